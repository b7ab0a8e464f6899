/** Dinners from one pot: chilis, curries, stews and soups that are a meal. */
export const DINNER_STEWS = `
Smoky Three-Bean Chili
A thick pot of beans in smoky tomato that tastes better the longer it waits.
dinner, lunch | stew | beans | one pot | beginner | budget | 35 min | no allergens
1/4 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/4 can pinto beans (15-ounce cans, drained) or no-salt-added pinto beans
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/4 onion
1 clove garlic
1 tbsp olive oil
2 tsp chili powder
1/2 tsp smoked paprika
2 corn tortillas
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions and the garlic and soften them in the oil for 5 minutes.
2. Stir in the chili powder, the smoked paprika and the salt.
3. Add the diced tomatoes, all the beans and 1/4 cup of water per person.
4. Simmer for 20 minutes and stir now and then.
5. Serve with the corn tortillas.

Red Lentil Dal with Rice
Golden lentils with ginger, cumin and coconut, cooked in the same pot as the rice.
dinner, lunch | curry | lentils | one pot | beginner | budget | 35 min | no allergens
1/3 cup red lentils
1/3 cup long-grain rice
1/4 onion
1 clove garlic
1 tsp fresh ginger (grated)
1 tbsp canola oil
1 tsp ground cumin
1/2 tsp ground turmeric
1/4 can coconut milk (13.5-ounce cans)
1/4 tsp salt
1. Chop the onions and the garlic and soften them in the oil with the ginger.
2. Stir in the cumin, the turmeric and the salt.
3. Add the red lentils, the rice and 2 cups of water per person.
4. Simmer, covered, for 20 minutes and stir now and then.
5. Stir in the coconut milk and let it stand for 5 minutes.

Chickpea and Sweet Potato Curry
Sweet potato and chickpeas in coconut milk, mild enough for children.
dinner, lunch | curry | chickpeas | one pot | beginner | budget | 35 min | no allergens
1/2 can chickpeas (15-ounce cans, drained)
3/4 sweet potato
1/4 can coconut milk (13.5-ounce cans)
1/4 onion
1 tsp fresh ginger (grated)
2 tsp curry powder or gluten-free curry powder
2 tsp canola oil
1/3 cup instant brown rice
1/4 tsp salt
1. Chop the onions and cut the sweet potatoes into small cubes.
2. Soften the onions in the oil with the ginger and the curry powder.
3. Add the sweet potatoes, the coconut milk and 3/4 cup of water per person and simmer for 12 minutes.
4. Stir in the salt, the chickpeas and the instant brown rice.
5. Cover and simmer for 10 minutes until the rice is soft.

Hungarian-Style Potato Goulash
Potatoes and onions in a brick-red paprika sauce, the herdsman's pot without the herd.
dinner | stew | potatoes | one pot | beginner | budget | 40 min | no allergens
12 oz potatoes
1/2 onion
1/2 can canned diced tomatoes (15-ounce cans)
1/2 can white beans (15-ounce cans, drained)
1 1/2 tbsp canola oil
1 tbsp paprika
1/2 tsp caraway seeds
1/4 tsp salt
1. Chop the onions and fry them slowly in the oil until they are golden.
2. Take the pot off the heat and stir in the paprika and the caraway seeds.
3. Cut the potatoes into cubes and add them with the salt, the diced tomatoes and 1 cup of water per person.
4. Simmer for 20 minutes until the potatoes are soft.
5. Stir in the white beans and heat them through.

West African Peanut Stew
Sweet potato and tomato in a rich peanut sauce with a little heat.
dinner | stew | peanut butter | one pot | beginner | budget | 40 min | peanut
1 sweet potato
1/2 can canned diced tomatoes (15-ounce cans)
3 tbsp peanut butter or sunflower seed butter
1/4 can chickpeas (15-ounce cans, drained)
1/4 onion
1 tsp fresh ginger (grated)
2 tsp canola oil
1/4 tsp red pepper flakes
1/4 tsp salt
1. Chop the onions and cut the sweet potatoes into cubes.
2. Soften the onions in the oil with the ginger and the red pepper flakes.
3. Add the sweet potatoes, the diced tomatoes, the salt and 3/4 cup of water per person and simmer for 15 minutes.
4. Stir in the peanut butter and the chickpeas.
5. Simmer for 10 more minutes.

Moroccan Carrot and Chickpea Stew
Carrots, apricots and chickpeas with cinnamon and cumin over couscous that swells in the pot.
dinner | stew | chickpeas | one pot | beginner | budget | 35 min | gluten | batches of 14
1/2 can chickpeas (15-ounce cans, drained)
2 carrots
1/4 onion
4 dried apricots
1/2 can canned diced tomatoes (15-ounce cans)
1/3 cup couscous
1 tbsp olive oil
1 tsp ground cumin
1/2 tsp ground cinnamon
1/4 tsp salt
1. Slice the carrots and chop the onions and the dried apricots.
2. Soften the onions and the carrots in the oil with the cumin and the cinnamon.
3. Add the diced tomatoes, the chickpeas, the apricots, the salt and 1 cup of water per person and simmer for 15 minutes.
4. Stir in the couscous, cover and take the pot off the heat.
5. Wait for 6 minutes and fluff it with a fork.

Quinoa and Black Bean Chili
Quinoa thickens the pot and makes the beans go further.
dinner, lunch | stew | quinoa | one pot | beginner | moderate | 35 min | no allergens
1/3 cup quinoa
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/4 onion
1 tbsp olive oil
2 tsp chili powder
1/2 lime
1/4 tsp salt or salt-free lemon pepper
1. Rinse the quinoa and chop the onions.
2. Soften the onions in the oil with the chili powder and the salt.
3. Add the quinoa, the diced tomatoes and 1 cup of water per person and simmer, covered, for 18 minutes.
4. Stir in the black beans and the corn and heat them through.
5. Squeeze in the lime juice.

Butternut Squash and White Bean Stew
Squash that falls apart into a golden sauce around white beans and sage.
dinner | stew | squash | one pot | beginner | moderate | 40 min | no allergens | batches of 14
2 cups butternut squash (cubed)
1/2 can white beans (15-ounce cans, drained)
1/4 onion
1 clove garlic
1 tbsp olive oil
1/2 tsp dried sage
1/2 can canned diced tomatoes (15-ounce cans)
1/3 cup instant brown rice
1/4 tsp salt
1. Peel the squash, cut it into cubes and chop the onions and the garlic.
2. Soften the onions and the garlic in the oil with the sage.
3. Add the squash, the diced tomatoes, the salt and 1 cup of water per person and simmer for 15 minutes.
4. Stir in the white beans and the instant brown rice.
5. Cover and simmer for 10 minutes.

Split Pea Soup with Rye
Split peas simmered to velvet with carrot and thyme, for an evening by the fire.
dinner | soup | lentils | one pot | beginner | budget | 75 min | gluten
1/2 cup split peas
1 carrot
1/4 onion
4 oz potatoes
1 tbsp canola oil
1/4 tsp dried thyme
1/4 tsp salt
2 slices rye bread or gluten-free bread
1. Rinse the split peas.
2. Chop the onions, the carrots and the potatoes and soften the onions in the oil.
3. Add the split peas, the carrots, the potatoes, the thyme and 2 cups of water per person.
4. Simmer for 55 minutes and stir more often towards the end.
5. Add the salt and serve with the rye bread.

Beef and Bean Chili
Ground beef browned hard, kidney beans and a pot that smells across the campground.
dinner | stew | beef | one pot | beginner | moderate | 45 min | meat
5 oz lean ground beef or vegan ground beef
1/2 can kidney beans (15-ounce cans, drained)
1/2 can canned diced tomatoes (15-ounce cans)
1/4 onion
1 clove garlic
2 tsp canola oil
2 tsp chili powder
1/2 tsp ground cumin
1/4 tsp salt
1. Brown the ground beef in the oil until it is brown and reaches 160 °F (71 °C).
2. Chop the onions and the garlic, add them and fry for 5 minutes.
3. Stir in the chili powder, the cumin and the salt.
4. Add the diced tomatoes and the kidney beans and simmer for 25 minutes.

White Chicken Chili
Chicken and white beans with green chiles and lime, gentle and bright.
dinner | stew | chicken | one pot | beginner | moderate | 35 min | meat
5 oz boneless chicken thighs
1/2 can white beans (15-ounce cans, drained)
1/2 can canned green chiles (4-ounce cans)
1/4 onion
2 tsp canola oil
1/2 tsp ground cumin
1/2 tsp dried oregano
1/4 tsp salt
1/4 lime
2 corn tortillas
1. Cut the chicken into small pieces and chop the onions.
2. Brown both in the oil for 8 minutes.
3. Stir in the cumin, the oregano and the salt.
4. Add the green chiles, the white beans and 3/4 cup of water per person and simmer for 20 minutes until the chicken reaches 165 °F (74 °C).
5. Squeeze in the lime juice and serve with the corn tortillas.

Thai-Style Chicken Curry
Chicken in red curry and coconut milk with bell pepper and quick rice.
dinner | curry | chicken | one pot | intermediate | moderate | 35 min | meat
5 oz boneless chicken thighs
1/2 can coconut milk (13.5-ounce cans)
1 tbsp red curry paste or vegan red curry paste
1/2 red bell pepper
1/2 cup instant brown rice
1/2 lime
2 tsp canola oil
1/4 tsp salt
1. Cut the chicken into thin pieces and the bell peppers into strips.
2. Fry the curry paste in the oil for 1 minute.
3. Add the chicken and stir until it is coated.
4. Add the salt, pour in the coconut milk and 1/2 cup of water per person and simmer for 8 minutes.
5. Add the bell peppers and the instant brown rice, cover and simmer for 10 minutes, until the chicken reaches 165 °F (74 °C).
6. Squeeze in the lime juice.

Coconut Fish Stew
White fish poached in coconut, tomato and lime, as they do it in Bahia.
dinner | stew | fish | one pot | intermediate | premium | 30 min | fish
6 oz cod fillets
1/4 can coconut milk (13.5-ounce cans)
1/2 can canned diced tomatoes (15-ounce cans)
1/2 red bell pepper
1/4 onion
1 tbsp olive oil
1/4 tsp salt
1/2 lime
1/3 cup instant brown rice
1. Cut the cod into large pieces and squeeze half of the lime juice over it.
2. Slice the onions and the bell peppers and soften them in the oil.
3. Add the diced tomatoes, the coconut milk, the salt and 1/2 cup of water per person and stir in the instant brown rice.
4. Simmer for 8 minutes, then lay the cod on top.
5. Cover and poach for 6 minutes until it flakes at 145 °F (63 °C), and finish with the rest of the lime juice.

Low-Country Shrimp Boil
Shrimp, corn, potatoes and smoked sausage, tipped out onto newspaper.
dinner | stew | shellfish | one pot | intermediate | premium | 40 min | meat, pork, shellfish
5 oz whole shrimp (in the shell)
6 oz baby potatoes
1 ear corn
2 oz smoked pork sausage or turkey sausage or vegan sausage
1/2 lemon
1 tsp paprika
1 tsp salt
1/4 bay leaf
1. Bring a large pot of water to a boil with the paprika, the salt, the bay leaves and half of the lemons.
2. Boil the baby potatoes for 12 minutes.
3. Break the corn into pieces, slice the sausage and boil both for 5 minutes; heat poultry sausage to 165 °F (74 °C).
4. Add the shrimp and cook them for 3 minutes until they are pink and firm, 145 °F (63 °C).
5. Drain everything and serve it with wedges of lemon.

Gumbo-Style Sausage and Okra
Smoked sausage, okra and peppers over rice that cooks in the pot.
dinner | stew | sausage | one pot | intermediate | moderate | 45 min | meat, pork
3 oz smoked pork sausage or turkey sausage or vegan sausage
1 cup frozen okra
1/2 green bell pepper
1/4 onion
1 stalk celery
1/2 can canned diced tomatoes (15-ounce cans)
1/3 cup long-grain rice
2 tsp canola oil
1/8 tsp cayenne pepper
1. Slice the sausage and brown it in the oil; heat poultry sausage to 165 °F (74 °C).
2. Chop the onions, the bell peppers and the celery and fry them with it for 6 minutes.
3. Add the okra, the diced tomatoes, the cayenne pepper, the rice and 1 cup of water per person.
4. Cover and simmer for 20 minutes until the rice is soft.

Beef Stew with Root Vegetables
Beef, carrots and potatoes that need two hours, a low fire and nobody's attention.
dinner | stew | beef | heavy pot | advanced | premium | 150 min | meat
6 oz beef stew meat
6 oz potatoes
1 carrot
1/2 onion
1 tbsp tomato paste
1 tbsp canola oil
1/2 tsp dried thyme
1/4 tsp salt
1. Salt the beef and brown it in the oil on all sides.
2. Chop the onions, add them with the tomato paste and the thyme and fry for 5 minutes.
3. Cover everything with water, put the lid on and simmer gently for 90 minutes.
4. Cut the potatoes and the carrots into chunks and add them.
5. Simmer for 35 more minutes until the meat falls apart, well above 145 °F (63 °C).

Lamb and Apricot Tagine
Lamb and dried apricots cooked long and low with cinnamon and cumin.
dinner | stew | lamb | heavy pot | advanced | premium | 130 min | gluten, meat
6 oz lamb stew meat
4 dried apricots
1/2 onion
1/4 can chickpeas (15-ounce cans, drained)
1/3 cup couscous
1 tbsp olive oil
1 tsp ground cumin
1/2 tsp ground cinnamon
1/4 tsp salt
1. Brown the lamb in the oil on all sides.
2. Chop the onions, add them with the cumin, the cinnamon and the salt and fry for 5 minutes.
3. Cover with water, put the lid on and simmer gently for 90 minutes until the lamb is tender, well above 145 °F (63 °C).
4. Add the dried apricots and the chickpeas and simmer for 15 minutes.
5. Stir in the couscous with a splash of hot water, cover, take it off the heat and wait for 6 minutes.

Kidney Bean Coconut Curry
Kidney beans in tomato and coconut, thick enough to eat with a tortilla.
dinner | curry | beans | one pot | beginner | budget | 30 min | no allergens
3/4 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/4 can coconut milk (13.5-ounce cans)
1/2 can canned crushed tomatoes (15-ounce cans) or no-salt-added crushed tomatoes
1/4 onion
1 tsp fresh ginger (grated)
2 tsp canola oil
2 tsp curry powder or gluten-free curry powder
3 corn tortillas
1/4 tsp salt or salt-free lemon pepper
1. Chop the onions and soften them in the oil with the ginger, the curry powder and the salt.
2. Add the crushed tomatoes and the kidney beans and simmer for 10 minutes.
3. Crush some of the beans and stir in the coconut milk.
4. Simmer for 5 minutes and serve with the corn tortillas.

Lentil and Mushroom Shepherd's Pot
Brown lentils and mushrooms under instant mashed potatoes, served straight from the pot.
dinner | stew | mushrooms | one pot | intermediate | moderate | 40 min | no allergens
1/2 can canned lentils (15-ounce cans, drained)
3 oz mushrooms
1 carrot
1/4 onion
1 tbsp tomato paste
1 tbsp olive oil
1/2 tsp dried thyme
1/2 cup plain potato flakes
1/4 tsp salt
1. Chop the onions, the carrots and the mushrooms.
2. Fry them in the oil for 10 minutes until they are brown.
3. Stir in the tomato paste, the thyme and the salt, then the lentils and 1/2 cup of water per person, and simmer for 10 minutes.
4. Stir the potato flakes into 2/3 cup of hot water per person in a bowl.
5. Spoon the mashed potatoes over the lentils and serve.

Tofu and Vegetable Green Curry
Tofu, green beans and carrots in a quick coconut curry over rice noodles.
dinner | curry | tofu | one pot | intermediate | moderate | 30 min | soy | batches of 14
5 oz firm tofu
1 cup green beans
1 carrot
1/2 can coconut milk (13.5-ounce cans)
1 tbsp green curry paste or vegan green curry paste
2 oz rice noodles
1/2 lime
1/4 tsp salt
1. Cut the tofu into cubes, the carrots into thin slices and the green beans in half.
2. Heat the curry paste with half of the coconut milk for 2 minutes.
3. Add the rest of the coconut milk, the carrots, the green beans, the salt and 1 cup of water per person and simmer for 8 minutes.
4. Add the tofu and the rice noodles and cook for 5 minutes.
5. Squeeze in the lime juice.

Cabbage and Potato Stew with White Beans
A farmhouse pot of cabbage, potatoes and beans with caraway and a splash of vinegar.
dinner | stew | vegetables | one pot | beginner | budget | 40 min | no allergens | batches of 14
2 cups green cabbage (shredded)
8 oz potatoes
1/2 can white beans (15-ounce cans, drained)
1 carrot
1/4 onion
1 tbsp olive oil
1/2 tsp caraway seeds
1 tsp apple cider vinegar
1/4 tsp salt
1. Cut the cabbage into strips, the potatoes into cubes and the carrots into slices and chop the onions.
2. Soften the onions in the oil with the caraway seeds.
3. Add the cabbage, the potatoes, the carrots, the salt and 1 cup of water per person.
4. Simmer, covered, for 20 minutes.
5. Stir in the white beans and the apple cider vinegar and heat them through.

Turkey and Wild Rice Soup
Ground turkey, carrots and a handful of wild rice in a thick broth.
dinner, lunch | soup | turkey | one pot | beginner | moderate | 65 min | meat
5 oz ground turkey or vegan ground beef
1/3 cup wild rice
1 carrot
1 stalk celery
1/4 onion
2 tsp canola oil
1/2 tsp dried thyme
1/4 tsp salt
1. Brown the ground turkey in the oil until it reaches 165 °F (74 °C).
2. Chop the onions, the carrots and the celery, add them and fry for 5 minutes.
3. Add the wild rice, the thyme, the salt and 2 cups of water per person.
4. Simmer, covered, for 45 minutes until the rice is tender.
`;
