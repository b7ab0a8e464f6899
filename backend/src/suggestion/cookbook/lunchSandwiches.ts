/** Lunches in the hand: wraps and sandwiches for the trail, the boat and the car. */
export const LUNCH_SANDWICHES = `
Smashed Chickpea Pitas
Chickpeas mashed with lemon and mustard, crisp with celery, in a soft pocket.
lunch | sandwich | chickpeas | no cooking | beginner | budget | 12 min | gluten
1/2 can chickpeas (15-ounce cans, drained)
1 pita bread or gluten-free bread
1 stalk celery
1 tbsp olive oil
1 tsp yellow mustard
1/4 lemon
1/2 cup baby spinach
1. Mash the chickpeas roughly with the oil, the mustard and the lemon juice.
2. Chop the celery and stir it in.
3. Cut the pita bread in half and open the pockets.
4. Fill them with spinach and chickpeas.

Hummus and Carrot Wraps
A thick layer of hummus with carrot and cabbage that stays crisp until the summit.
lunch | wrap | chickpeas | no cooking | beginner | budget | 10 min | gluten, sesame
1 flour tortilla or gluten-free tortilla
1/3 cup hummus
1 carrot
1/2 cup red cabbage (shredded)
1 tbsp sunflower seeds
1. Spread the flour tortillas with hummus.
2. Grate the carrots and cut the cabbage into fine strips.
3. Lay both on the tortillas with the sunflower seeds.
4. Roll them up tightly and cut them in half.

White Bean and Pickle Sandwiches
Beans crushed with mustard and dill pickle, from cans that never need a cooler.
lunch | sandwich | beans | no cooking | beginner | budget | 12 min | gluten
3 slices whole wheat bread or gluten-free bread
1/2 can white beans (15-ounce cans, drained)
1/2 dill pickle
1 tbsp olive oil
1 tsp yellow mustard
1 carrot
1. Mash the white beans with the oil and the mustard.
2. Chop the dill pickles and grate the carrots.
3. Stir both into the beans.
4. Spread the mix between the slices of bread and cut them into triangles.

Folded Black Bean Tortillas
Crushed beans, salsa and corn folded in corn tortillas, cold and good.
lunch | wrap | beans | no cooking | beginner | budget | 10 min | no allergens
3 corn tortillas
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
3 tbsp salsa
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/2 cup green cabbage (shredded)
1. Mash the black beans with half of the salsa and spread it over the corn tortillas.
2. Add the rest of the salsa and the corn.
3. Cut the cabbage into fine strips, scatter it on top and fold the tortillas.

Peanut Butter and Jelly, Trail Style
The sandwich that has climbed more mountains than anybody, with seeds for the bite.
lunch, snack | sandwich | peanut butter | no cooking | beginner | budget | 5 min | gluten, peanut
3 slices whole wheat bread or gluten-free bread
3 tbsp peanut butter or sunflower seed butter
1 1/2 tbsp grape jelly
2 tsp sunflower seeds
1 apple
1. Spread half of the bread with peanut butter and half with grape jelly.
2. Sprinkle sunflower seeds on the peanut butter.
3. Close the sandwiches and cut them in half.
4. Serve with the apples.

Sunflower Butter and Apple Wraps
Thin apple and raisins in a soft tortilla, for those who leave nuts at home.
lunch | wrap | seeds | no cooking | beginner | budget | 8 min | gluten
1 1/2 flour tortillas or gluten-free tortillas
3 tbsp sunflower seed butter or peanut butter
1/2 apple
1 tbsp raisins
1 carrot
1. Spread the flour tortillas with sunflower seed butter.
2. Cut the apples into thin slices and lay them on top with the raisins.
3. Roll the tortillas up tightly.
4. Cut the carrots into sticks and serve them on the side.

Turkey and Cranberry Wraps
Sliced turkey with cream cheese and cranberries: a small Thanksgiving in foil.
lunch | wrap | turkey | no cooking | beginner | moderate | 10 min | dairy, gluten, meat
1 1/2 flour tortillas or gluten-free tortillas
3 oz sliced turkey
1 oz cream cheese or vegan cream cheese
1 tbsp dried cranberries
1 cup baby spinach
1. Spread the flour tortillas with cream cheese.
2. Lay the turkey and the spinach on top.
3. Sprinkle with dried cranberries.
4. Roll up tightly and cut in half.

Tuna Salad Sandwiches
Tuna with celery, lemon and mayonnaise on soft bread.
lunch | sandwich | tuna | no cooking | beginner | budget | 12 min | egg, fish, gluten
1 can canned tuna (5-ounce cans, drained)
1 1/2 tbsp mayonnaise or vegan mayonnaise
1/2 stalk celery
1/8 lemon
2 slices sandwich bread or gluten-free bread
1 leaf romaine lettuce
1. Chop the celery finely.
2. Mix the tuna with the mayonnaise, the celery and the lemon juice.
3. Pile it on half of the bread with a leaf of romaine.
4. Close the sandwiches.

Tuna and White Bean Wraps
Tuna and creamy beans dressed with lemon in place of mayonnaise.
lunch | wrap | tuna | no cooking | beginner | budget | 12 min | fish, gluten
1/2 can canned tuna (5-ounce cans, drained)
1/4 can white beans (15-ounce cans, drained)
1 flour tortilla or gluten-free tortilla
1 tbsp olive oil
1/4 lemon
1/2 cup green cabbage (shredded)
1. Mash the white beans with the oil and the lemon juice.
2. Stir in the tuna.
3. Cut the cabbage into fine strips.
4. Fill the flour tortillas with tuna and cabbage and roll them up.

Salami, Cheddar and Apple Rolls
Cured salami, sharp cheddar and apple slices in a flour tortilla.
lunch | wrap | pork | no cooking | beginner | moderate | 8 min | dairy, gluten, meat, pork
1 1/2 flour tortillas or gluten-free tortillas
2 oz hard salami or turkey salami
1 1/2 oz cheddar cheese or vegan cheddar
1/2 apple
1 tsp yellow mustard
1. Spread the flour tortillas with mustard.
2. Slice the salami, the cheddar cheese and the apples thinly.
3. Lay them on the tortillas and roll up tightly.

Italian Picnic Subs
Ham, salami and provolone with peppers and oregano, pressed and shared.
lunch | sandwich | pork | no cooking | beginner | premium | 15 min | dairy, gluten, meat, pork
1 hoagie roll or gluten-free roll
1 1/2 oz sliced ham or sliced turkey
1 oz hard salami or turkey salami
1 oz provolone or vegan cheddar
1 tbsp roasted red peppers
1 leaf romaine lettuce
2 tsp olive oil
1/4 tsp dried oregano
1. Split the hoagie rolls and drizzle the insides with oil and oregano.
2. Layer sliced ham, salami and provolone on them.
3. Add the roasted red peppers and the romaine.
4. Close the subs, press them flat for a few minutes and cut them in half.

Roast Beef and Horseradish Sandwiches
Thin roast beef with a hot lick of horseradish and cool cucumber.
lunch | sandwich | beef | no cooking | beginner | premium | 8 min | dairy, gluten, meat
2 slices rye bread or gluten-free bread
3 oz sliced roast beef
1 tsp horseradish
1 tbsp sour cream or vegan sour cream
1/4 cucumber
1. Stir the horseradish into the sour cream and spread it on the bread.
2. Slice the cucumbers thinly.
3. Layer roast beef and cucumbers on half of the slices and close the sandwiches.

Chicken Salad Lettuce Wraps
Chicken with grapes and celery in crisp leaves, no bread to go soggy.
lunch | wrap | chicken | no cooking | beginner | moderate | 12 min | egg, meat
3/4 can canned chicken (10-ounce cans, drained)
1 1/2 tbsp mayonnaise or vegan mayonnaise
1/2 cup grapes
1/2 stalk celery
4 leaves romaine lettuce
1 apple
1/8 tsp salt or salt-free lemon pepper
1. Halve the grapes and chop the celery.
2. Mix the chicken with the mayonnaise, the grapes, the celery and the salt.
3. Spoon it into the leaves of romaine.
4. Serve with the apples.

Egg Salad on Rye
Eggs from the shell, boiled at breakfast and dressed at noon.
lunch | sandwich | eggs | one pot | beginner | budget | 25 min | egg, gluten
2 eggs
1 1/2 tbsp mayonnaise or vegan mayonnaise
1 tsp yellow mustard
1/2 stalk celery
2 slices rye bread or gluten-free bread
1. Boil the eggs for 12 minutes and cool them in cold water.
2. Peel and chop them.
3. Chop the celery and stir both with the mayonnaise and the mustard.
4. Spread it between the slices of bread.

Tofu Salad Sandwiches
Crumbled tofu with mustard, turmeric and pickle that fools nobody and pleases everyone.
lunch | sandwich | tofu | no cooking | beginner | moderate | 12 min | egg, gluten, soy
4 oz firm tofu
1 1/2 tbsp mayonnaise or vegan mayonnaise
1 tsp yellow mustard
1/8 tsp ground turmeric
1/4 dill pickle
2 slices whole wheat bread or gluten-free bread
1. Crumble the tofu and chop the dill pickles.
2. Stir both with the mayonnaise, the mustard and the turmeric.
3. Spread it thickly between the slices of bread.

Pesto Mozzarella Ciabatta
Basil pesto, tomato and mozzarella that grow together on the way.
lunch | sandwich | cheese | no cooking | beginner | premium | 8 min | dairy, gluten, nuts
1 ciabatta or gluten-free roll
1 1/2 tbsp basil pesto
2 1/2 oz fresh mozzarella or vegan mozzarella
1 tomato
1. Cut the ciabattas open and spread them with pesto.
2. Slice the mozzarella and the tomatoes.
3. Fill the rolls and press them together.

Cucumber and Cream Cheese Sandwiches
Soft, cool and crisp at once, with dill: afternoon tea with hiking boots on.
lunch, snack | sandwich | cheese | no cooking | beginner | budget | 8 min | dairy, gluten
3 slices sandwich bread or gluten-free bread
1 1/2 oz cream cheese or vegan cream cheese
1/2 cucumber
1 tsp fresh dill
1. Spread the bread with cream cheese.
2. Slice the cucumbers thinly and lay them on half of the slices.
3. Sprinkle with dill, close and cut into fingers.

Sardine and Tomato Rye
Rich sardines with tomato and lemon on dark bread, ready when the can is open.
lunch | sandwich | fish | no cooking | beginner | budget | 6 min | fish, gluten
1 can canned sardines (4-ounce cans, drained)
2 slices rye bread or gluten-free bread
1 tomato
1/8 lemon
1 tbsp parsley
1. Slice the tomatoes and lay them on the bread.
2. Break the sardines over them.
3. Finish with the lemon juice and chopped parsley.
`;
