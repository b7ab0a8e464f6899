/** Breakfasts by the spoon: oats, grains, puddings and muesli, hot and cold. */
export const BREAKFAST_PORRIDGES = `
Apple Cinnamon Oatmeal
Creamy oats with soft apple, cinnamon and a sweet crust of brown sugar.
breakfast | porridge | oats | one pot | beginner | budget | 15 min | gluten
1/2 cup rolled oats or gluten-free rolled oats
1/2 apple
1 tbsp raisins
1 tbsp brown sugar
1/2 tsp ground cinnamon
1. Core the apples and cut them into small cubes.
2. Bring 1 cup of water per person to a boil with the apples and the raisins.
3. Stir in the oats and the cinnamon and simmer for 5 minutes.
4. Take the pot off the heat, cover it and let it stand for 2 minutes.
5. Sprinkle each bowl with brown sugar.

Coconut Mango Overnight Bowl
Dried mango and chia that swell while everybody sleeps and meet their coconut milk in the morning.
breakfast | porridge | oats | no cooking | beginner | moderate | 10 min | gluten
1/2 cup rolled oats or gluten-free rolled oats
1/4 can coconut milk (13.5-ounce cans)
2 tbsp dried mango
1 tbsp chia seeds
2 tsp maple syrup
1. Cut the dried mango into strips.
2. In the evening, stir the oats, the chia seeds and the mango with 2/3 cup of drinking water per person in a container with a lid.
3. Cover it and leave it in a cool place overnight.
4. In the morning, stir in the coconut milk.
5. Sweeten it with maple syrup.

Peanut Butter Banana Oatmeal
A bowl that carries a long hike: hot oats, ripe banana and a spoon of peanut butter on top.
breakfast | porridge | oats | one pot | beginner | budget | 12 min | gluten, peanut
1/2 cup rolled oats or gluten-free rolled oats
1 banana
2 tbsp peanut butter or sunflower seed butter
2 tsp brown sugar
1 pinch salt
1. Bring 1 cup of water per person to a boil with the salt.
2. Stir in the oats and simmer for 5 minutes.
3. Slice the bananas and mash half of them into the oats.
4. Fill the bowls and top them with the rest of the bananas, the peanut butter and the brown sugar.

Maple Pumpkin Seed Porridge
A quick hot porridge with toasted crunch that nobody has to leave out.
breakfast | porridge | oats | one pot | beginner | budget | 12 min | gluten
1/2 cup rolled oats or gluten-free rolled oats
2 tbsp pumpkin seeds
1 tbsp dried cranberries
1 tbsp maple syrup
1/4 tsp ground cinnamon
1. Toast the pumpkin seeds in the dry pot until they pop, then set them aside.
2. Bring 1 cup of water per person to a boil and stir in the oats and the cinnamon.
3. Simmer for 5 minutes and stir now and then.
4. Top each bowl with pumpkin seeds, dried cranberries and maple syrup.

Coconut Rice Pudding Breakfast
Soft rice in sweet coconut milk with raisins, as mild as a blanket.
breakfast, dessert | porridge | rice | one pot | beginner | budget | 25 min | no allergens
1/3 cup long-grain rice
1/4 can coconut milk (13.5-ounce cans)
2 tbsp raisins
1 tbsp sugar
1/2 tsp ground cinnamon
1. Bring the rice and 2/3 cup of water per person to a boil.
2. Cover the pot and simmer gently for 15 minutes.
3. Stir in the coconut milk, the raisins and the sugar.
4. Simmer for 5 more minutes until it is creamy.
5. Dust with cinnamon.

Quinoa Breakfast Bowl with Orange
Fluffy quinoa with orange, dates and sunflower seeds, full of protein before the first mile.
breakfast | bowl | quinoa | one pot | beginner | moderate | 25 min | no allergens
1/3 cup quinoa
1/2 orange
3 dates
1 tbsp sunflower seeds
2 tsp maple syrup
1. Rinse the quinoa.
2. Simmer it, covered, in 2/3 cup of water per person for 15 minutes.
3. Let it stand off the heat for 5 minutes and fluff it with a fork.
4. Peel the oranges, cut them into pieces and chop the dates.
5. Fold both in with the maple syrup and scatter sunflower seeds over each bowl.

Polenta with Stewed Apricots
Golden cornmeal porridge with apricots that swell in their own syrup.
breakfast | porridge | corn | one pot | beginner | budget | 20 min | no allergens
1/4 cup cornmeal
6 dried apricots
1 tbsp brown sugar
1/4 tsp ground cinnamon
1 pinch salt
1. Quarter the dried apricots and put them into a bowl with the brown sugar, the cinnamon and a little boiling water.
2. Bring 1 1/4 cups of water per person to a boil with the salt.
3. Rain in the cornmeal while you stir.
4. Simmer over low heat for 10 minutes and stir often.
5. Spoon the apricots and their syrup over each bowl.

Seed and Raisin Breakfast Mix
A dry mix that travels in one bag and turns into breakfast with a splash of shelf-stable milk.
breakfast | bowl | oats | no cooking | beginner | budget | 10 min | dairy, gluten
1/2 cup rolled oats or gluten-free rolled oats
2 tbsp raisins
1 tbsp sunflower seeds
1 tbsp pumpkin seeds
3/4 cup shelf-stable milk or shelf-stable rice milk
1. Mix the oats with the raisins, the sunflower seeds and the pumpkin seeds.
2. Share the mix out into bowls.
3. Pour the shelf-stable milk over it and let it stand for 5 minutes.

Mango Chia Pudding
Chia seeds set the coconut milk in half an hour, and mango does the rest.
breakfast, dessert | pudding | seeds | no cooking | beginner | premium | 40 min | no allergens
3 tbsp chia seeds
1/4 can coconut milk (13.5-ounce cans)
1/2 mango
1 tbsp maple syrup
1/4 lime
1. Whisk the coconut milk with 2/3 cup of drinking water per person and the maple syrup.
2. Stir in the chia seeds, wait for 5 minutes and stir again.
3. Cover and let it stand for 25 minutes until it is thick.
4. Peel the mangoes and cut them into cubes.
5. Top each bowl with mango and a squeeze of lime.

Puffed Rice Bowl with Banana
The lightest breakfast in the box, with banana, seeds and cold shelf-stable milk.
breakfast | bowl | rice | no cooking | beginner | budget | 5 min | dairy
1 1/2 cups puffed rice
1 banana
1 tbsp sunflower seeds
1 cup shelf-stable milk or shelf-stable rice milk
2 tsp maple syrup
1. Slice the bananas.
2. Share the puffed rice out into bowls and pour the shelf-stable milk over it.
3. Top with the bananas, the sunflower seeds and the maple syrup.

Granola and Yogurt Pots
Layers of thick yogurt, crunchy granola and blueberries that take no more than a spoon.
breakfast | bowl | yogurt | no cooking | beginner | moderate | 5 min | dairy, gluten, honey, nuts
1 cup Greek yogurt or coconut yogurt
1/2 cup almond granola or gluten-free granola
1/2 cup blueberries
2 tsp honey or maple syrup
1. Spoon half of the yogurt into cups.
2. Add half of the granola and half of the blueberries.
3. Layer the rest on top in the same order.
4. Finish with honey.

Trail Granola with Milk Powder
Just add water: the milk is already in the bag, as backpackers do it.
breakfast | bowl | granola | no cooking | beginner | budget | 5 min | dairy, gluten, nuts
1 cup almond granola
3 tbsp powdered milk
2 tbsp dried cranberries
1. Mix the granola, the powdered milk and the dried cranberries.
2. Share the mix out into cups.
3. Stir 3/4 cup of cold or hot drinking water into each cup.

Chocolate Cherry Oatmeal
Hot oats with cocoa and dried cherries for those who would rather have dessert.
breakfast | porridge | oats | one pot | beginner | moderate | 12 min | gluten
1/2 cup rolled oats or gluten-free rolled oats
1 tbsp cocoa powder
2 tbsp dried cherries
1 tbsp brown sugar
1 tbsp sunflower seeds
1. Bring 1 cup of water per person to a boil with the dried cherries.
2. Stir in the oats, the cocoa powder and the brown sugar.
3. Simmer for 5 minutes and stir often.
4. Scatter sunflower seeds over each bowl.

Savory Oats with Egg
Oats cooked like risotto, with cheddar, green onion and a fried egg that runs into them.
breakfast | porridge | oats | pot and skillet | intermediate | moderate | 20 min | dairy, egg, gluten
1/2 cup rolled oats or gluten-free rolled oats
1 egg
1 oz cheddar cheese or vegan cheddar
1 green onion
1 tsp butter or olive oil
1 pinch salt
1. Grate the cheddar cheese and slice the green onions.
2. Simmer the oats in 1 cup of water per person with the salt for 5 minutes.
3. Stir in the cheddar cheese and cover the pot.
4. Melt the butter in the skillet and fry the eggs on both sides until whites and yolks are firm, 160 °F (71 °C).
5. Top each bowl with an egg and green onions.

Millet Porridge with Figs
Toasted millet, sweet figs and a hint of orange: gentle, golden and filling.
breakfast | porridge | seeds | one pot | intermediate | moderate | 30 min | no allergens
1/3 cup millet
3 dried figs
1/4 orange
1 tbsp maple syrup
1/4 tsp ground cinnamon
1. Toast the millet in the dry pot for 3 minutes until it smells nutty.
2. Quarter the dried figs and add them with 1 1/4 cups of water per person and the cinnamon.
3. Simmer, covered, for 20 minutes and stir now and then.
4. Squeeze in the oranges and sweeten with maple syrup.

Blueberry Couscous Porridge
Couscous swells in minutes and takes breakfast to places where fuel is short.
breakfast | porridge | couscous | one pot | beginner | budget | 10 min | dairy, gluten
1/2 cup couscous
3 tbsp dried blueberries
1 tbsp brown sugar
1/4 tsp ground cinnamon
1/2 cup shelf-stable milk or shelf-stable rice milk
1. Bring 1/2 cup of water per person and the shelf-stable milk to a boil with the dried blueberries.
2. Stir in the couscous, the brown sugar and the cinnamon.
3. Cover the pot, take it off the heat and wait for 5 minutes.
4. Fluff it with a fork.

Strawberry Yogurt Muesli
Oats, yogurt and grated apple in the Swiss manner.
breakfast | bowl | yogurt | no cooking | beginner | moderate | 25 min | dairy, gluten, honey
1/3 cup rolled oats or gluten-free rolled oats
3/4 cup plain yogurt or coconut yogurt
1/2 apple
1/2 cup strawberries
2 tsp honey or maple syrup
1. Stir the oats into the yogurt and let them soak for 15 minutes.
2. Grate the apples into it.
3. Slice the strawberries.
4. Top each bowl with strawberries and honey.

Grits with Butter and Corn
Southern grits with sweet corn, the kind of bowl that fixes a cold morning.
breakfast | porridge | corn | one pot | beginner | budget | 15 min | dairy
1/4 cup quick grits
1/4 can canned corn (15-ounce cans) or no-salt-added corn
2 tsp butter or vegan butter
1/8 tsp salt
1/8 tsp black pepper
1. Bring 1 cup of water per person to a boil with the salt.
2. Whisk in the grits and simmer for 6 minutes while you stir.
3. Drain the corn and stir it in.
4. Finish with butter and black pepper.

Sunrise Fruit and Coconut Bowl
Orange, apple and banana in coconut with seeds, cut in five minutes and gone in three.
breakfast | fruit | fruit | no cooking | beginner | moderate | 10 min | no allergens
1 banana
1/2 orange
1/2 apple
3 tbsp shredded coconut
2 tbsp pumpkin seeds
1/4 cup puffed rice
1. Peel the bananas and the oranges and cut them into bite-size pieces.
2. Core the apples and cut them into cubes.
3. Toss the fruit with the shredded coconut.
4. Top each bowl with pumpkin seeds and puffed rice.

Cocoa Banana Overnight Bowl
Cocoa and chia left alone for the night, with banana in the morning.
breakfast | porridge | oats | no cooking | beginner | budget | 10 min | dairy, gluten
1/2 cup rolled oats or gluten-free rolled oats
1 tbsp cocoa powder
1 tbsp chia seeds
3/4 cup shelf-stable milk or shelf-stable rice milk
1 banana
2 tsp maple syrup
1. In the evening, stir the oats, the cocoa powder and the chia seeds with 1/2 cup of drinking water per person in a container with a lid.
2. Cover it and leave it in a cool place overnight.
3. In the morning, stir in the shelf-stable milk and the maple syrup.
4. Slice the bananas on top.

Peach and Cranberry Cups
Canned peaches and their juice that turn into breakfast while you fold the tent.
breakfast | bowl | fruit | no cooking | beginner | budget | 15 min | gluten
1/2 can canned peaches (15-ounce cans)
1/2 cup quick oats or gluten-free quick oats
1 tbsp sunflower seeds
1 tbsp dried cranberries
1. Cut the peaches into pieces and share them out into cups with their juice.
2. Stir in the oats and the dried cranberries and wait for 10 minutes.
3. Scatter sunflower seeds on top.

Puffed Millet with Dates and Coconut
Airy millet with chewy dates and coconut, and shelf-stable milk poured over at the last moment.
breakfast | bowl | dried fruit | no cooking | beginner | moderate | 5 min | dairy
1 1/2 cups puffed millet
3 dates
2 tbsp shredded coconut
1 tbsp pumpkin seeds
3/4 cup shelf-stable milk or shelf-stable rice milk
1. Take the stones out of the dates and chop them.
2. Mix the puffed millet with the dates, the shredded coconut and the pumpkin seeds.
3. Pour the shelf-stable milk over it and eat it while it crackles.
`;
