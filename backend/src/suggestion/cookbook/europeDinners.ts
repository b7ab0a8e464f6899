/** Dinners with meat and fish that groups from Europe know from home; what is weighed is in grams. */
export const EUROPE_DINNERS = `
Hungarian Beef Goulash
Beef and as many onions again, stewed slowly in paprika until a spoon goes through.
dinner | stew | beef | heavy pot | intermediate | premium | 150 min | gluten, meat
6 oz beef stew meat
1 1/4 onions
1/2 red bell pepper
1 tbsp paprika
1/2 tsp caraway seeds
1 tbsp tomato paste
1 tbsp canola oil
1/4 tsp salt
2 slices rye bread or gluten-free bread
1. Slice the onions and fry them slowly in the oil for 15 minutes until they are golden.
2. Take the pot off the heat and stir in the paprika, the caraway seeds and the tomato paste.
3. Add the beef, the salt and chopped bell peppers, and water until everything is just covered.
4. Put the lid on and simmer gently for 110 minutes until the beef is tender, well above 145 °F (63 °C).
5. Serve with the rye bread.

Chicken in Red Wine with Mushrooms
Chicken thighs braised the way Burgundy does it, with bacon, mushrooms and carrots.
dinner | stew | chicken | heavy pot | advanced | premium | 90 min | gluten, meat, pork
6 oz boneless chicken thighs
2 strips bacon or turkey bacon
3 oz mushrooms
1 carrot
1/2 onion
1/2 cup red wine or red grape juice
1 tbsp all-purpose flour or cornstarch
1/2 tsp dried thyme
1/4 tsp salt
2 slices sourdough bread or gluten-free bread
1. Cut the bacon into strips and fry it slowly in a heavy pot until it is crisp.
2. Toss the chicken with the all-purpose flour and the salt and brown it in the fat on all sides.
3. Add sliced carrots, onions and mushrooms with the thyme and fry for 8 minutes.
4. Pour in the red wine and as much water and put the lid on.
5. Simmer gently for 40 minutes until the chicken is tender and has at least 165 °F (74 °C).
6. Serve with the bread.

Swedish Meatballs with Potatoes
Small meatballs in cream, boiled potatoes and a spoon of lingonberries.
dinner | plate | beef | pot and skillet | intermediate | moderate | 55 min | dairy, egg, gluten, meat
5 oz lean ground beef or vegan ground beef
2 tbsp breadcrumbs or gluten-free breadcrumbs
1/4 egg
1/4 onion
1/4 cup heavy cream or coconut cream
9 oz potatoes
1 tbsp butter or vegan butter
1/4 tsp ground allspice
1/4 tsp salt
2 tbsp lingonberry jam
1. Boil the potatoes in the pot for 20 minutes until they are soft, and drain them.
2. Chop the onions very finely and knead them with the beef, the breadcrumbs, the eggs, the allspice and the salt.
3. Roll small balls with wet hands.
4. Brown them in the butter in the skillet for 10 minutes until they have 160 °F (71 °C) inside.
5. Add the cream and a splash of water and simmer for 4 minutes.
6. Serve the meatballs with the potatoes and the lingonberry jam.

Shepherd's Pie
Ground lamb and peas under mashed potatoes with a ridged, brown top.
dinner | bake | lamb | oven | intermediate | premium | 80 min | dairy, meat
5 oz ground lamb or vegan ground beef
10 oz potatoes
1 carrot
1/2 onion
1/2 cup frozen peas
1 tbsp tomato paste
3 tbsp milk or oat milk or rice milk
1 tbsp butter or vegan butter
1/2 tsp dried thyme
1/4 tsp salt
1. Boil the potatoes until they are soft, drain them and mash them with the milk, the butter and half of the salt.
2. Chop the onions and the carrots and brown them with the ground lamb in a deep pan until it has 160 °F (71 °C).
3. Stir in the tomato paste, the thyme, the rest of the salt, the frozen peas and a little water.
4. Simmer for 10 minutes and heat the oven to 400 °F (200 °C).
5. Spread the meat in a baking dish and the potatoes over it, and ridge the top with a fork.
6. Bake for 25 minutes until it is brown and reaches 165 °F (74 °C) in the middle.

Bangers and Mash
Browned sausages on mashed potatoes with a dark onion gravy.
dinner | plate | sausage | pot and skillet | beginner | moderate | 45 min | dairy, gluten, meat, pork
5 oz pork bratwurst or turkey bratwurst or vegan sausage
10 oz potatoes
1 onion
3 tbsp milk or oat milk or rice milk
1 tbsp butter or vegan butter
1 tbsp canola oil
2 tsp all-purpose flour or cornstarch
1/4 tsp salt
1. Boil the potatoes in the pot for 20 minutes until they are soft.
2. Brown the pork bratwurst in the oil in the skillet for 15 minutes to 160 °F (71 °C), or 165 °F (74 °C) if it is poultry.
3. Set it aside and brown sliced onions in the same fat.
4. Stir in the all-purpose flour, then 1/2 cup of water per person, and simmer until the gravy is thick.
5. Drain the potatoes and mash them with the milk, the butter and the salt.
6. Serve the pork bratwurst on the mash with the gravy.

Fish Pie with Potato Top
Cod and peas in a white sauce under mashed potatoes, from the cold side of the North Sea.
dinner | bake | fish | oven | intermediate | premium | 80 min | dairy, fish, gluten
5 oz cod fillets
10 oz potatoes
1/2 cup frozen peas
2/3 cup milk or oat milk or rice milk
1 tbsp all-purpose flour or cornstarch
1 1/2 tbsp butter or vegan butter
1 tbsp parsley
1/4 tsp salt
1. Boil the potatoes until they are soft, drain them and mash them with a third of the milk and of the butter.
2. Melt the rest of the butter in a deep pan, stir in the all-purpose flour, then the milk and the salt, and simmer for 4 minutes.
3. Cut the cod into large pieces, chop the parsley and fold both into the sauce with the frozen peas.
4. Heat the oven to 400 °F (200 °C), fill a baking dish and spread the potatoes on top.
5. Bake for 30 minutes until it is brown and the cod has 145 °F (63 °C).

Paella with Chicken and Green Beans
Rice that takes up paprika, tomato and chicken juices and must not be stirred.
dinner | rice | chicken | skillet | intermediate | moderate | 60 min | meat
5 oz boneless chicken thighs
1/2 cup paella rice or long-grain rice
1/2 cup green beans
1/2 red bell pepper
1/4 can canned diced tomatoes (15-ounce cans)
1 clove garlic
1 1/2 tbsp olive oil
1 tsp smoked paprika
1/4 tsp ground turmeric
1/4 tsp salt
1/4 lemon
1. Cut the chicken into pieces, salt them and brown them in the oil on all sides.
2. Chop the bell peppers, the garlic and the green beans, add them and fry for 5 minutes.
3. Stir in the rice, the smoked paprika and the turmeric, then the tomatoes and 1 cup of hot water per person.
4. Spread the rice flat and simmer for 20 minutes without stirring, until the chicken has 165 °F (74 °C).
5. Cover it off the heat for 5 minutes and serve with wedges of lemon.

Moussaka
Eggplant and lamb with a breath of cinnamon under yogurt and feta, set in the oven.
dinner | bake | lamb | oven | advanced | premium | 100 min | dairy, meat
1/2 eggplant
5 oz ground lamb or vegan ground beef
1/2 can canned crushed tomatoes (15-ounce cans)
5 oz potatoes
1/4 onion
1/3 cup plain yogurt or coconut yogurt
1 oz feta or vegetarian feta or vegan feta
1 1/2 tbsp olive oil
1/4 tsp ground cinnamon
1/4 tsp salt
1. Heat the oven to 400 °F (200 °C) and slice the eggplants and the potatoes thinly.
2. Brush the slices with the oil and roast them on sheet pans for 25 minutes.
3. Chop the onions, brown them with the ground lamb in a deep pan to 160 °F (71 °C) and add the tomatoes, the cinnamon and the salt.
4. Simmer for 10 minutes and layer it in a baking dish with the eggplants and the potatoes.
5. Crumble the feta into the yogurt and spread it on top.
6. Bake for 30 minutes until it is brown and reaches 165 °F (74 °C), and let it stand for 10 minutes.

Pork Schnitzel with Potato Salad
Thin cutlets in golden crumbs with a warm potato salad, no mayonnaise near it.
dinner | plate | pork | pot and skillet | advanced | moderate | 60 min | egg, gluten, meat, pork
5 oz pork cutlets
2 tbsp all-purpose flour
1/4 egg
1/4 cup breadcrumbs or gluten-free breadcrumbs
9 oz potatoes
1/4 onion
2 tbsp canola oil
1 tbsp apple cider vinegar
1 tsp brown mustard
1/4 lemon
1/4 tsp salt
1. Boil the potatoes in the pot for 20 minutes until they are soft, then peel and slice them.
2. Toss them with chopped onions, the vinegar, the mustard, half of the salt and a third of the oil.
3. Beat the cutlets flat and salt them, then turn them in the flour, in beaten eggs and in the breadcrumbs.
4. Fry them in the rest of the oil in the skillet for 3 minutes on each side, to 145 °F (63 °C) inside.
5. Let them rest for 3 minutes and serve them with the salad and wedges of lemon.

Irish Stew
Lamb, potatoes and carrots in one pot, with nothing to hide behind.
dinner | stew | lamb | heavy pot | beginner | premium | 125 min | meat
6 oz lamb stew meat
10 oz potatoes
1 carrot
1/2 onion
1 tbsp canola oil
1/2 tsp dried thyme
1 tbsp parsley
1/4 tsp salt
1. Brown the lamb in the oil in a heavy pot on all sides.
2. Add sliced onions, the thyme, the salt and water to cover it, and put the lid on.
3. Simmer gently for 60 minutes.
4. Cut the potatoes and the carrots into large chunks and add them.
5. Simmer for 35 more minutes until the lamb is tender, well above 145 °F (63 °C), and scatter parsley on top.

Lentil Stew with Smoked Sausage
Brown lentils with potatoes, sausage and the splash of vinegar that makes it Swabian.
dinner, lunch | stew | lentils | one pot | beginner | budget | 60 min | meat, pork
3/8 cup brown lentils
5 oz potatoes
1 carrot
1/4 onion
3 oz smoked pork sausage or turkey sausage or vegan sausage
1 tbsp canola oil
2 tsp apple cider vinegar
1/4 tsp salt
1. Chop the onions and the carrots and soften them in the oil for 5 minutes.
2. Add the lentils and 1 1/2 cups of water per person and simmer for 20 minutes.
3. Add the potatoes in small cubes, the salt and the sausage in slices and simmer for 15 more minutes.
4. Check that the sausage has 165 °F (74 °C) and season with the vinegar.

Bratwurst on Sauerkraut
Sauerkraut stewed with apple and caraway, brats on top, potatoes in the same pot.
dinner | stew | sausage | one pot | beginner | moderate | 55 min | gluten, meat, pork
5 oz pork bratwurst or turkey bratwurst or vegan sausage
1 cup sauerkraut
7 oz potatoes
1/4 apple
1/4 onion
1 tbsp canola oil
1/2 tsp caraway seeds
1 tbsp brown mustard
1. Brown the pork bratwurst in the oil and lay it aside.
2. Soften chopped onions and apples in the same pot with the caraway seeds.
3. Add the potatoes in cubes, the sauerkraut and 1/2 cup of water per person and lay the pork bratwurst on top.
4. Cover and simmer for 25 minutes, until the pork bratwurst has 160 °F (71 °C) inside, or 165 °F (74 °C) if it is poultry.
5. Serve with the mustard.
`;
