/** Snacks for the hour before dinner: dips, plates and small things from the pan. */
export const SNACKS_TABLE = `
Hummus with Vegetable Sticks
A big bowl of hummus with carrots, cucumber and pepper around it.
snack | dip | chickpeas | no cooking | beginner | budget | 10 min | sesame
1/3 cup hummus
1 carrot
1/4 cucumber
1/4 red bell pepper
1. Cut the carrots, the cucumbers and the bell peppers into sticks.
2. Put the hummus into the middle of a plate.
3. Set the sticks around it.

White Bean Dip with Carrots
Beans crushed with lemon, garlic and oil, from things that keep for weeks.
snack | dip | beans | no cooking | beginner | budget | 10 min | no allergens
1/4 can white beans (15-ounce cans, drained) or no-salt-added white beans
1/2 clove garlic
2 tsp olive oil
1/4 lemon
1 1/2 carrots
1/8 tsp salt or salt-free lemon pepper
1. Chop the garlic very finely.
2. Mash the white beans with the garlic, the oil, the salt and the lemon juice.
3. Cut the carrots into sticks and dip them.

Guacamole and Chips
Avocado, lime, onion and salted chips, made in the bowl that it is served in.
snack | dip | avocado | no cooking | beginner | moderate | 10 min | no allergens
1/2 avocado
1/4 tomato
1/4 lime
1 tsp cilantro
1 1/2 oz tortilla chips
1. Mash the avocados with the lime juice.
2. Chop the tomatoes and the cilantro and stir them in.
3. Serve with the tortilla chips.

Black Bean Dip and Chips
Black beans crushed with salsa and lime: five minutes from can to table.
snack | dip | beans | no cooking | beginner | budget | 5 min | no allergens
1/4 can black beans (15-ounce cans, drained) or no-salt-added black beans
2 tbsp salsa
1/8 lime
1 1/2 oz tortilla chips
1. Mash the black beans with the salsa and the lime juice.
2. Spread the dip in a shallow bowl.
3. Serve with the tortilla chips.

Cowboy Caviar
Black-eyed peas, corn and pepper in a sharp dressing, scooped up with chips.
snack | dip | beans | no cooking | beginner | budget | 15 min | no allergens
1/4 can black-eyed peas (15-ounce cans, drained) or no-salt-added black-eyed peas
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/4 red bell pepper
1/2 tomato
2 tsp olive oil
2 tsp apple cider vinegar
1 1/2 oz tortilla chips
1. Cut the bell peppers and the tomatoes into small cubes.
2. Mix them with the black-eyed peas, the corn, the oil and the apple cider vinegar.
3. Let it stand for 10 minutes.
4. Serve with the tortilla chips.

Cheese and Crackers
Cheddar, crackers and apple: enough said.
snack | plate | cheese | no cooking | beginner | budget | 5 min | dairy, gluten
1 1/2 oz cheddar cheese or vegan cheddar
8 wheat crackers or gluten-free crackers
1/2 apple
1. Slice the cheddar cheese and the apples.
2. Set them out with the crackers.
3. Let everybody stack their own.

String Cheese and Grapes
A cold stick of cheese and a bunch of grapes, packed in a minute.
snack | plate | cheese | no cooking | beginner | budget | 3 min | dairy
1 1/2 oz string cheese
1 cup grapes
1. Wash the grapes.
2. Share them out into small containers.
3. Add the string cheese just before you set off.

Salami and Pickle Bites
Salty, sour and gone: slices of salami folded around dill pickle.
snack | plate | pork | no cooking | beginner | moderate | 8 min | gluten, meat, pork
1 1/2 oz hard salami or turkey salami
1/2 dill pickle
6 wheat crackers or gluten-free crackers
1. Slice the salami thinly.
2. Cut the dill pickles into sticks.
3. Fold the salami around the sticks and serve them with the crackers.

Tuna on Crackers
Tuna with lemon on a crunchy cracker, a small meal between two lakes.
snack | plate | tuna | no cooking | beginner | budget | 5 min | fish, gluten
1/2 can canned tuna (5-ounce cans, drained)
1/8 lemon
8 wheat crackers or gluten-free crackers
1. Mix the tuna with the lemon juice.
2. Spoon it onto the crackers.
3. Eat them at once, while they crunch.

Cucumber Rounds with Cream Cheese
Cool rounds with a dab of cream cheese and dill.
snack | plate | cheese | no cooking | beginner | moderate | 10 min | dairy
1/2 cucumber
1 oz cream cheese or vegan cream cheese
1 tsp fresh dill
1. Cut the cucumbers into thick rounds.
2. Spoon a little cream cheese onto each.
3. Top them with dill.

Cherry Tomatoes with Mozzarella
Small tomatoes, small mozzarella, basil and oil on a stick.
snack | plate | cheese | no cooking | beginner | moderate | 10 min | dairy
3/4 cup cherry tomatoes
1 1/2 oz fresh mozzarella or vegan mozzarella
1 tbsp basil
2 tsp olive oil
1. Cut the mozzarella into cubes.
2. Thread it on picks with the cherry tomatoes and the basil.
3. Drizzle with oil.

Edamame with Sea Salt
Green soybeans to push from their pods, warm and a little salty.
snack | plate | vegetables | one pot | beginner | moderate | 10 min | soy
1 1/4 cups frozen edamame (in their pods)
1/8 tsp salt
1. Bring a pot of water to a boil.
2. Boil the edamame for 5 minutes and drain them.
3. Sprinkle with salt.

Pan Nachos
Chips, black beans and cheese under a lid until everything melts.
snack | dip | cheese | skillet | beginner | budget | 15 min | dairy
2 oz tortilla chips
1 1/2 oz Monterey Jack cheese or vegan cheddar
1/4 can black beans (15-ounce cans, drained)
1/4 cup salsa
1. Grate the cheese.
2. Spread half of the tortilla chips in the skillet and cover them with half of the black beans and the cheese.
3. Make a second layer of the same.
4. Cover and warm over low heat for 6 minutes until the cheese melts.
5. Serve with salsa.

Grilled Corn with Chili and Lime
Corn on the cob, charred and rubbed with lime and chili powder.
snack | grill | corn | grill | beginner | budget | 20 min | no allergens
1 ear corn
1/4 lime
1/4 tsp chili powder
1 tsp canola oil
1/8 tsp salt or salt-free lemon pepper
1. Husk the corn and brush it with oil.
2. Grill it for 12 minutes, turning it often, until it has dark spots.
3. Rub it with lime and dust it with salt and chili powder.

Yogurt with Berries
A cup of yogurt with whatever berries the market had.
snack | bowl | yogurt | no cooking | beginner | moderate | 5 min | dairy, honey
3/4 cup plain yogurt or coconut yogurt
1/2 cup strawberries
2 tsp honey or maple syrup
1. Slice the strawberries.
2. Spoon the yogurt into cups.
3. Top it with strawberries and honey.

Rice Cakes with Avocado
Light, green and quick, with a pinch of chili powder.
snack | toast | avocado | no cooking | beginner | moderate | 5 min | no allergens
2 rice cakes
1/2 avocado
1/8 lime
1 pinch chili powder
1/16 tsp salt or salt-free lemon pepper
1. Mash the avocados with the lime juice and the salt.
2. Spread it over the rice cakes.
3. Dust with chili powder.

Pretzels with Mustard Dip
Hard pretzels with a sweet mustard, for the cards table.
snack | dip | flour | no cooking | beginner | budget | 5 min | gluten
1 1/2 oz pretzels or gluten-free pretzels
1 tbsp yellow mustard
1 tsp maple syrup
1. Stir the mustard with the maple syrup.
2. Pour it into a small bowl.
3. Dip the pretzels.

Deviled Eggs
Boiled eggs with a sharp, creamy filling.
snack | eggs | eggs | one pot | beginner | budget | 25 min | egg
1 1/2 eggs
1 tbsp mayonnaise or vegan mayonnaise
1/2 tsp yellow mustard
1 pinch paprika
1. Boil the eggs for 12 minutes and cool them in cold water.
2. Peel and halve them and take out the yolks.
3. Mash the yolks with the mayonnaise and the mustard.
4. Fill the halves and dust them with paprika.

Pita Wedges with Olive Tapenade
Olives and capers chopped to a paste, with wedges of pita.
snack | dip | vegetables | no cooking | beginner | moderate | 10 min | gluten
10 olives
1 tsp capers
1 tsp olive oil
1/2 pita bread or gluten-free bread
1. Chop the olives and the capers finely.
2. Stir them with the oil.
3. Cut the pita bread into wedges and dip them.

Seaweed and Rice Snacks
Sheets of nori wrapped around sticks of cucumber and avocado with rice cakes.
snack | wrap | vegetables | no cooking | beginner | moderate | 8 min | no allergens
2 sheets nori
1/4 cucumber
1/4 avocado
2 rice cakes
1. Cut the sheets of nori in half.
2. Cut the cucumbers and the avocados into sticks.
3. Roll the sticks up in the nori and eat them with the rice cakes.
`;
