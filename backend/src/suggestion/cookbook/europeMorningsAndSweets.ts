/** Breakfasts, cold lunches and desserts that groups from Europe know from home; what is weighed is in grams. */
export const EUROPE_MORNINGS_AND_SWEETS = `
Crêpes with Apricot Jam
Thin pancakes rolled around jam: the first one always fails and is the cook's.
breakfast, dessert | pancakes | flour | one pan | intermediate | budget | 40 min | dairy, egg, gluten
1/2 cup all-purpose flour
1 egg
2/3 cup milk or oat milk or rice milk
1 tbsp butter or vegan butter
2 tbsp apricot jam
1 pinch salt
1. Whisk the flour, the salt, the eggs and the milk to a smooth batter and let it rest for 10 minutes.
2. Melt a little butter in the pan and pour in just enough batter to cover the bottom.
3. Turn each crêpe when its edge is brown, fry the other side for a moment and keep it warm under a cloth.
4. Spread the crêpes with apricot jam and roll them up.

Dutch Bacon Pancakes
One large pancake at a time with bacon baked into it and syrup over it, as in Holland.
breakfast | pancakes | pork | one pan | intermediate | budget | 65 min | dairy, egg, gluten, meat, pork
1/2 cup all-purpose flour
1 egg
2/3 cup milk or oat milk or rice milk
2 strips bacon or turkey bacon
1 tbsp maple syrup
1/2 apple
1. Whisk the flour, the eggs and the milk to a smooth batter and let it rest for 10 minutes.
2. Cut the bacon into short pieces and fry some of it in the pan until it is crisp.
3. Pour batter over the bacon, lay thin slices of apple on it and fry it for 3 minutes on each side.
4. Make the next one in the same way and serve them with maple syrup.

Pan con Tomate
Bread rubbed with garlic and ripe tomato under good oil: breakfast in Barcelona.
breakfast, snack | toast | bread | no cooking | beginner | budget | 8 min | gluten
3 slices sourdough bread or gluten-free bread
1 1/2 tomatoes
1/2 clove garlic
1 1/2 tbsp olive oil
1 pinch salt
1. Rub the bread with the cut side of the garlic.
2. Halve the tomatoes and rub them into the bread until only the skins are left.
3. Drizzle with oil and sprinkle with salt.

Beans on Toast with Eggs
White beans in tomato on bread with a firm fried egg: half of an English breakfast, and enough.
breakfast, lunch | eggs | beans | skillet | beginner | budget | 25 min | egg, gluten
1/2 can white beans (15-ounce cans, drained) or no-salt-added white beans
1/4 cup tomato sauce
1 tsp brown sugar
1 egg
2 tsp canola oil
2 slices whole wheat bread or gluten-free bread
1. Simmer the white beans with the tomato sauce and the brown sugar in the skillet for 8 minutes and lift them out.
2. Brown the bread in half of the oil.
3. Fry the eggs in the rest of the oil until whites and yolks are firm, 160 °F (71 °C).
4. Spoon the beans over the bread and lay the eggs on top.

Smørrebrød with Egg and Cucumber
Dark bread, butter and a neat layer of egg, cucumber and dill, eaten with knife and fork.
lunch, breakfast | sandwich | eggs | one pot | beginner | budget | 30 min | dairy, egg, gluten
2 slices rye bread or gluten-free bread
1 1/2 eggs
2 tsp butter or vegan butter
1/4 cucumber
2 tsp mayonnaise or vegan mayonnaise
1 tsp fresh dill
1/16 tsp salt or salt-free lemon pepper
1. Boil the eggs for 12 minutes, cool them in cold water and peel them.
2. Slice the eggs and the cucumbers.
3. Butter the rye bread and lay eggs and cucumbers on it in rows with a little salt.
4. Finish with a dab of mayonnaise and dill.

Smørrebrød with Smoked Mackerel
Smoked mackerel, radishes and chives on rye, straight from the harbor.
lunch | sandwich | fish | no cooking | beginner | premium | 12 min | dairy, fish, gluten
2 slices rye bread or gluten-free bread
3 oz smoked mackerel
4 radishes
2 tsp butter or vegan butter
1 tbsp chives
1/8 lemon
1. Butter the rye bread.
2. Break the smoked mackerel over it and cover it with slices of radish.
3. Chop the chives, scatter them on top and finish with a squeeze of lemon.

Ploughman's Lunch
Bread, cheddar, apple and pickles with mustard: what an English field was plowed on.
lunch | plate | cheese | no cooking | beginner | moderate | 10 min | dairy, gluten
3 slices sourdough bread or gluten-free bread
2 1/2 oz cheddar cheese or vegan cheddar
1/2 apple
1 dill pickle
2 tsp butter or vegan butter
1 tsp brown mustard
1. Butter the bread.
2. Cut the cheddar cheese into thick slices and the apples and the dill pickles into wedges.
3. Serve all of it together with the mustard.

Kaiserschmarrn with Applesauce
A thick pancake torn to pieces in the pan with butter, sugar and raisins, fit for an emperor.
dessert, breakfast | pancakes | flour | one pan | intermediate | budget | 35 min | dairy, egg, gluten
1/3 cup all-purpose flour
1 egg
1/3 cup milk or oat milk or rice milk
1 tbsp butter or vegan butter
2 tsp sugar
1 tbsp raisins
1/4 cup applesauce
1. Whisk the flour, the eggs, the milk and half of the sugar to a smooth batter.
2. Melt half of the butter, pour the batter in as thick as a finger and scatter the raisins on it.
3. Fry it for 5 minutes on each side until it is set and has 160 °F (71 °C) inside.
4. Tear it into pieces with two forks and brown them with the rest of the butter and the sugar.
5. Serve with the applesauce.

Rote Grütze
Red berries thickened to a cold, shining pudding, with cream poured over it in the north.
dessert | pudding | berries | one pot | beginner | moderate | 25 min | dairy
3/4 cup frozen berries
1 1/2 tbsp sugar
2 tsp cornstarch
3 tbsp heavy cream or coconut cream
1. Bring the frozen berries, the sugar and 1/4 cup of water per person to a boil.
2. Stir the cornstarch with a little cold water until it is smooth, and stir it into the fruit.
3. Simmer for 2 minutes until it is clear and thick.
4. Let it cool in bowls and serve it with the cream.

Milchreis with Cinnamon Sugar
Rice simmered in milk until it is thick and soft, the dinner that every German child asked for.
dessert, breakfast | pudding | rice | one pot | beginner | budget | 45 min | dairy
1/4 cup short-grain rice
1 cup milk or oat milk or rice milk
1 1/2 tbsp sugar
1/4 tsp ground cinnamon
1 pinch salt
1. Bring the milk to a boil with the salt and half of the sugar, stirring so that it does not catch.
2. Stir in the rice, cover it and simmer over very low heat for 30 minutes, stirring often.
3. Mix the rest of the sugar with the cinnamon.
4. Serve the rice with the cinnamon sugar.

Cherry Clafoutis
Cherries in a trembling batter from the Limousin, eaten lukewarm out of the dish.
dessert | bake | fruit | oven | beginner | moderate | 65 min | dairy, egg, gluten
2/3 cup frozen cherries
1 egg
3/8 cup milk or oat milk or rice milk
3/16 cup all-purpose flour
1 1/2 tbsp sugar
1 tsp butter or vegan butter
1. Heat the oven to 375 °F (190 °C) and grease a baking dish with the butter.
2. Whisk the eggs, the milk, the flour and the sugar to a smooth batter.
3. Spread the frozen cherries in the dish and pour the batter over them.
4. Bake for 45 minutes until the middle is set and reaches 160 °F (71 °C).
`;
