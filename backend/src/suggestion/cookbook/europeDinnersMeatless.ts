/** Lunches and dinners without meat that groups from Europe know from home; what is weighed is in grams. */
export const EUROPE_DINNERS_MEATLESS = `
Käsespätzle
Soft egg noodles with melting Emmental under a heap of brown onions.
dinner | pasta | cheese | pot and skillet | beginner | moderate | 40 min | dairy, egg, gluten
4 oz spaetzle or gluten-free egg noodles
3 oz Emmental or vegetarian Emmental or vegan cheddar
1 onion
1 1/2 tbsp butter or vegan butter
1/4 cup milk or oat milk or rice milk
1/8 tsp black pepper
1. Slice the onions and brown them slowly in the butter in the skillet for 15 minutes.
2. Grate the Emmental.
3. Boil the spaetzle in the pot as the package says and drain them.
4. Stir in the Emmental, the milk and the black pepper over low heat until it melts.
5. Serve with the onions on top.

Kartoffelpuffer with Applesauce
Grated potatoes fried to lacy cakes and eaten with cold applesauce.
dinner, lunch | pancakes | potatoes | skillet | intermediate | budget | 60 min | egg, gluten
12 oz potatoes
1/2 egg
1/4 onion
1 tbsp all-purpose flour or cornstarch
2 tbsp canola oil
1/4 tsp salt
1/2 cup applesauce
1. Grate the potatoes and the onions and press out the water with your hands.
2. Stir in the eggs, the all-purpose flour and the salt.
3. Heat some oil in the skillet, drop in spoonfuls and press them flat.
4. Fry them for 5 minutes on each side until they are crisp and reach 160 °F (71 °C) inside, and repeat with the rest.
5. Serve with the applesauce.

Tortilla Española
Potatoes and onions stewed in olive oil and set with eggs, as good cold as hot.
dinner, lunch | eggs | eggs | skillet | intermediate | budget | 55 min | egg, gluten | batches of 4
2 1/2 eggs
9 oz potatoes
1/2 onion
2 tbsp olive oil
1/4 tsp salt
1 slice sourdough bread or gluten-free bread
1 tomato
1. Slice the potatoes and the onions thinly.
2. Cook them in the oil in the skillet over low heat for 20 minutes until they are soft.
3. Beat the eggs with the salt, fold in the potatoes and pour everything back.
4. Cook it for 8 minutes, turn it with the help of a plate and cook until it is set, 160 °F (71 °C).
5. Serve wedges with the bread and sliced tomatoes.

Gazpacho from the Bowl
Tomatoes, cucumber and pepper chopped very small in their own cold juice, with garlic and vinegar.
lunch, dinner | soup | vegetables | no cooking | beginner | budget | 25 min | no allergens
1/2 can canned crushed tomatoes (15-ounce cans) or no-salt-added crushed tomatoes
1 tomato
1/2 cucumber
1/4 green bell pepper
1/2 clove garlic
1/4 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1 1/2 tbsp olive oil
2 tsp apple cider vinegar
1/4 tsp salt or salt-free lemon pepper
1. Chop the tomatoes, the cucumbers, the bell peppers and the garlic as finely as you can.
2. Stir them with the crushed tomatoes, the oil, the vinegar, the salt and 1/4 cup of cold drinking water per person.
3. Mash the chickpeas and stir them in.
4. Let it stand in the cooler or the shade for 10 minutes.

Mushroom Risotto
Rice stirred slowly with mushrooms and parmesan until it flows.
dinner | rice | mushrooms | one pot | intermediate | moderate | 45 min | dairy
1/2 cup arborio rice
4 oz mushrooms
1/4 onion
1 clove garlic
1 tbsp olive oil
3/4 oz parmesan or nutritional yeast
2 tsp butter or vegan butter
1/4 tsp salt
1. Chop the onions and the garlic, slice the mushrooms and brown them in the oil for 8 minutes.
2. Stir in the arborio rice and the salt until the grains shine.
3. Add 1 1/2 cups of hot water per person, a ladle at a time, and stir often for 20 minutes.
4. Take it off the heat and stir in the parmesan and the butter until it is creamy.

Panzanella
Yesterday's bread soaked in ripe tomatoes, oil and vinegar: Tuscany's answer to leftovers.
lunch, dinner | salad | bread | no cooking | beginner | budget | 30 min | gluten
2 slices sourdough bread or gluten-free bread
2 tomatoes
1/2 cucumber
1/8 red onion
1/4 can white beans (15-ounce cans, drained) or no-salt-added white beans
2 tbsp olive oil
1 tbsp balsamic vinegar
2 tbsp basil
1/8 tsp salt or salt-free lemon pepper
1. Tear the bread into pieces and let it dry in the air while you cut the rest.
2. Cut the tomatoes and the cucumbers into chunks and the red onions into thin rings.
3. Toss everything with the white beans, the oil, the balsamic vinegar and the salt and wait for 15 minutes.
4. Tear the basil over it.

Borscht
Beets, cabbage and potatoes in a deep red broth with a spoon of sour cream.
dinner, lunch | soup | vegetables | one pot | beginner | budget | 50 min | dairy | batches of 14
1/2 can canned beets (15-ounce cans) or no-salt-added beets
5 oz potatoes
1 cup green cabbage (shredded)
1 carrot
1/4 onion
1/4 can white beans (15-ounce cans, drained) or no-salt-added white beans
1 tbsp canola oil
2 tsp apple cider vinegar
2 tbsp sour cream or vegan sour cream
1 tsp fresh dill
1/4 tsp salt
1. Chop the onions and the carrots and soften them in the oil for 6 minutes.
2. Cut the potatoes into cubes and the cabbage into strips and add them with the salt and 2 cups of water per person.
3. Simmer for 20 minutes until the potatoes are soft.
4. Cut the beets into strips, add them with their juice and the white beans and simmer for 8 minutes.
5. Season with the vinegar and serve with sour cream and dill.

Pierogi with Fried Onions
Filled dumplings, boiled and then browned in butter with a lot of onion.
dinner | pasta | potatoes | pot and skillet | beginner | moderate | 30 min | dairy, gluten
9 oz pierogi (with a potato filling)
1 onion
1 tbsp butter or vegan butter
2 tbsp sour cream or vegan sour cream
2/3 cup sauerkraut
1. Slice the onions and brown them in half of the butter in the skillet for 12 minutes.
2. Boil the pierogi in the pot as the package says and drain them.
3. Brown them in the rest of the butter and warm the sauerkraut next to them.
4. Serve with the onions and the sour cream.

Potatoes with Melted Mountain Cheese
Raclette without its machine: boiled potatoes, cheese melted over them, pickles on the side.
dinner | plate | cheese | pot and skillet | beginner | moderate | 40 min | dairy
12 oz baby potatoes
3 oz raclette cheese or vegetarian raclette cheese or vegan cheddar
1 dill pickle
1/2 tomato
1/4 onion
1/8 tsp black pepper
1. Boil the baby potatoes in their skins in the pot for 20 minutes and drain them.
2. Slice the cheese, the dill pickles, the tomatoes and the onions.
3. Crush the potatoes lightly in the skillet and cover them with cheese and black pepper.
4. Put a lid on and wait for 4 minutes over low heat until the cheese runs.
5. Serve with pickles, tomatoes and onions.

Rösti with Fried Eggs
A crisp cake of grated potatoes with an egg on top, as farmers near Bern began the day.
dinner, breakfast | skillet | potatoes | pot and skillet | intermediate | budget | 50 min | dairy, egg
12 oz potatoes
1 1/2 eggs
1 1/2 tbsp butter or olive oil
1/4 tsp salt
1 tomato
1. Boil the potatoes in their skins in the pot for 12 minutes and let them cool a little.
2. Peel and grate the potatoes coarsely and mix them with the salt.
3. Melt two thirds of the butter, press the potatoes into the skillet and fry them for 10 minutes.
4. Turn the cake with the help of a plate, fry it for 8 more minutes and lift it out.
5. Fry the eggs in the rest of the butter until whites and yolks are firm, 160 °F (71 °C).
6. Serve the rösti with the eggs and slices of tomato.

Leek and Cheese Quiche
A tart of leeks, eggs and cream, served in wedges with a green salad.
dinner, lunch | bake | eggs | oven | intermediate | moderate | 75 min | dairy, egg, gluten
2 oz pie crust
1 1/4 eggs
1/2 leek
1/4 cup heavy cream or coconut cream
1 1/2 oz Emmental or vegetarian Emmental or vegan cheddar
2 tsp butter or olive oil
1 1/2 cups romaine lettuce
2 tsp olive oil
1 tsp apple cider vinegar
1/4 tsp salt
1. Heat the oven to 375 °F (190 °C) and line baking dishes with the pie crust.
2. Slice the leeks and soften them in the butter in a deep pan for 8 minutes.
3. Beat the eggs with the cream and the salt, grate the Emmental into it and add the leeks.
4. Fill the crust and bake for 40 minutes until the middle is set and reaches 160 °F (71 °C).
5. Toss the romaine with the oil and the vinegar and serve it with the quiche.

Linsensuppe with Vinegar and Mustard
German lentil soup with carrots and potatoes, sharpened at the very end.
lunch, dinner | soup | lentils | one pot | beginner | budget | 55 min | no allergens
3/8 cup brown lentils
4 oz potatoes
1 carrot
1/4 leek
1 tbsp canola oil
2 tsp apple cider vinegar
1 tsp brown mustard
1/2 tsp dried thyme
1/4 tsp salt or salt-free lemon pepper
1. Slice the leeks and the carrots and soften them in the oil for 5 minutes.
2. Add the lentils, the thyme and 2 cups of water per person and simmer for 20 minutes.
3. Add the salt and the potatoes in small cubes and simmer for 15 more minutes.
4. Stir in the vinegar and the mustard.

Croque Monsieur from the Pan
Ham and Emmental in crisp bread with mustard, browned slowly under a lid.
lunch | sandwich | pork | one pan | beginner | moderate | 20 min | dairy, gluten, meat, pork
2 slices sandwich bread or gluten-free bread
2 oz sliced ham or sliced turkey
2 oz Emmental or vegetarian Emmental or vegan cheddar
2 tsp butter or vegan butter
1 tsp brown mustard
1 1/2 cups romaine lettuce
1 tsp olive oil
1. Grate the Emmental and spread half of the bread with mustard.
2. Lay sliced ham and Emmental on it, close the sandwiches and spread the outsides with butter.
3. Brown them over low heat for 4 minutes on each side with a lid on the pan.
4. Toss the romaine with the oil and serve it on the side.

Gnocchi with Tomato and Mozzarella
Potato gnocchi in tomato sauce with pools of mozzarella, ready in twenty minutes.
dinner | pasta | potatoes | one pot | beginner | moderate | 25 min | dairy, gluten
8 oz gnocchi
1/2 can canned crushed tomatoes (15-ounce cans)
2 oz fresh mozzarella or vegan mozzarella
1 clove garlic
1 tbsp olive oil
1 tbsp basil
1. Boil the gnocchi until they float, drain them and set them aside.
2. Slice the garlic and turn it golden in the oil in the same pot.
3. Add the crushed tomatoes and simmer for 8 minutes.
4. Stir in the gnocchi, lay pieces of mozzarella on top and cover for 2 minutes.
5. Tear the basil over it.
`;
