/** Dinners over the fire: from the grate, in foil and on sticks. */
export const DINNER_GRILL = `
Backyard Cheeseburgers
Thick burgers with cheddar, tomato and onion, turned only once.
dinner | grill | beef | grill | beginner | moderate | 25 min | dairy, gluten, meat
6 oz ground beef or vegan ground beef
1 hamburger bun or gluten-free hamburger bun
1 oz cheddar cheese or vegan cheddar
1/2 tomato
1/8 onion
1 leaf romaine lettuce
1 tbsp ketchup
1/4 tsp salt
1. Shape the beef into flat patties, press a hollow into the middle and salt them.
2. Grill them over high heat for 4 minutes on each side until they reach 160 °F (71 °C) inside.
3. Lay the cheddar cheese on top for the last minute.
4. Toast the hamburger buns and slice the tomatoes and the onions.
5. Build the burgers with romaine and ketchup.

Black Bean Burgers
Bean patties bound with cornmeal that hold on any grate when they rest in foil first.
dinner | grill | beans | grill | intermediate | budget | 40 min | gluten
3/4 can black beans (15-ounce cans, drained)
3 tbsp cornmeal
1/8 onion
1 tsp chili powder
1 tbsp canola oil
1 hamburger bun or gluten-free hamburger bun
1/2 tomato
1 tbsp ketchup
1/4 tsp salt
1. Chop the onions finely and mash them with the black beans, the cornmeal, the salt and the chili powder.
2. Let the mix rest for 10 minutes and shape it into patties.
3. Brush the patties with oil and lay them on oiled foil.
4. Grill them on the foil for 6 minutes on each side.
5. Toast the hamburger buns and serve with slices of tomato and ketchup.

Portobello Burgers with Avocado
Whole mushroom caps, smoky and juicy, with avocado in place of cheese.
dinner | grill | mushrooms | grill | beginner | moderate | 25 min | gluten
5 oz portobello mushrooms
1 hamburger bun or gluten-free hamburger bun
1/2 avocado
1/2 tomato
1/8 red onion
1 tbsp olive oil
1 tsp balsamic vinegar
1 ear corn
1/4 tsp salt
1. Stir the oil with the balsamic vinegar and the salt and brush the mushrooms with it.
2. Husk the corn and grill it for 10 minutes, turning it often.
3. Grill the mushrooms for 5 minutes on each side.
4. Toast the hamburger buns and slice the avocados, the tomatoes and the red onions.
5. Build the burgers and serve them with the corn.

Vegetable and Chickpea Foil Packets
Zucchini, peppers and chickpeas that steam in their own juice with oregano.
dinner, lunch | foil packet | chickpeas | foil | beginner | budget | 40 min | no allergens
1/2 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1/2 zucchini
1/2 red bell pepper
6 oz baby potatoes
1/4 red onion
1 1/2 tbsp olive oil
1 tsp dried oregano
1/4 lemon
1/4 tsp salt or salt-free lemon pepper
1. Slice the baby potatoes thinly and cut the zucchini, the bell peppers and the red onions into pieces.
2. Toss everything with the chickpeas, the oil, the salt and the oregano.
3. Seal one portion each in a double layer of foil.
4. Cook over medium heat for 30 minutes and turn the packets once.
5. Open them carefully and squeeze in the lemon juice.

Scout's Foil Dinner
Beef, potato, carrot and onion in one packet that everybody makes for themselves.
dinner | foil packet | beef | foil | beginner | moderate | 50 min | meat
5 oz lean ground beef or vegan ground beef
6 oz potatoes
1 carrot
1/4 onion
1 tbsp ketchup
1/4 tsp garlic powder
1/4 tsp salt
1. Slice the potatoes, the carrots and the onions thinly.
2. Shape the beef into flat patties and season them with the garlic powder and the salt.
3. Lay the potatoes, the carrots, the onions and the beef on a double layer of foil and add the ketchup.
4. Seal the packets and cook them over medium heat for 40 minutes, turning them once.
5. Open the packets carefully and check that the beef has 160 °F (71 °C) inside.

Lemon Salmon Foil Packets
Salmon steamed with lemon, dill and green beans, tender without a watchful eye.
dinner | foil packet | fish | foil | beginner | premium | 45 min | fish
6 oz salmon fillets
1 cup green beans
6 oz baby potatoes
1/2 lemon
1 tbsp olive oil
1 tsp fresh dill
1/4 tsp salt
1. Slice the baby potatoes very thinly and lay them with the green beans and the oil on foil, one portion each.
2. Seal the packets and cook them over medium heat for 15 minutes.
3. Open them, lay the salmon on top with salt, dill and slices of lemon, and seal them again.
4. Cook for 12 more minutes until the salmon flakes at 145 °F (63 °C).

Chicken and Pineapple Skewers
Sweet pineapple, chicken and peppers with a sticky glaze.
dinner | grill | chicken | grill | intermediate | moderate | 35 min | gluten, meat, soy
6 oz chicken breast or firm tofu
1/4 can canned pineapple (20-ounce cans, drained)
1/2 red bell pepper
1/4 red onion
1 1/2 tbsp teriyaki sauce or coconut aminos
2 tsp canola oil
1 ear corn
1. Cut the chicken, the bell peppers and the red onions into chunks.
2. Toss the chicken with half of the teriyaki sauce.
3. Thread chicken, pineapple, bell peppers and onions on skewers and brush them with oil.
4. Grill them with the husked corn for 12 minutes, turning often, until the chicken has 165 °F (74 °C).
5. Brush with the rest of the teriyaki sauce.

Vegetable Skewers with Couscous
Peppers, zucchini and mushrooms over couscous that swells in a covered bowl.
dinner | grill | vegetables | grill | beginner | moderate | 40 min | gluten
1/2 cup couscous
1/2 zucchini
1/2 red bell pepper
3 oz mushrooms
1/4 red onion
2 tbsp olive oil
1/2 lemon
1/2 tsp dried oregano
1/4 tsp salt
1. Heat 1/2 cup of water per person on the grate and pour it over the couscous.
2. Cover the bowl and wait for 6 minutes.
3. Cut the vegetables into chunks and toss them with the oil, the salt and the oregano.
4. Thread them on skewers and grill them for 10 minutes, turning often.
5. Fluff the couscous with the lemon juice and lay the skewers on top.

Grilled Tofu with Peanut Sauce
Tofu slabs with dark stripes and a peanut sauce that needs no cooking.
dinner | grill | tofu | grill | intermediate | moderate | 30 min | gluten, peanut, soy
6 oz firm tofu
2 tbsp peanut butter or sunflower seed butter
1 1/2 tbsp soy sauce or gluten-free tamari or coconut aminos
1/2 lime
1 tsp brown sugar
1 tbsp canola oil
1 1/2 cups coleslaw mix
1. Press the tofu dry, cut it into thick slabs and brush them with oil and a third of the soy sauce.
2. Stir the peanut butter, the rest of the soy sauce, the brown sugar and half of the lime juice with warm water.
3. Toss the coleslaw mix with the other half of the lime juice.
4. Grill the tofu for 4 minutes on each side.
5. Serve it on the slaw with the sauce.

Grilled Bratwurst with Onions and Potatoes
Brats browned slowly, with foil potatoes and sweet onions.
dinner | grill | sausage | grill | beginner | moderate | 55 min | gluten, meat, pork
5 oz pork bratwurst or turkey bratwurst or vegan sausage
8 oz baby potatoes
1/2 onion
1 tbsp canola oil
1 hot dog bun or gluten-free hot dog bun
1 tbsp brown mustard
1. Slice the baby potatoes and the onions thinly, toss them with the oil and seal them in foil.
2. Cook the packets over medium heat for 30 minutes.
3. Grill the pork bratwurst for 15 minutes, turning often, to 160 °F (71 °C) inside, or 165 °F (74 °C) if it is poultry.
4. Serve it in the hot dog buns with onions, potatoes and mustard.

Carne Asada Tacos
Flank steak with lime and cumin, charred fast and cut thin.
dinner | taco | beef | grill | intermediate | premium | 35 min | meat
5 oz flank steak
3 corn tortillas
1/2 avocado
1/8 onion
1 lime
1 tbsp cilantro
1 tbsp olive oil
1/2 tsp ground cumin
1/4 tsp salt
1. Rub the steak with the oil, the cumin, the salt and half of the lime juice and let it stand for 15 minutes.
2. Grill it over high heat for 4 minutes on each side to 145 °F (63 °C) and let it rest for 5 minutes.
3. Chop the onions and the cilantro and warm the corn tortillas.
4. Cut the steak across the grain into thin strips.
5. Fill the tortillas with steak, avocado, onions, cilantro and lime.

Barbecue Chicken with Grilled Corn
Drumsticks over gentle heat, glazed at the very end, with corn from the husk.
dinner | grill | chicken | grill | intermediate | moderate | 60 min | meat
8 oz chicken drumsticks
1 ear corn
2 tbsp barbecue sauce
1 cup coleslaw mix
2 tsp apple cider vinegar
2 tsp canola oil
1/4 tsp salt
1. Rub the drumsticks with the oil and the salt.
2. Grill them over medium heat for 30 minutes, turning often, until they reach 165 °F (74 °C) at the bone.
3. Grill the corn in its husk next to them for 15 minutes.
4. Brush the chicken with barbecue sauce for the last 5 minutes.
5. Toss the coleslaw mix with the apple cider vinegar and serve it on the side.

Loaded Foil Sweet Potatoes
Whole sweet potatoes soft from the coals, split and filled with black beans and salsa.
dinner, lunch | foil packet | sweet potatoes | foil | beginner | budget | 60 min | no allergens
1 1/2 sweet potatoes
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 cup salsa
1/2 avocado
1/4 lime
1. Prick the sweet potatoes and wrap each of them in a double layer of foil.
2. Cook them over medium heat for 45 minutes, turning them often, until they are soft.
3. Warm the black beans in a packet of foil for the last 10 minutes.
4. Split the sweet potatoes and fill them with black beans, salsa and avocado.
5. Finish with the lime juice.

Campfire Baked Potatoes with Broccoli and Cheddar
Potatoes from the foil with broccoli and melted cheddar.
dinner, lunch | foil packet | potatoes | foil | beginner | budget | 65 min | dairy
14 oz russet potatoes
1 cup broccoli
1 1/2 oz cheddar cheese or vegan cheddar
2 tbsp sour cream or vegan sour cream
1/4 tsp salt
1. Prick the potatoes and wrap each of them in a double layer of foil.
2. Cook them over medium heat for 50 minutes, turning them often.
3. Seal small florets of broccoli with a splash of water in foil and cook them for the last 10 minutes.
4. Split the potatoes and fill them with salt, broccoli and grated cheddar cheese.
5. Top with sour cream.

Fire-Roasted Sausages with Stick Bread
Sausages and bread dough on sticks, dinner and entertainment at once.
dinner | plate | sausage | sticks | beginner | budget | 40 min | gluten, meat, pork
5 oz smoked pork sausage or turkey sausage or vegan sausage
3/4 cup all-purpose flour
1 tsp baking powder
1 tbsp olive oil
1/4 tsp salt
1 apple
1. Knead the flour, the baking powder, the salt and the oil with about 1/4 cup of water per person to a soft dough.
2. Roll it into ropes and wind them around clean sticks.
3. Bake them over the heat for 12 minutes, turning often, until they sound hollow.
4. Roast the sausages on sticks until they are brown and 165 °F (74 °C) inside.
5. Serve with wedges of apple.

Halloumi and Zucchini Skewers
The cheese that does not melt, with zucchini and tomatoes, on pita.
dinner | grill | cheese | grill | beginner | premium | 25 min | dairy, gluten
3 1/2 oz halloumi or vegetarian halloumi
1 zucchini
1/2 cup cherry tomatoes
1 pita bread or gluten-free bread
1 tbsp olive oil
1/2 lemon
1. Cut the halloumi and the zucchini into cubes.
2. Thread them on skewers with the cherry tomatoes and brush them with oil.
3. Grill them for 8 minutes, turning often.
4. Warm the pita bread for a moment.
5. Serve the skewers on the bread with a squeeze of lemon.

Grilled Shrimp with Mango Salsa
Shrimp with lime and chili, off the fire in five minutes, over a cold mango salsa.
dinner | grill | shellfish | grill | intermediate | premium | 30 min | shellfish
6 oz peeled shrimp
1 mango
1/4 red bell pepper
1/8 red onion
1/2 lime
1 tbsp olive oil
1/2 tsp chili powder
1/4 tsp salt
2 corn tortillas
1. Peel the mangoes and cut them with the bell peppers and the red onions into small cubes.
2. Add half of the lime juice and let the salsa stand.
3. Toss the shrimp with the oil, the chili powder and the salt and thread them on skewers.
4. Grill them for 2 minutes on each side until they are pink and firm, 145 °F (63 °C).
5. Warm the corn tortillas and serve everything with the rest of the lime juice.

Lamb Kofta with Cucumber Yogurt
Spiced ground lamb on skewers with pita and cool yogurt.
dinner | grill | lamb | grill | advanced | premium | 40 min | dairy, gluten, meat
5 oz ground lamb
1 pita bread or gluten-free bread
1/4 cup plain yogurt or coconut yogurt
1/4 cucumber
1/4 onion
1 tbsp parsley
1/2 tsp ground cumin
1/4 tsp ground cinnamon
1/4 tsp salt
1. Chop the onions and the parsley very finely and knead them with the lamb, the cumin, the cinnamon and the salt.
2. Press the mix around skewers in long shapes.
3. Grill them for 10 minutes, turning often, until they reach 160 °F (71 °C).
4. Grate the cucumbers into the yogurt.
5. Warm the pita bread and serve everything together.

Pulled Mushroom Barbecue Sandwiches
Torn mushrooms charred in a hot foil tray and tossed in barbecue sauce.
dinner | sandwich | mushrooms | grill | beginner | moderate | 30 min | gluten
6 oz oyster mushrooms or portobello mushrooms
1 hamburger bun or gluten-free hamburger bun
2 tbsp barbecue sauce
1 cup coleslaw mix
2 tsp apple cider vinegar
1 tbsp canola oil
1. Tear the mushrooms into strips and toss them with the oil.
2. Grill them on foil for 12 minutes until the edges are crisp.
3. Toss them with the barbecue sauce and grill for 2 more minutes.
4. Toss the coleslaw mix with the apple cider vinegar.
5. Fill the hamburger buns with mushrooms and slaw.
`;
