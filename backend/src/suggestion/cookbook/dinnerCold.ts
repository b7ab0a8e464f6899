/** Dinners without a fire, for bans on burning, late arrivals and heat. */
export const DINNER_COLD = `
Stuffed Avocados with Corn and Beans
Avocado halves piled with kidney beans, corn and lime, eaten with a spoon.
lunch | plate | avocado | no cooking | beginner | moderate | 15 min | no allergens
1 1/2 avocados
1/2 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1/2 tomato
1/2 lime
1/4 tsp chili powder
2 corn tortillas
1/8 tsp salt or salt-free lemon pepper
1. Chop the tomatoes and mix them with the kidney beans, the corn, the chili powder, the salt and the lime juice.
2. Halve the avocados and take out the stones.
3. Pile the bean mix into the halves.
4. Serve with the corn tortillas.

No-Cook Bean and Avocado Tortillas
Beans, salsa, avocado and lime cabbage, set out so that everybody fills their own.
lunch | wrap | beans | no cooking | beginner | budget | 15 min | no allergens
3 corn tortillas
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 cup salsa
1/2 avocado
1/2 cup red cabbage (shredded)
1/4 lime
1. Cut the cabbage into fine strips and toss it with the lime juice.
2. Slice the avocados and mash half of the black beans.
3. Set out the beans, the salsa, the avocados, the cabbage and the corn tortillas.
4. Let everybody fill their own.

Lentil Lettuce Cups
Lentils with lime, carrot and sunflower seeds in crisp leaves.
dinner, lunch | wrap | lentils | no cooking | beginner | budget | 15 min | no allergens
3/4 can canned lentils (15-ounce cans, drained) or no-salt-added lentils
5 leaves romaine lettuce
1 carrot
1 green onion
2 tbsp sunflower seeds
1 tbsp olive oil
1/2 lime
2 rice cakes
1/8 tsp salt or salt-free lemon pepper
1. Grate the carrots and slice the green onions.
2. Mix both with the lentils, the oil, the salt and the lime juice.
3. Spoon it into the leaves of romaine and scatter sunflower seeds on top.
4. Serve with the rice cakes.

Summer Rolls in a Bowl
Soft rice noodles with cucumber, carrot, mint and a lime dressing.
dinner, lunch | noodles | rice | no cooking | beginner | moderate | 40 min | gluten, soy
2 1/2 oz thin rice noodles
1/2 cucumber
1 carrot
1/2 avocado
2 tbsp mint
2 tbsp sunflower seeds
1 tbsp soy sauce or gluten-free tamari or coconut aminos
1/2 lime
1 tsp sugar
1. Soak the rice noodles in plenty of cold drinking water for 30 minutes and drain them.
2. Grate the carrots and cut the cucumbers and the avocados into strips.
3. Stir the soy sauce, the lime juice and the sugar.
4. Toss everything with torn mint and scatter sunflower seeds on top.

Mezze Table
Hummus, olives, cucumber, tomato and pita: no cooking, much passing of plates.
lunch | plate | chickpeas | no cooking | beginner | moderate | 20 min | gluten, sesame
1 1/2 pita breads or gluten-free bread
1/2 cup hummus
1/2 can chickpeas (15-ounce cans, drained)
1/2 cucumber
1 tomato
8 olives
1 tbsp olive oil
1 tbsp parsley
1. Cut the cucumbers and the tomatoes into sticks and wedges.
2. Toss the chickpeas with the oil and chopped parsley.
3. Set out the hummus, the chickpeas, the vegetables and the olives.
4. Tear the pita bread and share.

Cured Meat and Cheese Board
Salami, cheddar, pickles, grapes and good bread, for the hour before the fire is hot.
snack, lunch | plate | pork | no cooking | beginner | premium | 15 min | dairy, gluten, meat, pork
2 oz hard salami or turkey salami
2 oz cheddar cheese or vegan cheddar
3 slices sourdough bread or gluten-free bread
1 dill pickle
3/4 cup grapes
1 tsp brown mustard
1. Slice the salami, the cheddar cheese and the dill pickles.
2. Arrange them with the grapes on a board.
3. Serve with the bread and the mustard.

Tuna and Chickpea Plates
Tuna and chickpeas with lemon, capers and a crunch of celery.
dinner, lunch | salad | tuna | no cooking | beginner | budget | 12 min | fish, gluten
1/2 can canned tuna (5-ounce cans, drained)
1/2 can chickpeas (15-ounce cans, drained)
1 stalk celery
1 tsp capers
1/2 lemon
1 1/2 tbsp olive oil
2 slices sourdough bread or gluten-free bread
1. Slice the celery thinly.
2. Mix it with the chickpeas, the capers, the oil and the lemon juice.
3. Break in the tuna.
4. Serve with the bread.

Rotisserie Chicken Tacos
A bought roast chicken, pulled apart into tortillas with salsa, cabbage and lime.
dinner, lunch | taco | chicken | no cooking | beginner | moderate | 15 min | meat
8 oz rotisserie chicken (with the bones)
3 corn tortillas
1/4 cup salsa
1/2 cup red cabbage (shredded)
1/2 avocado
1/4 lime
1. Pull the chicken off the bones in strips.
2. Cut the cabbage into fine strips and slice the avocados.
3. Fill the corn tortillas with chicken, cabbage and avocado.
4. Finish with salsa and lime.

Smoked Trout and Potato Chip Salad
Smoked trout over greens with apple, horseradish cream and a crunch of chips.
dinner, lunch | salad | fish | no cooking | beginner | premium | 15 min | dairy, fish
4 oz smoked trout
2 cups romaine lettuce
1 apple
2 tbsp sour cream or vegan sour cream
1 tsp horseradish
1/4 lemon
1 oz potato chips
1. Stir the sour cream with the horseradish and the lemon juice.
2. Cut the romaine into strips and the apples into thin slices and toss them with the sauce.
3. Break the smoked trout over the salad.
4. Crush the potato chips on top.
`;
