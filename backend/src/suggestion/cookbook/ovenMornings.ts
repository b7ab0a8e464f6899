/** Breakfasts and desserts from the oven of a full kitchen. */
export const OVEN_MORNINGS = `
Vegetable Frittata Bake
Eggs, potatoes and peppers baked in one dish and cut into squares for the whole table.
breakfast, dinner | eggs | eggs | oven | beginner | moderate | 60 min | dairy, egg
2 1/2 eggs
6 oz potatoes
1/2 red bell pepper
1 cup baby spinach
1 oz cheddar cheese or vegan cheddar
2 tbsp milk or oat milk or rice milk
1 tbsp olive oil
1/4 tsp salt
1. Heat the oven to 375 °F (190 °C) and cut the potatoes and the bell peppers into small cubes.
2. Toss them with the oil in a baking dish and roast them for 20 minutes.
3. Grate the cheddar cheese, beat the eggs with the milk and the salt and stir in the cheese and the spinach.
4. Pour it over the potatoes and bake for 25 minutes until the middle is set and reaches 160 °F (71 °C).

Baked Oatmeal with Berries
Oats baked with berries until the top is golden: it waits for late risers.
breakfast | bake | oats | oven | beginner | budget | 50 min | dairy, gluten
1/2 cup rolled oats or gluten-free rolled oats
3/4 cup milk or shelf-stable rice milk
1/2 cup frozen berries
1/2 banana
1 tbsp brown sugar
1/2 tsp ground cinnamon
1/4 tsp baking powder
1. Heat the oven to 375 °F (190 °C).
2. Mash the bananas and stir them with the milk, the brown sugar, the cinnamon and the baking powder.
3. Stir in the oats and the frozen berries and pour it into a baking dish.
4. Bake for 35 minutes until the middle is set, and let it stand for 5 minutes.

Overnight Bread and Egg Bake
Yesterday's bread soaked in eggs and milk with ham and cheese, put together the night before.
breakfast | bake | bread | oven | beginner | moderate | 65 min | dairy, egg, gluten, meat, pork
2 slices sourdough bread or gluten-free bread
1 1/2 eggs
1/2 cup milk or oat milk or rice milk
1 1/2 oz sliced ham or sliced turkey
1 oz Swiss cheese or vegan cheddar
1/2 tsp brown mustard
1. In the evening, cut the bread, the sliced ham and the Swiss cheese into cubes and spread them in a baking dish.
2. Beat the eggs with the milk and the mustard, pour them over it and keep the dish cold, below 40 °F (4 °C).
3. In the morning, heat the oven to 350 °F (175 °C).
4. Bake for 45 minutes until the middle is set and reaches 160 °F (71 °C), and let it stand for 5 minutes.

Oven Hash with Sweet Potatoes
Sweet potatoes, apples and onions roasted brown without anybody standing over them.
breakfast | bake | sweet potatoes | oven | beginner | budget | 45 min | no allergens
1 1/2 sweet potatoes
1/2 apple
1/4 red onion
1 tbsp olive oil
1/2 tsp paprika
2 tbsp pumpkin seeds
1/4 tsp salt or salt-free lemon pepper
1. Heat the oven to 425 °F (220 °C).
2. Cut the sweet potatoes, the apples and the onions into small cubes and toss them with the oil, the salt and the paprika.
3. Spread them in one layer on sheet pans and roast them for 25 minutes, turning them once.
4. Scatter the pumpkin seeds on top and roast for 5 more minutes.

Apple Crumble
Soft apples under sweet crumbs, the pudding that British dinners end with.
dessert | bake | apple | oven | beginner | budget | 60 min | dairy, gluten
1 1/2 apples
3 tbsp all-purpose flour
2 tbsp rolled oats
2 tbsp brown sugar
1 tbsp butter or vegan butter
1/4 tsp ground cinnamon
1. Heat the oven to 375 °F (190 °C).
2. Core the apples, cut them into slices and spread them in a baking dish with the cinnamon.
3. Rub the flour, the oats, the brown sugar and the butter into crumbs and scatter them on top.
4. Bake for 35 minutes until the apples bubble at the edges.
`;
