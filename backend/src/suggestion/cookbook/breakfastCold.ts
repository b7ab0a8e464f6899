/** Breakfasts in the hand that need no fire: toasts, wraps, sandwiches and plates. */
export const BREAKFAST_COLD = `
Banana Breakfast Rolls
Soft tortillas around whole bananas, eaten while the tents come down.
breakfast, snack | wrap | banana | no cooking | beginner | budget | 5 min | gluten, peanut
1 flour tortilla or corn tortilla
1 banana
2 tbsp peanut butter or sunflower seed butter
1 tbsp raisins
1. Spread the peanut butter over each flour tortilla.
2. Peel the bananas and lay one on each tortilla.
3. Sprinkle with raisins and roll up tightly.

Apple Ring Stacks
Rings of crisp apple with a creamy, seedy filling.
breakfast, snack | fruit | apple | no cooking | beginner | budget | 10 min | peanut
1 1/2 apples
3 tbsp peanut butter or sunflower seed butter
1 tbsp pumpkin seeds
1 tbsp dried cranberries
2 rice cakes
1. Core the apples and cut them into rings.
2. Spread half of the rings with peanut butter.
3. Press the pumpkin seeds and the dried cranberries into it and close with the other rings.
4. Serve with the rice cakes.

Rice Cakes with Strawberry Jam
The school sandwich without the bread: crisp, sweet and quick.
breakfast | toast | seeds | no cooking | beginner | budget | 5 min | peanut
3 rice cakes
2 tbsp peanut butter or sunflower seed butter
1 1/2 tbsp strawberry jam
1 orange
1. Spread the rice cakes with peanut butter.
2. Add a spoon of strawberry jam to each.
3. Cut the oranges into wedges and serve them on the side.

Avocado Lime Rice Cakes
Crushed avocado with lime and tomato on something that snaps.
breakfast, lunch | toast | avocado | no cooking | beginner | moderate | 10 min | no allergens
3 rice cakes
1 avocado
1/2 tomato
1/4 lime
1 tbsp pumpkin seeds
1/8 tsp salt or salt-free lemon pepper
1. Halve the avocados, take out the stones and mash the flesh with the lime juice and the salt.
2. Chop the tomatoes.
3. Spread the avocado over the rice cakes.
4. Top with tomatoes and pumpkin seeds.

Bagels with Cream Cheese and Cucumber
Chewy bagels with cool cream cheese, cucumber and plenty of dill.
breakfast, lunch | sandwich | cheese | no cooking | beginner | moderate | 8 min | dairy, gluten
1 bagel or gluten-free bagel
1 1/2 oz cream cheese or vegan cream cheese
1/4 cucumber
1 tsp fresh dill
1. Cut the bagels in half and spread them with cream cheese.
2. Slice the cucumbers thinly and lay them on top.
3. Sprinkle with dill and close the bagels.

Smoked Salmon Bagels
The big-city brunch at the picnic table, with lemon and capers.
breakfast | sandwich | fish | no cooking | beginner | premium | 10 min | dairy, fish, gluten
1 bagel or gluten-free bagel
1 1/2 oz cream cheese or vegan cream cheese
3 oz smoked salmon
1 tsp capers
1/8 red onion
1/8 lemon
1. Cut the bagels in half and spread them with cream cheese.
2. Slice the red onions as thinly as you can.
3. Lay the smoked salmon on the bagels and top it with red onions and capers.
4. Squeeze a little lemon over each.

Peanut Butter Granola Tortillas
A tortilla that holds granola, honey and peanut butter, and never crumbles in a pack.
breakfast, snack | wrap | peanut butter | no cooking | beginner | budget | 5 min | gluten, honey, nuts, peanut
1 flour tortilla or gluten-free tortilla
2 tbsp peanut butter or sunflower seed butter
1/4 cup almond granola
2 tsp honey or maple syrup
1/2 banana
1. Spread the flour tortillas with peanut butter.
2. Slice the bananas over them.
3. Scatter granola on top, add the honey and roll up.

Cottage Cheese and Peach Bowl
Cool cottage cheese, sweet peaches and a little black pepper, if you dare.
breakfast, snack | bowl | cheese | no cooking | beginner | moderate | 5 min | dairy
1 cup cottage cheese
1/2 can canned peaches (15-ounce cans)
1 tbsp pumpkin seeds
1/8 tsp black pepper
1. Drain the peaches and cut them into pieces.
2. Spoon the cottage cheese into bowls.
3. Top with the peaches, the pumpkin seeds and the black pepper.

Breakfast Sandwich with Ham and Swiss
Cold ham, Swiss cheese and mustard on soft bread, made the night before if you like.
breakfast, lunch | sandwich | pork | no cooking | beginner | moderate | 8 min | dairy, gluten, meat, pork
2 slices whole wheat bread or gluten-free bread
2 oz sliced ham or sliced turkey
1 oz Swiss cheese or vegan cheddar
1 tsp yellow mustard
1/2 tomato
1. Spread the bread with mustard.
2. Slice the tomatoes.
3. Layer sliced ham, Swiss cheese and tomatoes on half of the slices.
4. Close the sandwiches and cut them in half.

Ricotta Toast with Berries
Bread under a cloud of ricotta with berries and honey, no toaster asked for.
breakfast | toast | cheese | no cooking | beginner | premium | 8 min | dairy, gluten, honey
2 slices sourdough bread or gluten-free bread
1/3 cup ricotta
1/2 cup raspberries
2 tsp honey or maple syrup
1. Spread the bread thickly with ricotta.
2. Press the raspberries into it lightly.
3. Drizzle with honey.

Hummus Breakfast Pitas
Pita pockets with hummus, tomato and cucumber, as they start the day around the eastern Mediterranean.
breakfast, lunch | sandwich | chickpeas | no cooking | beginner | moderate | 10 min | gluten, sesame
1 pita bread or gluten-free bread
1/4 cup hummus
1/4 cucumber
1/2 tomato
1 tbsp parsley
1. Cut the pita bread in half and open the pockets.
2. Spread the insides with hummus.
3. Slice the cucumbers and the tomatoes and chop the parsley.
4. Fill the pockets with all of it.

Olive and Tomato Breakfast Plate
Bread, olives, tomatoes and white beans: a table of small things that wakes you slowly.
breakfast | plate | bread | no cooking | beginner | moderate | 10 min | gluten
2 slices sourdough bread or gluten-free bread
1/4 can white beans (15-ounce cans, drained)
1 tomato
8 olives
1 tbsp olive oil
1/4 tsp dried oregano
1. Cut the tomatoes into wedges.
2. Mash the white beans roughly with half of the olive oil and the oregano.
3. Arrange the beans, the tomatoes and the olives on plates.
4. Drizzle with the rest of the olive oil and eat it with the bread.

Cinnamon Raisin Bread with Apple Butter
Soft raisin bread under dark apple butter, which tastes of fall at any time.
breakfast | toast | bread | no cooking | beginner | budget | 5 min | gluten
3 slices raisin bread
2 tbsp apple butter
1/2 apple
1 tbsp sunflower seeds
1. Spread the raisin bread with apple butter.
2. Core the apples, cut them into thin slices and lay them on top.
3. Sprinkle with sunflower seeds.

Almond Butter and Date Toast
Dense bread with almond butter and dates, sweet without a spoon of sugar.
breakfast | toast | nuts | no cooking | beginner | premium | 5 min | gluten, nuts
2 slices whole wheat bread or gluten-free bread
3 tbsp almond butter or sunflower seed butter
3 dates
1/2 banana
1. Spread the bread with almond butter.
2. Take the stones out of the dates and chop them.
3. Slice the bananas.
4. Top the bread with bananas and dates.

Bean and Avocado Breakfast Tortillas
Crushed black beans, avocado and salsa in corn tortillas, as filling cold as they are warm.
breakfast, lunch | taco | beans | no cooking | beginner | budget | 10 min | no allergens
3 corn tortillas
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/2 avocado
3 tbsp salsa
1/4 lime
1. Mash the black beans with the lime juice.
2. Slice the avocados.
3. Spread the beans over the corn tortillas.
4. Top them with avocado and salsa and fold them.

Chickpea Breakfast Bowl
Chickpeas with tomato, cucumber, lemon and cumin: a savory start that needs no bread.
breakfast | bowl | chickpeas | no cooking | beginner | budget | 12 min | no allergens
1/2 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1 tomato
1/4 cucumber
1 tbsp olive oil
1/4 lemon
1/4 tsp ground cumin
2 rice cakes
1/8 tsp salt or salt-free lemon pepper
1. Cut the tomatoes and the cucumbers into small cubes.
2. Toss them with the chickpeas, the oil, the cumin, the salt and the lemon juice.
3. Break the rice cakes over each bowl.

Cinnamon Pear Rice Cakes
Slices of ripe pear over almond butter, with a snap underneath.
breakfast, snack | toast | fruit | no cooking | beginner | budget | 5 min | nuts
3 rice cakes
1 pear
2 tbsp almond butter or sunflower seed butter
1/4 tsp ground cinnamon
1. Core the pears and cut them into thin slices.
2. Spread the rice cakes with almond butter.
3. Lay the pears on top and dust them with cinnamon.
`;
