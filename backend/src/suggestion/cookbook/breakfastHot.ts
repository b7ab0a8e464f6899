/** Breakfasts from the pan and the fire: pancakes, eggs, hashes and tacos. */
export const BREAKFAST_HOT = `
Campfire Buttermilk Pancakes
Tall, tender pancakes from a mix, with butter and maple syrup running down the sides.
breakfast | pancakes | flour | one pan | beginner | budget | 25 min | dairy, egg, gluten
3/4 cup buttermilk pancake mix
1/2 egg
1/3 cup milk or oat milk or rice milk
2 tsp butter or vegan butter
2 tbsp maple syrup
1. Stir the pancake mix, the eggs and the milk to a lumpy batter and add a little water if it is too thick.
2. Melt some butter in the pan over medium heat.
3. Pour small circles and turn them when bubbles open on top.
4. Cook them golden on the other side.
5. Serve with the rest of the butter and maple syrup.

Banana Oat Pancakes
Bananas and oats hold these little pancakes together, so that no egg is needed.
breakfast | pancakes | banana | one pan | intermediate | budget | 25 min | dairy, gluten
1 banana
1/2 cup quick oats or gluten-free quick oats
1/4 cup shelf-stable milk or shelf-stable rice milk
1/2 tsp baking powder
2 tsp canola oil
1 1/2 tbsp maple syrup
1. Mash the bananas until they are smooth.
2. Stir in the quick oats, the shelf-stable milk and the baking powder and let the batter rest for 5 minutes.
3. Heat a little oil in the pan over medium heat.
4. Cook small pancakes for about 3 minutes on each side.
5. Serve with maple syrup.

Johnnycakes with Blueberries
Thin cornmeal cakes with crisp edges, as New England has made them for centuries.
breakfast | pancakes | corn | one pan | intermediate | budget | 35 min | no allergens
1/2 cup cornmeal
2 tbsp dried blueberries
1 tsp sugar
1 tbsp canola oil
1 1/2 tbsp maple syrup
1 pinch salt
1. Mix the cornmeal, the sugar, the salt and the dried blueberries.
2. Stir in about 2/3 cup of boiling water per person and let it swell for 5 minutes.
3. Heat the oil in the pan and drop in spoonfuls of batter.
4. Press them flat and fry them for 4 minutes on each side until they are crisp.
5. Serve with maple syrup.

Cowboy Breakfast Skillet
Potatoes, sausage and eggs in one black skillet, set in the middle of the table.
breakfast | skillet | sausage | skillet | intermediate | moderate | 45 min | egg, meat, pork
6 oz potatoes
3 oz pork breakfast sausage or turkey sausage or vegan sausage
2 eggs
1/4 onion
1/4 green bell pepper
1 tbsp canola oil
1 pinch salt
1. Cut the potatoes into small cubes and chop the onions and the bell peppers.
2. Fry the potatoes in the oil for 12 minutes until they are golden, and stir often.
3. Add the sausage in crumbles, the onions and the bell peppers and fry until the sausage reaches 160 °F (71 °C) inside, or 165 °F (74 °C) if it is poultry.
4. Make hollows, break the eggs into them and sprinkle with salt.
5. Cover and cook until whites and yolks are firm, 160 °F (71 °C).

Sweet Potato and Black Bean Hash
Sweet cubes with crisp edges, black beans and a little smoke: a plant eater's cowboy breakfast.
breakfast | skillet | sweet potatoes | skillet | beginner | budget | 30 min | no allergens
1 sweet potato
1/4 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 red onion
1 tbsp olive oil
1/2 tsp smoked paprika
1/4 tsp ground cumin
1/4 tsp salt or salt-free lemon pepper
1. Cut the sweet potatoes into small cubes and chop the red onions.
2. Fry the sweet potatoes in the oil over medium heat for 15 minutes and turn them often.
3. Add the red onions, the smoked paprika, the cumin and the salt and fry for 5 minutes.
4. Stir in the black beans and heat them through.

Potato and Onion Hash
Diner potatoes with brown onions, paprika and crisp corners.
breakfast | skillet | potatoes | one pan | beginner | budget | 30 min | no allergens
10 oz potatoes
1/2 onion
1 1/2 tbsp canola oil
1/2 tsp paprika
1/8 tsp salt
1 tbsp ketchup
1. Cut the potatoes into small cubes and chop the onions.
2. Heat the oil in the pan and add the potatoes in one layer.
3. Fry them over medium heat for 15 minutes and turn them now and then.
4. Add the onions, the paprika and the salt and fry until everything is brown.
5. Serve with ketchup.

Chickpea Scramble
Crushed chickpeas with turmeric and onion that stand in for scrambled eggs, and win.
breakfast | skillet | chickpeas | one pan | beginner | budget | 15 min | no allergens
1/2 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1/4 onion
1 clove garlic
1 tbsp olive oil
1/4 tsp ground turmeric
1/4 tsp ground cumin
2 corn tortillas
1/4 tsp salt or salt-free lemon pepper
1. Crush the chickpeas with a fork and leave some of them whole.
2. Chop the onions and the garlic and fry them in the oil for 5 minutes.
3. Add the chickpeas, the turmeric, the cumin and the salt.
4. Fry for 5 minutes and add a splash of water when it gets dry.
5. Warm the corn tortillas and fill them.

Tofu Scramble Tacos
Golden tofu with peppers and salsa in warm corn tortillas.
breakfast | taco | tofu | one pan | beginner | moderate | 20 min | soy
5 oz firm tofu
1/4 red bell pepper
2 tsp olive oil
1/4 tsp ground turmeric
2 corn tortillas
3 tbsp salsa
1 pinch salt
1. Chop the bell peppers and fry them in the oil for 4 minutes.
2. Crumble the tofu into the pan and add the turmeric and the salt.
3. Fry for 8 minutes until the edges are golden.
4. Warm the corn tortillas at the edge of the heat.
5. Fill them with tofu and spoon salsa on top.

Migas with Corn Tortillas
Eggs scrambled with crisp tortilla strips, cheese and salsa, as in Austin on a Sunday.
breakfast | eggs | eggs | one pan | beginner | moderate | 15 min | dairy, egg
2 eggs
2 corn tortillas
1 oz Monterey Jack cheese or vegan cheddar
1/4 cup salsa
2 tsp canola oil
1 tbsp cilantro
1. Cut the corn tortillas into strips and grate the cheese.
2. Fry the strips in the oil until they are crisp.
3. Beat the eggs, pour them over the strips and stir until they are set and reach 160 °F (71 °C).
4. Fold in the cheese and let it melt.
5. Serve with salsa and cilantro.

Bacon and Egg Breakfast Burritos
Crisp bacon, scrambled eggs and cheddar rolled tight for one hand and a steering wheel.
breakfast | wrap | pork | skillet | beginner | moderate | 25 min | dairy, egg, gluten, meat, pork
2 strips bacon or turkey bacon
2 eggs
1 oz cheddar cheese or vegan cheddar
1 flour tortilla or gluten-free tortilla
2 tbsp salsa
1. Fry the bacon in the skillet until it is crisp and lay it on a plate.
2. Pour off most of the fat.
3. Beat the eggs and scramble them in the skillet until they are set, 160 °F (71 °C).
4. Grate the cheddar cheese and warm the flour tortillas.
5. Fill the tortillas with eggs, bacon, cheese and salsa and roll them up.

Shakshuka
Eggs poached in a bubbling pan of tomatoes, peppers and cumin, with bread for the sauce.
breakfast, dinner | eggs | eggs | skillet | intermediate | budget | 30 min | egg, gluten | batches of 4
2 eggs
1/2 can canned diced tomatoes (15-ounce cans)
1/2 red bell pepper
1/4 onion
1 clove garlic
1 tbsp olive oil
1/2 tsp ground cumin
1/2 tsp paprika
1/8 tsp salt
2 slices sourdough bread or gluten-free bread
1. Chop the onions, the bell peppers and the garlic and fry them in the oil for 8 minutes.
2. Stir in the cumin and the paprika, then the tomatoes and the salt.
3. Simmer for 10 minutes until it is thick.
4. Make hollows, break the eggs into them, cover and cook for 8 minutes until whites and yolks are firm, 160 °F (71 °C).
5. Serve in the skillet with the bread.

French Toast with Cinnamon
Thick bread soaked in egg and milk and browned in butter, the way to rescue yesterday's loaf.
breakfast | toast | bread | one pan | beginner | budget | 30 min | dairy, egg, gluten
3 slices sandwich bread or gluten-free bread
1 egg
1/4 cup milk or oat milk or rice milk
2 tsp butter or vegan butter
1/2 tsp ground cinnamon
2 tbsp maple syrup
1. Beat the eggs with the milk and the cinnamon.
2. Soak the bread in it for a moment on both sides.
3. Melt the butter in the pan and brown the bread for 3 minutes on each side, until it has 160 °F (71 °C) inside.
4. Serve with maple syrup.

Mountain Omelet with Mushrooms
A folded omelet with browned mushrooms and Swiss cheese, made one by one and eaten at once.
breakfast | eggs | mushrooms | one pan | intermediate | moderate | 25 min | dairy, egg | batches of 1
3 eggs
3 oz mushrooms
1 oz Swiss cheese or vegan cheddar
2 tsp butter or olive oil
1 pinch salt
1. Slice the mushrooms and grate the Swiss cheese.
2. Brown the mushrooms in half of the butter and set them aside.
3. Beat the eggs with the salt.
4. Melt some butter, pour in eggs for one omelet and pull the edges to the middle until it is set, 160 °F (71 °C).
5. Add mushrooms and cheese, fold and serve, then make the next one.

Grilled Ham and Cheese English Muffins
Muffins toasted over the fire until the cheese runs.
breakfast | sandwich | pork | grill | beginner | moderate | 15 min | dairy, gluten, meat, pork
2 English muffins
2 oz sliced ham or sliced turkey
1 1/2 oz cheddar cheese or vegan cheddar
2 tsp butter or vegan butter
1. Split the English muffins and spread the outsides with butter.
2. Fill them with sliced ham and slices of cheddar cheese.
3. Wrap each of them in foil.
4. Grill them over medium heat for 4 minutes on each side.

Foil-Packet Breakfast Potatoes
Potatoes, peppers and onions that steam and brown in foil while the coffee brews.
breakfast | foil packet | potatoes | foil | beginner | budget | 40 min | no allergens
10 oz baby potatoes
1/2 red bell pepper
1/4 onion
1 tbsp olive oil
1/2 tsp smoked paprika
1/4 tsp garlic powder
1/8 tsp salt
1. Slice the potatoes thinly and cut the bell peppers and the onions into strips.
2. Toss everything with the oil, the smoked paprika, the salt and the garlic powder.
3. Seal one portion each in a double layer of foil.
4. Cook the packets over medium heat for 30 minutes and turn them once.
5. Open them carefully: the steam is hot.

Grilled Peaches with Yogurt
Warm grilled peaches over cold yogurt with a handful of granola.
breakfast, dessert | fruit | yogurt | grill | beginner | moderate | 15 min | dairy, gluten, honey, nuts
1 1/2 peaches
3/4 cup Greek yogurt or coconut yogurt
1/4 cup almond granola
2 tsp honey or maple syrup
1 tsp canola oil
1. Halve the peaches, take out the stones and brush the cut sides with oil.
2. Grill them cut side down for 4 minutes.
3. Spoon the yogurt into bowls and lay the peaches on top.
4. Finish with granola and honey.

Turkey Sausage and Apple Skillet
Browned turkey sausage with apples and onions in their own sweet juices.
breakfast | skillet | turkey | skillet | beginner | moderate | 30 min | meat
4 oz turkey sausage
1 apple
1/4 onion
6 oz baby potatoes
1 tbsp canola oil
1/4 tsp dried thyme
1. Slice the baby potatoes thinly and fry them in the oil for 10 minutes.
2. Slice the sausage, the apples and the onions.
3. Add the sausage and brown it for 5 minutes.
4. Add the apples, the onions and the thyme and fry until they are soft and the sausage reaches 165 °F (74 °C).

Spinach and Feta Eggs
Eggs scrambled slowly with spinach and salty feta.
breakfast | eggs | eggs | one pan | beginner | moderate | 12 min | dairy, egg, gluten
2 eggs
1 cup baby spinach
1 oz feta or vegetarian feta or vegan feta
2 tsp olive oil
2 slices whole wheat bread or gluten-free bread
1. Wilt the spinach in the oil for 2 minutes.
2. Beat the eggs and pour them over the spinach.
3. Stir slowly until they are set and reach 160 °F (71 °C).
4. Crumble in the feta and serve with the bread.
`;
