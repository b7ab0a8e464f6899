/** Dinners from a skillet: tacos, fried rice, hashes and what goes beside rice. */
export const DINNER_SKILLET = `
Ground Beef Tacos
Crisp beef with chili and cumin in warm corn tortillas, with lettuce and salsa.
dinner | taco | beef | skillet | beginner | moderate | 25 min | meat
5 oz lean ground beef or vegan ground beef
3 corn tortillas
1 cup romaine lettuce
1/4 cup salsa
1/4 onion
2 tsp chili powder
1/2 tsp ground cumin
1/4 tsp salt
1. Chop the onions and brown them with the beef in the skillet until it reaches 160 °F (71 °C).
2. Stir in the chili powder, the cumin, the salt and a splash of water and cook until it is nearly dry.
3. Warm the corn tortillas.
4. Cut the romaine into strips.
5. Fill the tortillas with beef, romaine and salsa.

Black Bean and Sweet Potato Tacos
Sweet cubes, black beans and a lime slaw in corn tortillas.
dinner, lunch | taco | sweet potatoes | skillet | beginner | budget | 30 min | no allergens
1 sweet potato
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
3 corn tortillas
1/2 cup green cabbage (shredded)
1 tbsp canola oil
1 tsp chili powder
1/2 lime
1/4 tsp salt or salt-free lemon pepper
1. Cut the sweet potatoes into small cubes and the cabbage into fine strips.
2. Fry the sweet potatoes in the oil for 15 minutes and turn them often.
3. Stir in the chili powder, the salt and the black beans and heat them through.
4. Toss the cabbage with the lime juice.
5. Warm the corn tortillas and fill them.

Fish Tacos with Lime Slaw
Golden fish, crunchy cabbage and a creamy lime sauce.
dinner | taco | fish | skillet | intermediate | premium | 30 min | egg, fish
6 oz cod fillets
3 corn tortillas
1 cup red cabbage (shredded)
1 1/2 tbsp mayonnaise or vegan mayonnaise
1/2 lime
1 tbsp canola oil
1 tsp chili powder
1/4 tsp salt
1. Cut the cabbage into fine strips and toss it with the mayonnaise and the lime juice.
2. Dry the cod, cut it into strips and rub it with the chili powder and the salt.
3. Fry it in the oil for 3 minutes on each side until it flakes at 145 °F (63 °C).
4. Warm the corn tortillas and fill them with cod and slaw.

Chicken Fajitas
Strips of chicken, peppers and onions, sizzling from the skillet into tortillas.
dinner | taco | chicken | skillet | beginner | moderate | 30 min | gluten, meat
5 oz chicken breast or firm tofu
2 flour tortillas or corn tortillas
1/2 red bell pepper
1/2 onion
1 tbsp canola oil
1 tsp chili powder
1/2 tsp ground cumin
1/2 lime
1/4 tsp salt
1. Cut the chicken, the bell peppers and the onions into strips.
2. Toss the chicken with the chili powder, the cumin, the salt and the lime juice.
3. Fry the chicken in the oil over high heat for 6 minutes until it reaches 165 °F (74 °C), then set it aside.
4. Fry the bell peppers and the onions for 6 minutes.
5. Warm the flour tortillas and serve everything together.

Mushroom Fajitas
Meaty mushrooms and peppers with lime, in tortillas with crushed avocado.
dinner | taco | mushrooms | skillet | beginner | moderate | 25 min | no allergens
6 oz portobello mushrooms
1/2 red bell pepper
1/2 onion
3 corn tortillas
1/2 avocado
1 tbsp canola oil
1 tsp chili powder
1/2 lime
1/4 tsp salt or salt-free lemon pepper
1. Cut the mushrooms, the bell peppers and the onions into strips.
2. Fry them in the oil over high heat for 10 minutes until they are brown.
3. Stir in the chili powder, the salt and half of the lime juice.
4. Mash the avocados with the rest of the lime juice.
5. Warm the corn tortillas and fill them.

Vegetable Fried Rice with Egg
Quick rice fried with peas, carrots and egg: leftovers are welcome.
dinner, lunch | rice | eggs | pot and skillet | beginner | budget | 25 min | egg, gluten, sesame, soy
2/3 cup instant brown rice
2 eggs
1/2 cup frozen peas
1 carrot
1 green onion
1 tbsp canola oil
1 tbsp soy sauce or gluten-free tamari or coconut aminos
1 tsp sesame oil
1. Cook the rice in the pot as its package says and let it steam dry.
2. Cut the carrots into small cubes and fry them in the canola oil in the skillet for 5 minutes.
3. Add the peas and the rice and fry over high heat for 5 minutes.
4. Push the rice aside, scramble the eggs in the gap until they are set, 160 °F (71 °C), and stir them in.
5. Season with the soy sauce and the sesame oil and add sliced green onions.

Pineapple Fried Rice
Rice with pineapple, bell pepper and edamame, sweet and salty at once.
dinner, lunch | rice | rice | pot and skillet | beginner | moderate | 25 min | gluten, soy
2/3 cup instant brown rice
1/4 can canned pineapple (20-ounce cans, drained)
1/2 red bell pepper
1/2 cup frozen edamame (shelled, thawed)
1 tbsp canola oil
1 1/2 tbsp soy sauce or gluten-free tamari or coconut aminos
1 tsp curry powder or gluten-free curry powder
1. Cook the rice in the pot as its package says.
2. Cut the bell peppers into cubes and fry them in the oil in the skillet for 4 minutes.
3. Add the pineapple, the edamame and the curry powder and fry for 4 minutes.
4. Add the rice and the soy sauce and fry until the edges crisp.

Red Beans and Rice
New Orleans on a Monday: beans, celery and pepper over rice.
dinner, lunch | rice | beans | one pot | beginner | budget | 35 min | no allergens
3/4 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/3 cup long-grain rice
1/4 onion
1 stalk celery
1/4 green bell pepper
1 tbsp canola oil
1 tsp paprika
1/2 tsp dried thyme
1/8 tsp cayenne pepper
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions, the celery and the bell peppers and soften them in the oil for 8 minutes.
2. Stir in the paprika, the thyme, the salt and the cayenne pepper.
3. Add the rice and 3/4 cup of water per person and simmer, covered, for 16 minutes.
4. Crush some of the kidney beans, stir in all of them and heat them through.

Spanish-Style Rice with Chickpeas
Rice with smoked paprika, tomato and chickpeas that turns crisp at the bottom if you leave it alone.
dinner, lunch | rice | rice | one pot | intermediate | budget | 35 min | no allergens
1/2 cup long-grain rice
1/2 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/4 onion
1 clove garlic
1 1/2 tbsp olive oil
1 tsp smoked paprika
1/4 lemon
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions and the garlic and soften them in the oil.
2. Stir in the rice, the salt and the smoked paprika until the grains shine.
3. Add the diced tomatoes, the chickpeas and 3/4 cup of water per person.
4. Simmer, covered, for 18 minutes without stirring.
5. Let it stand for 5 minutes and squeeze in the lemon juice.

Chicken and Rice One-Pot Supper
Chicken thighs, rice and peas, the supper that everybody's grandmother made.
dinner | rice | chicken | one pot | beginner | moderate | 45 min | meat
6 oz boneless chicken thighs
1/2 cup long-grain rice
1/2 cup frozen peas
1/4 onion
1 carrot
1 tbsp canola oil
1/2 tsp paprika
1/4 tsp salt
1. Cut the chicken into pieces and rub them with the paprika and the salt.
2. Brown them in the oil for 8 minutes.
3. Chop the onions and the carrots, add them and fry for 4 minutes.
4. Stir in the rice and 1 cup of water per person, cover and simmer for 18 minutes until the chicken has 165 °F (74 °C).
5. Stir in the peas and let it stand for 5 minutes.

Smoked Sausage and Cabbage Skillet
Cabbage fried sweet and brown around smoked sausage, with potatoes.
dinner | skillet | sausage | skillet | beginner | budget | 35 min | meat, pork
4 oz smoked pork sausage or turkey sausage or vegan sausage
2 cups green cabbage (shredded)
6 oz potatoes
1/4 onion
1 tbsp canola oil
1 tsp yellow mustard
1. Cut the potatoes into small cubes and fry them in the oil for 12 minutes.
2. Slice the sausage and the onions and cut the cabbage into strips.
3. Add them and fry for 12 minutes until the cabbage is brown at the edges.
4. Check that poultry sausage has 165 °F (74 °C) inside and stir in the mustard.

Potato and Chickpea Masala Skillet
Potatoes and chickpeas, fried dry with curry powder and finished with lemon.
dinner, lunch | skillet | potatoes | one pan | beginner | budget | 35 min | no allergens
10 oz potatoes
1/2 can chickpeas (15-ounce cans, drained)
1/4 onion
1 1/2 tbsp canola oil
2 tsp curry powder or gluten-free curry powder
1 tsp fresh ginger (grated)
1/4 lemon
1/4 tsp salt
1. Cut the potatoes into small cubes and chop the onions.
2. Fry the potatoes in the oil for 8 minutes, then add a splash of water, cover and steam for 8 minutes.
3. Add the onions, the ginger, the salt and the curry powder and fry until the water is gone.
4. Add the chickpeas, fry for 5 minutes and squeeze in the lemon juice.

Salmon Cakes with Corn
Canned salmon and potato flakes pressed into cakes with crisp crusts.
dinner | skillet | fish | skillet | intermediate | moderate | 30 min | egg, fish
1 can canned salmon (5-ounce cans, drained)
1/4 cup plain potato flakes
1/2 egg
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1 green onion
1 1/2 tbsp canola oil
1/4 lemon
1 cup baby spinach
1/8 tsp salt or salt-free lemon pepper
1. Mash the salmon with the potato flakes, the eggs, the salt and sliced green onions.
2. Let the mix stand for 5 minutes and shape it into cakes.
3. Fry them in the oil for 4 minutes on each side until they reach 160 °F (71 °C).
4. Warm the corn at the edge of the skillet.
5. Serve the cakes with corn, spinach and lemon.

Philly-Style Steak Sandwiches
Thin beef, onions and melted provolone in a soft roll.
dinner | sandwich | beef | skillet | intermediate | premium | 30 min | dairy, gluten, meat
5 oz flank steak
1 hoagie roll or gluten-free roll
1/2 onion
1/2 green bell pepper
1 1/2 oz provolone or vegan cheddar
1 tbsp canola oil
1/4 tsp salt
1. Cut the steak across the grain as thinly as you can and slice the onions and the bell peppers.
2. Fry the onions and the bell peppers in the oil for 10 minutes until they are sweet.
3. Add the steak and the salt and fry over high heat until it reaches 145 °F (63 °C).
4. Lay the provolone on top, take it off the heat and let it rest for 3 minutes until it melts.
5. Fill the hoagie rolls.

Sloppy Joes
Sweet and sharp beef on a bun, with napkins for everybody.
dinner | sandwich | beef | skillet | beginner | budget | 25 min | gluten, meat
5 oz lean ground beef or vegan ground beef
1 hamburger bun or gluten-free hamburger bun
1/4 onion
1/4 cup tomato sauce
1 tbsp ketchup
2 tsp brown sugar
1 tsp yellow mustard
1 cup coleslaw mix
1. Chop the onions and brown them with the beef until it reaches 160 °F (71 °C).
2. Stir in the tomato sauce, the ketchup, the brown sugar and the mustard.
3. Simmer for 10 minutes until it is thick.
4. Spoon it onto the hamburger buns with some coleslaw mix.

Lentil Sloppy Joes
The same sticky sauce around lentils, which keep without ice.
dinner, lunch | sandwich | lentils | one pan | beginner | budget | 25 min | gluten | batches of 6
3/4 can canned lentils (15-ounce cans, drained) or no-salt-added lentils
1 1/2 hamburger buns or gluten-free hamburger buns
1/4 onion
1/4 cup tomato sauce
1 tbsp ketchup
2 tsp brown sugar
1 tsp yellow mustard
1 tbsp canola oil
1. Chop the onions and soften them in the oil.
2. Add the lentils, the tomato sauce, the ketchup, the brown sugar and the mustard.
3. Simmer for 10 minutes and crush some of the lentils.
4. Spoon it onto the hamburger buns.

Teriyaki Tofu with Broccoli
Crisp tofu and broccoli in a sticky sauce over quick rice.
dinner | rice | tofu | pot and skillet | intermediate | moderate | 30 min | gluten, soy
5 oz firm tofu
1 1/2 cups broccoli
2/3 cup instant brown rice
2 tbsp teriyaki sauce or coconut aminos
1 tbsp canola oil
1. Cook the rice in the pot as its package says.
2. Press the tofu dry and cut it into cubes.
3. Fry it in the oil in the skillet for 8 minutes until it is golden on most sides.
4. Add small florets of broccoli and a splash of water, cover and steam for 4 minutes.
5. Stir in the teriyaki sauce and serve over the rice.

Pork Chops with Apples
Pan-fried chops with apples and onions, the fall supper for any season.
dinner | skillet | pork | skillet | intermediate | moderate | 45 min | meat, pork
6 oz boneless pork chops
1 apple
1/2 onion
6 oz baby potatoes
1 1/2 tbsp canola oil
1/2 tsp dried thyme
1/4 tsp salt
1. Slice the baby potatoes thinly and fry them in half of the oil for 15 minutes, then set them aside.
2. Rub the pork chops with the thyme and the salt and fry them in the rest of the oil for 4 minutes on each side, to 145 °F (63 °C).
3. Lay them aside and let them rest for 3 minutes.
4. Slice the apples and the onions and fry them for 6 minutes.
5. Return everything to the skillet and warm it through.

Mountain Trout with Almonds
Trout fried in butter with toasted almonds and lemon, best on the day that it is caught.
dinner | skillet | fish | skillet | advanced | premium | 50 min | dairy, fish, nuts
8 oz whole trout (cleaned)
2 tbsp sliced almonds or sunflower seeds
1 1/2 tbsp butter or vegan butter
1/2 lemon
6 oz baby potatoes
1 cup green beans
1/4 tsp salt
1. Slice the baby potatoes thinly and fry them with the green beans in a third of the butter for 15 minutes, then set them aside.
2. Dry the trout and salt it inside and out.
3. Fry it in half of the butter for 5 minutes on each side until it flakes at 145 °F (63 °C).
4. Toast the sliced almonds in the rest of the butter.
5. Pour the sliced almonds over the trout and serve it with lemon.

Ratatouille with Polenta
Zucchini, eggplant and tomatoes stewed in oil over soft cornmeal.
dinner | skillet | vegetables | pot and skillet | intermediate | moderate | 45 min | no allergens
1/3 cup cornmeal
1/2 zucchini
1/4 eggplant
1/2 red bell pepper
1/2 can canned diced tomatoes (15-ounce cans)
1/4 onion
2 tbsp olive oil
1/2 tsp dried thyme
1/4 tsp salt
1. Cut the zucchini, the eggplants, the bell peppers and the onions into cubes.
2. Fry them in the oil in the skillet for 12 minutes.
3. Add the diced tomatoes, the thyme and the salt and simmer for 15 minutes.
4. Bring 1 1/2 cups of water per person to a boil in the pot, rain in the cornmeal and stir it for 12 minutes over low heat.
5. Serve the vegetables over the polenta.

Unstuffed Pepper Rice
Everything that goes into a stuffed pepper, without stuffing one: beans, rice, tomato and peppers.
dinner, lunch | rice | vegetables | one pan | beginner | budget | 30 min | no allergens
1/2 cup instant brown rice
1 green bell pepper
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/2 can pinto beans (15-ounce cans, drained) or no-salt-added pinto beans
1/4 onion
1 tbsp olive oil
1 tsp paprika
1/4 tsp salt or salt-free lemon pepper
1. Chop the bell peppers and the onions and fry them in the oil for 8 minutes.
2. Stir in the paprika, the salt, the diced tomatoes and 1/2 cup of water per person.
3. Add the rice, cover and simmer for 10 minutes.
4. Stir in the pinto beans and heat them through.
`;
