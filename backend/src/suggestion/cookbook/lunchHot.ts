/** Lunches from one small fire: soups, noodles, quesadillas and quick rice. */
export const LUNCH_HOT = `
Tomato and White Bean Pot
Smooth tomatoes with beans and a little basil, on the table in twenty minutes.
lunch, dinner | soup | beans | one pot | beginner | budget | 20 min | no allergens
1/2 can canned crushed tomatoes (15-ounce cans) or no-salt-added crushed tomatoes
1/2 can white beans (15-ounce cans, drained) or no-salt-added white beans
1/4 onion
1 clove garlic
1 tbsp olive oil
1/4 tsp dried basil
1 tsp sugar
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions and the garlic and soften them in the oil for 5 minutes.
2. Add the crushed tomatoes, the basil, the sugar, the salt and 1/2 cup of water per person.
3. Simmer for 10 minutes.
4. Mash half of the white beans and stir in all of them.
5. Heat through and serve.

Red Lentil and Carrot Soup
Lentils that melt in a quarter of an hour, with carrot, cumin and lemon.
lunch, dinner | soup | lentils | one pot | beginner | budget | 25 min | gluten
1/3 cup red lentils
1 carrot
1/4 onion
1 tbsp olive oil
1/2 tsp ground cumin
1/4 tsp paprika
1/4 lemon
1 bread roll or rice cake
1/4 tsp salt
1. Chop the onions and the carrots and soften them in the oil for 5 minutes.
2. Stir in the cumin, the paprika and the salt.
3. Add the red lentils and 1 1/2 cups of water per person.
4. Simmer for 15 minutes until the lentils fall apart.
5. Squeeze in the lemon juice and serve with the bread rolls.

Coconut Corn Chowder
Corn and potatoes in coconut milk, as thick as chowder has to be.
lunch, dinner | soup | corn | one pot | beginner | budget | 30 min | no allergens
1/2 can canned corn (15-ounce cans, drained)
6 oz potatoes
1/4 can coconut milk (13.5-ounce cans)
1/4 onion
2 tsp canola oil
1/4 tsp smoked paprika
1/4 tsp salt
1. Chop the onions and cut the potatoes into small cubes.
2. Soften the onions in the oil.
3. Add the potatoes, the smoked paprika, the salt and 1 cup of water per person and simmer for 12 minutes.
4. Add the corn and the coconut milk and simmer for 5 minutes.
5. Crush some of the potatoes to thicken the soup.

Peanut Noodle Bowls
Hot noodles tossed in peanut sauce with carrots and cabbage.
lunch, dinner | noodles | pasta | one pot | beginner | budget | 20 min | gluten, peanut, soy
3 oz spaghetti or rice noodles
2 tbsp peanut butter or sunflower seed butter
1 carrot
1 cup green cabbage (shredded)
1 tbsp soy sauce or gluten-free tamari or coconut aminos
1 tsp brown sugar
1/4 lime
1. Grate the carrots and cut the cabbage into strips.
2. Boil the spaghetti and add the cabbage for the last 2 minutes.
3. Keep some of the cooking water and drain the rest.
4. Stir the peanut butter, the soy sauce, the brown sugar and the lime juice with some of that water.
5. Toss everything together.

Sunflower Rice Noodles with Broccoli
Slippery rice noodles and broccoli in a creamy sauce without a single nut.
lunch, dinner | noodles | rice | one pot | beginner | moderate | 20 min | gluten, soy
3 oz rice noodles
1 1/2 cups broccoli
2 tbsp sunflower seed butter or peanut butter
1 tbsp soy sauce or gluten-free tamari or coconut aminos
1/2 lime
1 tsp maple syrup
1. Cut the broccoli into small florets and boil it for 3 minutes.
2. Add the rice noodles and cook them as their package says.
3. Keep some of the cooking water and drain the rest.
4. Stir the sunflower seed butter, the soy sauce, the lime juice and the maple syrup with some of that water.
5. Toss everything together.

Couscous with Chickpeas and Raisins
Couscous that cooks itself under a lid, sweet with raisins and warm with cumin.
lunch, dinner | bowl | couscous | one pot | beginner | budget | 12 min | gluten
1/2 cup couscous
1/2 can chickpeas (15-ounce cans, drained)
2 tbsp raisins
1 carrot
1 tbsp olive oil
1/2 tsp ground cumin
1/4 tsp salt
1/4 lemon
1. Grate the carrots.
2. Bring 2/3 cup of water per person to a boil with the carrots, the raisins, the cumin, the salt and the oil.
3. Stir in the couscous and the chickpeas.
4. Cover, take it off the heat and wait for 6 minutes.
5. Fluff it with a fork and squeeze in the lemon juice.

Camp Ramen with Egg
Instant noodles given an egg, cabbage and green onion, and some self-respect.
lunch, dinner | noodles | eggs | one pot | beginner | budget | 12 min | egg, gluten, sesame, soy
1 package dry ramen noodles (the noodles only) or rice noodles
1 egg
1 cup green cabbage (shredded)
1 green onion
1 tbsp soy sauce or gluten-free tamari or coconut aminos
1 tsp sesame oil
1. Bring 2 cups of water per person to a boil with the soy sauce.
2. Add the cabbage and the ramen noodles and cook them for 2 minutes.
3. Stir the soup in a circle and break the eggs into it.
4. Simmer for 3 more minutes until the eggs are firm and reach 160 °F (71 °C).
5. Slice the green onions and serve them on top with the sesame oil.

Black Bean Quesadillas
Crisp tortillas with cheddar and black beans, cut into wedges as fast as they brown.
lunch, dinner | taco | cheese | one pan | beginner | budget | 30 min | dairy, gluten | batches of 4
2 flour tortillas or corn tortillas
2 oz cheddar cheese or vegan cheddar
1/2 can black beans (15-ounce cans, drained)
1/4 cup salsa
1 tsp canola oil
1. Grate the cheddar cheese and crush the black beans a little.
2. Spread both over half of each flour tortilla and fold them shut.
3. Brown them in a little oil for 3 minutes on each side.
4. Cut them into wedges and serve with salsa.

Sweet Potato Quesadillas without Cheese
Mashed sweet potato and beans hold the tortillas together better than cheese ever did.
lunch, dinner | taco | sweet potatoes | one pan | intermediate | budget | 45 min | no allergens | batches of 4
3 corn tortillas
1 sweet potato
1/4 can black beans (15-ounce cans, drained)
1/4 tsp ground cumin
1/4 tsp chili powder
2 tsp canola oil
1/2 lime
1/4 tsp salt
1. Cut the sweet potatoes into small cubes and cook them, covered, in a little water for 12 minutes.
2. Pour off the water and mash them with the black beans, the cumin, the salt, the chili powder and the lime juice.
3. Spread the mash over half of each corn tortilla and fold them.
4. Wipe the pan, add the oil and brown them for 3 minutes on each side.

Grilled Cheese and Tomato
Two slices, good cheddar and a tomato, browned slowly until the middle runs.
lunch | sandwich | cheese | one pan | beginner | budget | 15 min | dairy, gluten
2 slices sourdough bread or gluten-free bread
2 oz cheddar cheese or vegan cheddar
1/2 tomato
2 tsp butter or vegan butter
1. Slice the cheddar cheese and the tomatoes and spread the outsides of the bread with butter.
2. Fill the slices with cheddar cheese and tomato.
3. Brown the sandwiches over low heat for 4 minutes on each side with a lid on the pan.

Minestrone in One Pot
Beans, pasta and whatever vegetables the box still holds.
lunch, dinner | soup | vegetables | one pot | beginner | budget | 30 min | gluten | batches of 14
1 1/2 oz small pasta or gluten-free pasta
1/2 can kidney beans (15-ounce cans, drained)
1/2 can canned diced tomatoes (15-ounce cans)
1 carrot
1/4 onion
1/2 cup green cabbage (shredded)
1 tbsp olive oil
1/2 tsp Italian seasoning
1/4 tsp salt
1. Chop the onions, the carrots and the cabbage and soften them in the oil for 8 minutes.
2. Add the diced tomatoes, the Italian seasoning, the salt and 1 1/2 cups of water per person.
3. Bring it to a boil, add the pasta and simmer for 10 minutes.
4. Stir in the kidney beans and heat them through.

Instant Rice and Bean Bowls
Quick brown rice, black beans and salsa with a squeeze of lime.
lunch, dinner | bowl | rice | one pot | beginner | budget | 15 min | no allergens
1/2 cup instant brown rice
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/4 cup salsa
1/4 tsp ground cumin
1/4 lime
1. Cook the instant brown rice as its package says.
2. Stir in the black beans, the corn and the cumin and heat them through.
3. Serve with salsa and a squeeze of lime.

Potato and Leek Soup
Leeks and potatoes, simmered soft and crushed with a fork.
lunch, dinner | soup | potatoes | one pot | beginner | budget | 30 min | dairy
10 oz potatoes
1/2 leek
1 tbsp olive oil
1/4 cup heavy cream or coconut milk
1/4 tsp salt
1/8 tsp black pepper
1. Slice the leeks and cut the potatoes into cubes.
2. Soften the leeks in the oil for 5 minutes.
3. Add the potatoes, the salt and 1 1/2 cups of water per person and simmer for 15 minutes.
4. Crush the potatoes in the pot.
5. Stir in the heavy cream and the black pepper.

Grilled Chicken Pitas
Thin chicken, lemon and oregano off the grill, in pita with cucumber yogurt.
lunch, dinner | sandwich | chicken | grill | intermediate | moderate | 30 min | dairy, gluten, meat
5 oz chicken breast or firm tofu
1 pita bread or gluten-free bread
1/4 cup plain yogurt or coconut yogurt
1/4 cucumber
1/4 lemon
1 tbsp olive oil
1/2 tsp dried oregano
1/4 tsp salt
1. Cut the chicken into thin strips and mix it with the oil, the oregano, the salt and the lemon juice.
2. Grate the cucumbers and stir them into the yogurt.
3. Thread the chicken on skewers and grill it for 4 minutes on each side until it reaches 165 °F (74 °C) inside.
4. Warm the pita bread for a moment.
5. Fill it with chicken and yogurt.

Grilled Corn and Black Bean Tacos
Charred corn cut off the cob into warm tortillas with black beans and lime.
lunch, dinner | taco | corn | grill | beginner | budget | 25 min | no allergens
1 ear corn
3 corn tortillas
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/2 avocado
1/2 lime
1/4 tsp chili powder
1/8 tsp salt or salt-free lemon pepper
1. Husk the corn and grill it for 10 minutes until it has dark spots, turning it often.
2. Cut the kernels off the cobs and mix them with the black beans, the chili powder, the salt and the lime juice.
3. Warm the corn tortillas on the grill.
4. Fill them and top them with slices of avocado.

Hot Dogs with Quick Slaw
Franks with a cabbage slaw that cuts the fat.
lunch, dinner | sandwich | sausage | sticks | beginner | budget | 20 min | gluten, meat
2 beef hot dogs or vegan hot dogs
2 hot dog buns or gluten-free hot dog buns
1 cup green cabbage (shredded)
2 tsp apple cider vinegar
1 tsp sugar
1 tbsp yellow mustard
1. Cut the cabbage into fine strips and knead it with the apple cider vinegar and the sugar.
2. Put the hot dogs on sticks and roast them for 6 minutes until the skins split and they are 165 °F (74 °C) inside.
3. Lay them in the hot dog buns.
4. Top them with slaw and mustard.

Miso Noodle Soup
Rice noodles, tofu and carrots in a broth that needs only a spoon of miso.
lunch, dinner | soup | tofu | one pot | beginner | moderate | 15 min | soy
2 1/2 oz rice noodles
3 oz shelf-stable tofu
1 carrot
1 green onion
1 1/2 tbsp white miso
1 tsp fresh ginger (grated)
1. Cut the carrots into thin strips and the tofu into cubes and slice the green onions.
2. Boil 2 cups of water per person with the carrots and the ginger.
3. Add the rice noodles and the tofu and cook them as the package of noodles says.
4. Take the pot off the heat, stir the miso with some of the soup and stir it back in.
5. Scatter green onions on top.

Pepperoni Tortilla Pizzas
Thin, crisp tortilla pizzas from a covered pan.
lunch, dinner | toast | cheese | one pan | beginner | moderate | 45 min | dairy, gluten, meat, pork
2 flour tortillas or corn tortillas
1/4 cup pizza sauce
2 oz mozzarella or vegan mozzarella
1 oz pepperoni or turkey pepperoni
1. Grate the mozzarella.
2. Lay a flour tortilla in the pan and brown it for 1 minute on one side.
3. Turn it, spread it with pizza sauce and add mozzarella and pepperoni.
4. Cover the pan for 3 minutes until the mozzarella melts, then make the next one.
`;
