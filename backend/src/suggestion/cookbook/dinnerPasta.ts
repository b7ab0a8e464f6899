/** Dinners with pasta and noodles. */
export const DINNER_PASTA = `
One-Pot Tomato Basil Pasta
Pasta that cooks in its own tomato sauce, so that there is one pot to wash.
dinner | pasta | pasta | one pot | beginner | budget | 25 min | gluten
4 oz penne or gluten-free penne
1/2 can canned crushed tomatoes (15-ounce cans) or no-salt-added crushed tomatoes
1/4 onion
1 clove garlic
1 tbsp olive oil
1/2 tsp dried basil
1/4 tsp red pepper flakes
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions and the garlic and soften them in the oil.
2. Add the crushed tomatoes, the basil, the red pepper flakes, the salt, the penne and 1 1/4 cups of water per person.
3. Bring it to a boil and simmer for 12 minutes, stirring often so that nothing sticks.
4. Let it stand, covered, for 3 minutes until the sauce clings.

Lentil Bolognese
Lentils, carrot and tomato cooked down to a sauce that fools the meat eaters.
dinner | pasta | lentils | one pot | beginner | budget | 45 min | gluten
4 oz spaghetti or gluten-free spaghetti
1/2 can canned lentils (15-ounce cans, drained)
1/2 can canned crushed tomatoes (15-ounce cans)
1 carrot
1/4 onion
1 tbsp olive oil
1/2 tsp dried oregano
1/4 tsp salt
1. Boil the spaghetti, drain it and set it aside with a little oil.
2. Chop the onions and grate the carrots and soften them in the rest of the oil in the same pot.
3. Add the crushed tomatoes, the oregano, the salt and the lentils and simmer for 15 minutes.
4. Stir in the spaghetti and heat it through.

Pasta e Ceci
The Roman pot of pasta and chickpeas, somewhere between a soup and a plate.
dinner, lunch | pasta | chickpeas | one pot | beginner | budget | 30 min | gluten
3 oz small pasta or gluten-free pasta
1/2 can chickpeas (15-ounce cans, drained)
1 tbsp tomato paste
2 cloves garlic
1 1/2 tbsp olive oil
1/2 tsp dried rosemary
1/4 tsp salt
1. Slice the garlic and turn it golden in the oil with the rosemary.
2. Stir in the tomato paste and the chickpeas and crush a third of them.
3. Add the salt and 2 cups of water per person and bring it to a boil.
4. Add the pasta and simmer for 10 minutes until it is thick and soft.

Mac and Cheese from Scratch
Macaroni in a real cheddar sauce, stirred together while it is hot.
dinner | pasta | cheese | one pot | beginner | budget | 25 min | dairy, gluten
4 oz elbow macaroni or gluten-free macaroni
2 1/2 oz cheddar cheese or vegan cheddar
1/3 cup milk or oat milk or rice milk
1 tbsp butter or vegan butter
1/4 tsp yellow mustard
1/4 tsp salt
1. Grate the cheddar cheese.
2. Boil the macaroni in plenty of water and drain it.
3. Stir in the butter, the milk, the mustard and the salt over low heat.
4. Add the cheddar cheese by handfuls and stir until the sauce is smooth.

Pasta with Squash Sauce
A creamy sauce of squash and coconut milk, orange as it should be, over elbow macaroni.
dinner | pasta | squash | one pot | intermediate | moderate | 45 min | dairy, gluten
4 oz elbow macaroni or gluten-free macaroni
1 1/2 cups butternut squash (cubed)
1/4 can coconut milk (13.5-ounce cans)
1 clove garlic
2 tbsp parmesan or nutritional yeast
1 tbsp olive oil
1/2 tsp yellow mustard
1/4 tsp salt
1. Boil the squash and the garlic for 15 minutes until they are very soft.
2. Lift them out into a bowl and boil the macaroni in the same water.
3. Mash the squash and the garlic with the coconut milk, the oil, the parmesan, the salt and the mustard.
4. Drain the macaroni and stir in the sauce.

Penne with Sausage and Peppers
Italian sausage, peppers and tomatoes around short pasta.
dinner | pasta | sausage | pot and skillet | beginner | moderate | 35 min | gluten, meat, pork
4 oz penne or gluten-free penne
3 oz pork Italian sausage or turkey Italian sausage or vegan sausage
1/2 red bell pepper
1/4 onion
1/2 can canned diced tomatoes (15-ounce cans)
2 tsp olive oil
1. Boil the penne in the pot, drain it and keep it warm.
2. Crumble the sausage and brown it in the oil in the skillet to 160 °F (71 °C), or 165 °F (74 °C) if it is poultry.
3. Cut the bell peppers and the onions into strips and fry them with it for 8 minutes.
4. Add the diced tomatoes and simmer for 8 minutes.
5. Toss the penne with the sauce.

Spaghetti Carbonara
Bacon, egg and parmesan that turn into a sauce over the hot pasta.
dinner | pasta | pork | pot and skillet | advanced | moderate | 30 min | dairy, egg, gluten, meat, pork
4 oz spaghetti or gluten-free spaghetti
2 strips bacon or turkey bacon
1 egg
1 oz parmesan or nutritional yeast
1/4 tsp black pepper
1. Grate the parmesan and beat it with the eggs and the black pepper.
2. Cut the bacon into pieces and fry it in the skillet until it is crisp.
3. Boil the spaghetti and keep some of the cooking water.
4. Off the heat, toss the spaghetti with the bacon and its fat.
5. Stir in the egg mix with a little of the hot water over low heat until it is creamy and reaches 160 °F (71 °C).

Turkey Spaghetti Bolognese
A lighter meat sauce that simmers while the tents go up.
dinner | pasta | turkey | pot and skillet | beginner | moderate | 40 min | gluten, meat
4 oz spaghetti or gluten-free spaghetti
4 oz ground turkey or vegan ground beef
1/2 can canned crushed tomatoes (15-ounce cans)
1/4 onion
1 carrot
1 tbsp olive oil
1/2 tsp Italian seasoning
1/4 tsp salt
1. Brown the ground turkey in the oil in the skillet until it reaches 165 °F (74 °C).
2. Chop the onions, grate the carrots and fry them with it for 5 minutes.
3. Add the crushed tomatoes, the Italian seasoning and the salt and simmer for 20 minutes.
4. Boil the spaghetti in the pot and drain it.
5. Serve the sauce over the spaghetti.

Tuna Puttanesca
Tuna, olives, capers and tomatoes: a big sauce from small cans.
dinner | pasta | tuna | pot and skillet | beginner | budget | 25 min | fish, gluten
4 oz spaghetti or gluten-free spaghetti
1/2 can canned tuna (5-ounce cans, drained)
1/2 can canned crushed tomatoes (15-ounce cans)
6 olives
1 tsp capers
1 clove garlic
1 tbsp olive oil
1. Boil the spaghetti in the pot and drain it.
2. Slice the garlic and turn it golden in the oil in the skillet.
3. Add the crushed tomatoes, the olives and the capers and simmer for 10 minutes.
4. Break in the tuna and heat it through.
5. Toss the spaghetti with the sauce.

Lemon Shrimp Linguine
Shrimp, garlic and lemon, done in the time that linguine takes.
dinner | pasta | shellfish | pot and skillet | intermediate | premium | 25 min | gluten, shellfish
4 oz linguine or gluten-free spaghetti
5 oz peeled shrimp
2 cloves garlic
1/2 lemon
1 1/2 tbsp olive oil
1 tbsp parsley
1/4 tsp salt
1. Boil the linguine in the pot and keep some of the cooking water.
2. Slice the garlic and turn it golden in the oil in the skillet.
3. Add the shrimp and the salt and fry for 2 minutes on each side until they are pink and firm, 145 °F (63 °C).
4. Squeeze in the lemon juice and toss in the linguine with a little of the hot water.
5. Scatter chopped parsley on top.

Pesto Tortellini with Peas
Filled pasta with pesto and peas: a hot dinner in a quarter of an hour.
dinner | pasta | cheese | one pot | beginner | premium | 20 min | dairy, egg, gluten, nuts
7 oz cheese tortellini
2 tbsp basil pesto
1/2 cup frozen peas
1/2 oz parmesan or nutritional yeast
1. Boil the tortellini as their package says.
2. Add the peas for the last 2 minutes and drain both.
3. Stir in the pesto.
4. Grate the parmesan over each plate.

Creamy Mushroom Stroganoff
Browned mushrooms and egg noodles in sour cream with paprika.
dinner | pasta | mushrooms | pot and skillet | intermediate | moderate | 30 min | dairy, egg, gluten
3 1/2 oz egg noodles
5 oz mushrooms
1/4 onion
1/4 cup sour cream or vegan sour cream
1 tbsp butter or olive oil
1 tsp paprika
1/4 tsp salt
1. Slice the mushrooms and the onions.
2. Brown them in the butter in the skillet for 10 minutes.
3. Boil the egg noodles in the pot and drain them.
4. Stir the paprika, the salt and the sour cream into the mushrooms off the heat.
5. Fold in the egg noodles.

Garlic Spaghetti with White Beans
Garlic, oil and red pepper flakes, with white beans to make it a dinner.
dinner | pasta | beans | one pot | beginner | budget | 25 min | gluten
4 oz spaghetti or gluten-free spaghetti
1/2 can white beans (15-ounce cans, drained)
3 cloves garlic
2 tbsp olive oil
1/4 tsp red pepper flakes
1/4 lemon
1/4 tsp salt
1. Boil the spaghetti, keep some of the cooking water and drain the rest.
2. Slice the garlic and turn it golden in the oil in the same pot.
3. Add the red pepper flakes, the salt, the white beans and some of the hot water.
4. Toss in the spaghetti and squeeze in the lemon juice.

Vegetable Lo Mein
Noodles tossed with cabbage, carrots and mushrooms in a dark, salty-sweet sauce.
dinner | noodles | vegetables | pot and skillet | intermediate | budget | 30 min | gluten, sesame, soy
3 1/2 oz spaghetti or rice noodles
1 1/2 cups green cabbage (shredded)
1 carrot
2 oz mushrooms
1 tbsp canola oil
1 1/2 tbsp soy sauce or gluten-free tamari or coconut aminos
1 tsp brown sugar
1 tsp sesame oil
1. Stir the soy sauce, the brown sugar and the sesame oil.
2. Boil the spaghetti in the pot and drain it.
3. Cut the cabbage, the carrots and the mushrooms into thin strips.
4. Fry them in the canola oil in the skillet over high heat for 6 minutes.
5. Toss in the spaghetti and the sauce.

Drunken-Style Rice Noodles with Beef
Wide noodles with strips of beef, green beans and basil, without the drink.
dinner | noodles | beef | pot and skillet | intermediate | premium | 30 min | gluten, meat, soy
3 oz rice noodles
5 oz flank steak
1 cup green beans
1 clove garlic
1 tbsp canola oil
1 1/2 tbsp soy sauce or gluten-free tamari or coconut aminos
2 tsp brown sugar
1/4 cup basil
1. Cut the steak across the grain into thin strips and halve the green beans.
2. Soak the rice noodles in a pot of hot water as their package says and drain them.
3. Fry the steak in half of the oil in the skillet until it reaches 145 °F (63 °C) and let it rest for 3 minutes.
4. Fry the green beans with chopped garlic in the rest of the oil for 5 minutes.
5. Add the steak, the soy sauce, the brown sugar and the noodles and toss.
6. Stir in the basil off the heat.

Backpacker's Couscous with Sun-Dried Tomatoes
Couscous, lentils and sun-dried tomatoes that weigh nothing and need one boil.
dinner, lunch | bowl | couscous | one pot | beginner | moderate | 12 min | gluten
2/3 cup couscous
1/2 can canned lentils (15-ounce cans, drained)
3 tbsp sun-dried tomatoes
1 tbsp olive oil
1 tbsp pumpkin seeds
1/2 tsp dried oregano
1/4 tsp salt
1. Cut the sun-dried tomatoes into strips.
2. Bring 3/4 cup of water per person to a boil with the sun-dried tomatoes, the oregano and the salt.
3. Stir in the couscous and the lentils, cover and take it off the heat.
4. Wait for 6 minutes, add the oil and fluff it with a fork.
5. Scatter pumpkin seeds on top.

Cold-Weather Ravioli in Tomato Broth
Cheese ravioli floating in hot tomato with spinach.
dinner | pasta | cheese | one pot | beginner | moderate | 20 min | dairy, egg, gluten
6 oz cheese ravioli
1/2 can canned crushed tomatoes (15-ounce cans)
1 cup baby spinach
1 clove garlic
2 tsp olive oil
1/4 tsp dried basil
1. Slice the garlic and soften it in the oil.
2. Add the crushed tomatoes, the basil and 1 1/4 cups of water per person and bring it to a boil.
3. Add the ravioli and simmer them as their package says.
4. Stir in the spinach and let it wilt.
`;
