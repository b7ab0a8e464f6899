/** Dinners from the oven of a full kitchen, most of which grow by another dish on the same rack. */
export const OVEN_DISHES = `
Sheet-Pan Chicken with Root Vegetables
Drumsticks, carrots and potatoes roasted on one pan while the group plays cards.
dinner | bake | chicken | oven | beginner | moderate | 60 min | meat
8 oz chicken drumsticks
8 oz potatoes
1 carrot
1/2 onion
1 1/2 tbsp olive oil
1/2 tsp dried rosemary
1/4 tsp salt
1. Heat the oven to 425 °F (220 °C).
2. Cut the potatoes, the carrots and the onions into chunks.
3. Toss everything with the drumsticks, the oil, the rosemary and the salt and spread it in one layer on sheet pans.
4. Roast for 45 minutes until the drumsticks reach 165 °F (74 °C) at the bone.

Baked Ziti
Ziti under tomato sauce and two cheeses, the pan that feeds the neighbors as well.
dinner | bake | pasta | oven | beginner | moderate | 60 min | dairy, gluten
4 oz ziti or gluten-free penne
1/2 can canned crushed tomatoes (15-ounce cans)
1/3 cup ricotta
2 oz mozzarella or vegan mozzarella
1 clove garlic
2 tsp olive oil
1/2 tsp Italian seasoning
1. Heat the oven to 375 °F (190 °C), boil the ziti for 2 minutes less than the package says and drain it.
2. Chop the garlic and stir it with the crushed tomatoes, the oil and the Italian seasoning.
3. Mix the ziti with the sauce and the ricotta in a baking dish.
4. Grate the mozzarella over it.
5. Bake for 25 minutes until it bubbles and reaches 165 °F (74 °C) in the middle.

Beef Lasagna
Layers of pasta, meat sauce and two cheeses that hold their shape when they have rested.
dinner | bake | pasta | oven | intermediate | moderate | 95 min | dairy, gluten, meat
2 1/2 oz lasagna noodles or gluten-free lasagna noodles
4 oz lean ground beef or vegan ground beef
1/2 can canned crushed tomatoes (15-ounce cans)
1/3 cup ricotta
1 1/2 oz mozzarella or vegan mozzarella
1/4 onion
1 clove garlic
1/2 tsp Italian seasoning
1/4 tsp salt
1. Chop the onions and the garlic and brown them with the ground beef in a deep pan to 160 °F (71 °C).
2. Add the crushed tomatoes, the Italian seasoning and the salt and simmer for 15 minutes.
3. Heat the oven to 375 °F (190 °C) and boil the lasagna noodles until they bend.
4. Layer sauce, noodles and ricotta in baking dishes and end with sauce.
5. Grate the mozzarella over it and cover the dishes with foil.
6. Bake for 25 minutes, take off the foil and bake for 15 more minutes to 165 °F (74 °C) in the middle.
7. Let it stand for 10 minutes before you cut it.

Spinach and Mushroom Lasagna
Browned mushrooms, spinach and ricotta between sheets of pasta.
dinner | bake | mushrooms | oven | intermediate | moderate | 90 min | dairy, gluten
2 1/2 oz lasagna noodles or gluten-free lasagna noodles
4 oz mushrooms
3 oz frozen spinach
1/2 can canned crushed tomatoes (15-ounce cans)
1/2 cup ricotta
1 1/2 oz mozzarella or vegan mozzarella
1 clove garlic
2 tsp olive oil
1/4 tsp salt
1. Slice the mushrooms and the garlic and brown them in the oil in a deep pan for 8 minutes.
2. Stir in the frozen spinach, the crushed tomatoes and the salt and simmer for 10 minutes.
3. Heat the oven to 375 °F (190 °C) and boil the lasagna noodles until they bend.
4. Layer sauce, noodles and ricotta in baking dishes, end with sauce and grate the mozzarella over it.
5. Bake for 35 minutes until it is brown and reaches 165 °F (74 °C) in the middle.
6. Let it stand for 10 minutes before you cut it.

Chicken Enchiladas
Corn tortillas rolled around chicken and baked under red sauce and cheese.
dinner | bake | chicken | oven | intermediate | moderate | 60 min | dairy, meat
3 corn tortillas
5 oz boneless chicken thighs
1/2 can canned crushed tomatoes (15-ounce cans)
1 1/2 oz Monterey Jack cheese or vegan cheddar
1/4 onion
1 tbsp canola oil
2 tsp chili powder
1/2 tsp ground cumin
1/4 tsp salt
1. Chop the onions and soften them in half of the oil in a deep pan with the chili powder and the cumin.
2. Add the crushed tomatoes, the salt and the chicken and simmer for 20 minutes until the chicken has 165 °F (74 °C).
3. Lift out the chicken and pull it into strips.
4. Heat the oven to 400 °F (200 °C) and brush the corn tortillas with the rest of the oil.
5. Roll the tortillas around the chicken, lay them in a baking dish and cover them with the sauce.
6. Grate the cheese over them and bake for 15 minutes.

Black Bean Enchilada Bake
Tortillas, black beans and corn in layers under a red chili sauce: enchiladas without the rolling.
dinner | bake | beans | oven | beginner | budget | 50 min | no allergens
3 corn tortillas
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/2 can canned crushed tomatoes (15-ounce cans) or no-salt-added crushed tomatoes
1/4 red bell pepper
2 tsp chili powder
1/2 tsp ground cumin
2 tsp olive oil
1/4 tsp salt or salt-free lemon pepper
1. Heat the oven to 400 °F (200 °C).
2. Stir the crushed tomatoes with the chili powder, the cumin, the salt and the oil and chop the bell peppers.
3. Layer tortillas, black beans, corn, bell peppers and tomatoes in a baking dish and end with tomatoes.
4. Cover with foil and bake for 20 minutes.
5. Take off the foil, bake for 10 more minutes and let it stand for 5 minutes.

Meatloaf with Roast Potatoes
Slices of juicy meatloaf with a ketchup crust, and potatoes from the rack below.
dinner | bake | beef | oven | intermediate | moderate | 85 min | egg, gluten, meat
5 oz lean ground beef or vegan ground beef
2 tbsp breadcrumbs or gluten-free breadcrumbs
1/4 egg
1/4 onion
1 1/2 tbsp ketchup
8 oz potatoes
1 carrot
1 tbsp canola oil
1/4 tsp salt
1. Heat the oven to 375 °F (190 °C).
2. Chop the onions finely and knead them with the beef, the breadcrumbs, the eggs and half of the salt.
3. Shape loaves as thick as a fist on sheet pans and brush them with ketchup.
4. Cut the potatoes and the carrots into chunks and toss them with the oil and the rest of the salt on another pan.
5. Bake both for 50 minutes, until the loaves have 160 °F (71 °C) inside, and turn the vegetables once.
6. Let the meatloaf stand for 10 minutes before you slice it.

Roast Salmon with Green Beans
Salmon and green beans on one pan with lemon, done before the table is laid.
dinner | bake | fish | oven | beginner | premium | 45 min | fish
6 oz salmon fillets
8 oz baby potatoes
1 cup green beans
1 tbsp olive oil
1/2 lemon
1 tsp fresh dill
1/4 tsp salt
1. Heat the oven to 425 °F (220 °C), halve the baby potatoes and toss them with half of the oil on sheet pans.
2. Roast them for 20 minutes.
3. Add the green beans and the salmon with the rest of the oil, the salt and slices of lemon.
4. Roast for 12 more minutes until the salmon flakes at 145 °F (63 °C), and scatter dill on top.

Roast Vegetables with Chickpeas
A tray of vegetables with brown edges and crisp chickpeas, good hot and good cold tomorrow.
dinner, lunch | bake | vegetables | oven | beginner | budget | 55 min | no allergens
1/2 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
6 oz potatoes
1 carrot
1/2 zucchini
1/2 red bell pepper
1/4 red onion
1 1/2 tbsp olive oil
1 tsp smoked paprika
1/4 lemon
1/4 tsp salt or salt-free lemon pepper
1. Heat the oven to 425 °F (220 °C).
2. Cut the potatoes and the carrots into small chunks and the zucchini, the bell peppers and the onions into large ones.
3. Toss everything with the chickpeas, the oil, the salt and the smoked paprika and spread it in one layer on sheet pans.
4. Roast for 35 minutes, turn it once and squeeze in the lemon juice.

Tuna Noodle Casserole
Noodles, tuna and peas in a creamy sauce under crisp crumbs.
dinner | bake | tuna | oven | beginner | budget | 50 min | dairy, egg, fish, gluten
3 oz egg noodles
1 can canned tuna (5-ounce cans, drained)
1/2 cup frozen peas
1/2 cup milk or oat milk or rice milk
1 tbsp all-purpose flour
1 tbsp butter or vegan butter
1 oz cheddar cheese or vegan cheddar
2 tbsp breadcrumbs or gluten-free breadcrumbs
1. Heat the oven to 400 °F (200 °C) and boil the egg noodles for 2 minutes less than the package says.
2. Melt the butter in a deep pan, stir in the flour, then the milk, and simmer for 3 minutes.
3. Grate the cheddar cheese and stir it in with the tuna and the frozen peas.
4. Mix it with the noodles in a baking dish and scatter the breadcrumbs on top.
5. Bake for 20 minutes until it is brown and reaches 165 °F (74 °C) in the middle.

Chicken, Rice and Broccoli Bake
Chicken on rice that cooks in the same covered dish.
dinner | bake | chicken | oven | beginner | moderate | 75 min | dairy, meat
6 oz boneless chicken thighs
1/2 cup long-grain rice
1 cup broccoli
1/4 onion
1 oz cheddar cheese or vegan cheddar
1/2 tsp paprika
1/4 tsp salt
1. Heat the oven to 375 °F (190 °C) and chop the onions.
2. Mix the rice, the onions and half of the salt with 1 cup of boiling water per person in a baking dish.
3. Rub the chicken with the paprika and the rest of the salt, lay it on top and cover the dish tightly with foil.
4. Bake for 40 minutes until the rice is soft and the chicken has 165 °F (74 °C).
5. Add small florets of broccoli and grated cheddar cheese and bake uncovered for 12 minutes.

Stuffed Peppers with Rice and Beans
Bell peppers filled with rice, beans and tomato, soft after an hour of nobody's attention.
dinner | bake | vegetables | oven | beginner | budget | 75 min | no allergens
1 1/2 red bell peppers
1/3 cup instant brown rice
1/2 can pinto beans (15-ounce cans, drained) or no-salt-added pinto beans
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/8 onion
1 tsp paprika
1 tbsp olive oil
1/4 tsp salt or salt-free lemon pepper
1. Heat the oven to 400 °F (200 °C), halve the bell peppers and take out the cores.
2. Chop the onions and mix them with the rice, the pinto beans, the diced tomatoes, the paprika, the salt and the oil.
3. Fill the bell peppers and set them into a baking dish with 1/4 cup of hot water per person.
4. Cover with foil and bake for 50 minutes until the rice and the bell peppers are soft.
5. Let them stand for 5 minutes.

Sausages and Peppers from the Oven
Italian sausages, peppers and onions browned together on a sheet pan, with rolls to catch the juice.
dinner | bake | sausage | oven | beginner | moderate | 50 min | gluten, meat, pork
5 oz pork Italian sausage or turkey Italian sausage or vegan sausage
1 red bell pepper
1/2 onion
6 oz baby potatoes
1 tbsp olive oil
1 bread roll or gluten-free roll
1. Heat the oven to 425 °F (220 °C).
2. Halve the baby potatoes, cut the bell peppers and the onions into strips and toss them with the oil on sheet pans.
3. Lay the sausages on top and roast everything for 30 minutes.
4. Check that the sausages have 160 °F (71 °C) inside, or 165 °F (74 °C) if it is poultry, and serve with the bread rolls.

Roast Pork Loin with Apples
A pork roast on a bed of apples and potatoes, carved thin for a long table.
dinner | bake | pork | oven | intermediate | moderate | 100 min | meat, pork
7 oz pork loin
8 oz potatoes
1/2 apple
1/2 onion
1 tbsp canola oil
1 tsp brown mustard
1/2 tsp dried thyme
1/4 tsp salt
1. Heat the oven to 375 °F (190 °C) and cut the potatoes, the apples and the onions into chunks.
2. Toss them with the oil and half of the salt on deep sheet pans.
3. Rub the pork loin with the mustard, the thyme and the rest of the salt and lay it on top.
4. Roast for 60 minutes until the middle of the meat has 145 °F (63 °C), longer for a thick piece.
5. Let the pork rest for 10 minutes, carve it and serve it with the potatoes and apples.

Oven Potatoes with Chili Beans
Potatoes baked whole and split over a quick pan of chili beans.
dinner, lunch | bake | potatoes | oven | beginner | budget | 75 min | no allergens | batches of 16
12 oz russet potatoes
1/2 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/2 can canned diced tomatoes (15-ounce cans) or no-salt-added diced tomatoes
1/4 onion
1 tbsp olive oil
1 1/2 tsp chili powder
1/4 tsp salt or salt-free lemon pepper
1. Heat the oven to 425 °F (220 °C), prick the potatoes and bake them on sheet pans for 55 minutes.
2. Chop the onions and soften them in the oil in a deep pan.
3. Add the chili powder, the salt, the kidney beans and the diced tomatoes and simmer for 12 minutes.
4. Split the potatoes and fill them with beans.
`;
