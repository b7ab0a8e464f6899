/** Lunches from a bowl that need no fire: salads of beans, grains and vegetables. */
export const LUNCH_BOWLS = `
Black Bean and Corn Salsa Bowl
Beans, corn and lime with tortillas to scoop it up: no fire, no dishes worth the name.
lunch | bowl | beans | no cooking | beginner | budget | 15 min | no allergens
3/4 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1 tomato
1/8 red onion
1/2 lime
1/4 tsp ground cumin
3 corn tortillas
1/8 tsp salt or salt-free lemon pepper
1. Chop the tomatoes and the red onions.
2. Mix them with the black beans, the corn, the cumin and the salt.
3. Squeeze in the lime juice and let the bowl stand for 5 minutes.
4. Scoop it up with pieces of corn tortilla.

Lemony Chickpea Salad
Chickpeas with cucumber, parsley and a lot of lemon that taste better by the minute.
lunch, dinner | salad | chickpeas | no cooking | beginner | budget | 15 min | no allergens
3/4 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1/2 cucumber
1 carrot
1/2 lemon
1 1/2 tbsp olive oil
2 tbsp parsley
1/4 tsp ground cumin
1/8 tsp salt or salt-free lemon pepper
1. Cut the cucumbers and the carrots into small cubes and chop the parsley.
2. Stir the lemon juice with the oil, the cumin and the salt.
3. Toss everything with the chickpeas.
4. Let it stand for 10 minutes in the shade.

Lentil, Apple and Carrot Salad
Soft lentils against crisp apple, with sunflower seeds for the crunch.
lunch, dinner | salad | lentils | no cooking | beginner | budget | 15 min | gluten
3/4 can canned lentils (15-ounce cans, drained) or no-salt-added lentils
1/2 apple
1 carrot
1 tbsp sunflower seeds
1 tbsp olive oil
2 tsp apple cider vinegar
1 bread roll or rice cake
1/8 tsp salt or salt-free lemon pepper
1. Grate the carrots and cut the apples into small cubes.
2. Mix them with the lentils, the oil, the apple cider vinegar and the salt.
3. Scatter sunflower seeds on top.
4. Serve with the bread rolls.

Curried Chickpea and Raisin Salad
Crushed and whole chickpeas with curry powder, raisins and apple.
lunch, dinner | salad | chickpeas | no cooking | beginner | budget | 15 min | no allergens
3/4 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1/2 apple
1 carrot
2 tbsp raisins
1 tsp curry powder or gluten-free curry powder
1 1/2 tbsp olive oil
1/4 lemon
1 tbsp pumpkin seeds
1/8 tsp salt or salt-free lemon pepper
1. Mash a third of the chickpeas with the oil, the curry powder, the salt and the lemon juice.
2. Grate the carrots and cut the apples into small cubes.
3. Stir in the other chickpeas, the carrots, the apples and the raisins.
4. Scatter pumpkin seeds over each plate.

Kidney Bean Slaw with Orange
Crisp cabbage, red beans and juicy orange in a bright dressing.
lunch | salad | vegetables | no cooking | beginner | budget | 20 min | no allergens
2 cups green cabbage (shredded)
1/2 can kidney beans (15-ounce cans, drained) or no-salt-added kidney beans
1/2 orange
1 carrot
1 tbsp olive oil
2 tsp apple cider vinegar
1 tbsp sunflower seeds
1/8 tsp salt or salt-free lemon pepper
1. Cut the cabbage into fine strips and grate the carrots.
2. Knead the cabbage with the salt, the oil and the apple cider vinegar until it softens.
3. Peel the oranges and cut them into pieces.
4. Fold in the kidney beans, the carrots and the oranges.
5. Scatter sunflower seeds on top.

White Bean and Tomato Salad
White beans, ripe tomatoes and basil in good oil, for the hottest hour of the day.
lunch, dinner | salad | beans | no cooking | beginner | budget | 12 min | no allergens
3/4 can white beans (15-ounce cans, drained) or no-salt-added white beans
1 1/2 tomatoes
1/8 red onion
1 1/2 tbsp olive oil
2 tsp apple cider vinegar
1 tbsp basil
1/8 tsp salt or salt-free lemon pepper
1. Cut the tomatoes into pieces and the red onions into thin rings.
2. Mix both with the white beans, the oil, the apple cider vinegar and the salt.
3. Tear the basil over it.

Avocado Tostadas with Corn
Tortillas spread with crushed avocado and piled with corn, cabbage and lime.
lunch, dinner | taco | avocado | no cooking | beginner | moderate | 15 min | no allergens
3 corn tortillas
1 avocado
1/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1 cup red cabbage (shredded)
1/2 lime
1 tbsp cilantro
1/8 tsp salt or salt-free lemon pepper
1. Mash the avocados with the salt and half of the lime juice.
2. Cut the cabbage into fine strips and toss it with the other half of the lime juice.
3. Spread the corn tortillas with avocado.
4. Top them with cabbage, corn and cilantro.

Cold-Soaked Rice Noodle Salad
Thin rice noodles that soften in plain water, with crunchy vegetables and plenty of lime.
lunch, dinner | noodles | rice | no cooking | beginner | budget | 40 min | peanut
2 1/2 oz thin rice noodles
1 carrot
1 cup red cabbage (shredded)
1/4 cucumber
2 tbsp peanut butter or sunflower seed butter
1/2 lime
1 tsp maple syrup
1/4 tsp salt or salt-free lemon pepper
1. Soak the rice noodles in plenty of cold drinking water for 30 minutes until they are soft.
2. Grate the carrots and cut the cabbage and the cucumbers into fine strips.
3. Stir the peanut butter with the lime juice, the maple syrup, the salt and a few spoons of water.
4. Drain the rice noodles and toss everything together.

Corn, Zucchini and Pumpkin Seed Salad
Ribbons of raw zucchini with sweet corn and the crunch of seeds.
lunch, dinner | salad | corn | no cooking | beginner | moderate | 15 min | no allergens
3/4 can canned corn (15-ounce cans, drained) or no-salt-added corn
1 zucchini
1/4 red bell pepper
2 tbsp pumpkin seeds
1 tbsp olive oil
1/2 lime
1 tbsp cilantro
2 corn tortillas
1/8 tsp salt or salt-free lemon pepper
1. Shave the zucchini into ribbons with a knife or a peeler.
2. Cut the bell peppers into small cubes.
3. Toss both with the corn, the oil, the salt and the lime juice.
4. Top with pumpkin seeds and cilantro and serve with the corn tortillas.

Cold-Soaked Couscous Tabbouleh
Couscous that drinks its lemon dressing, with tomato, cucumber and handfuls of parsley.
lunch, dinner | salad | couscous | no cooking | beginner | budget | 40 min | gluten
1/2 cup couscous
1 tomato
1/4 cucumber
1/4 cup parsley
1/2 lemon
1 1/2 tbsp olive oil
1/8 tsp salt
1. Pour 1/2 cup of cold drinking water per person over the couscous and wait for 25 minutes.
2. Chop the tomatoes, the cucumbers and the parsley.
3. Fluff the couscous with a fork.
4. Fold in the vegetables, the lemon juice, the oil and the salt.

Pinto Bean and Romaine Bowl
Romaine, beans, salsa and avocado under a handful of crushed chips.
lunch, dinner | salad | beans | no cooking | beginner | budget | 15 min | no allergens
1/2 can pinto beans (15-ounce cans, drained) or no-salt-added pinto beans
2 cups romaine lettuce
1/4 cup salsa
1/2 avocado
1 oz tortilla chips
1/4 lime
1. Cut the romaine into strips.
2. Toss it with the pinto beans and the lime juice.
3. Cut the avocados into cubes.
4. Top each bowl with avocado, salsa and crushed tortilla chips.

Beet and Orange Salad with Seeds
Sweet canned beets, orange and lentils, as bright as a flag.
lunch | salad | lentils | no cooking | beginner | budget | 12 min | no allergens
1/2 can canned beets (15-ounce cans, drained) or no-salt-added beets
1/2 orange
1/2 can canned lentils (15-ounce cans, drained) or no-salt-added lentils
1 tbsp olive oil
2 tsp apple cider vinegar
1 tbsp sunflower seeds
1/8 tsp salt or salt-free lemon pepper
1. Peel the oranges and cut them into pieces.
2. Cut the beets into strips.
3. Mix both with the lentils, the oil, the apple cider vinegar and the salt.
4. Scatter sunflower seeds on top.

Greek Village Salad
Tomatoes, cucumber, olives and a slab of feta, with bread for the juices.
lunch, dinner | salad | vegetables | no cooking | beginner | moderate | 15 min | dairy, gluten
1 1/2 tomatoes
1/2 cucumber
1/8 red onion
8 olives
2 oz feta or vegetarian feta or vegan feta
1 1/2 tbsp olive oil
1/4 tsp dried oregano
2 slices sourdough bread or gluten-free bread
1. Cut the tomatoes and the cucumbers into chunks and the red onions into rings.
2. Toss them with the olives and the oil.
3. Lay the feta on top and sprinkle it with oregano.
4. Serve with the bread.

Tuna Niçoise without a Stove
Tuna, white beans, tomatoes and olives: the Riviera from cans.
lunch, dinner | salad | tuna | no cooking | beginner | moderate | 15 min | fish
1 can canned tuna (5-ounce cans, drained)
1/2 can white beans (15-ounce cans, drained)
1 tomato
6 olives
1 1/2 cups romaine lettuce
1 tbsp olive oil
1/4 lemon
1. Cut the romaine into strips and the tomatoes into wedges.
2. Toss both with the white beans, the oil and the lemon juice.
3. Break the tuna into chunks over the salad.
4. Scatter olives on top.

Caprese with White Beans
Mozzarella, tomato and basil made into a meal with white beans and bread.
lunch, dinner | salad | cheese | no cooking | beginner | moderate | 10 min | dairy, gluten
3 oz fresh mozzarella or vegan mozzarella
1 1/2 tomatoes
1/4 can white beans (15-ounce cans, drained)
2 tbsp basil
1 tbsp olive oil
2 slices ciabatta or gluten-free bread
1. Slice the mozzarella and the tomatoes.
2. Lay them on plates with the white beans and the basil.
3. Drizzle with oil and serve with the ciabatta.

Ramen Crunch Slaw
Crushed dry noodles in a sesame slaw, the potluck classic, with edamame for protein.
lunch, dinner | salad | vegetables | no cooking | beginner | budget | 20 min | gluten, sesame, soy
1/2 package dry ramen noodles (the noodles only)
2 cups coleslaw mix
1/2 cup frozen edamame (shelled, thawed)
2 tsp sesame oil
1 tbsp rice vinegar
2 tsp soy sauce or gluten-free tamari or coconut aminos
1 tsp sugar
1. Crush the ramen noodles in their bag.
2. Stir the sesame oil, the rice vinegar, the soy sauce and the sugar.
3. Toss the coleslaw mix and the edamame with it.
4. Fold in the noodles and wait for 10 minutes until they begin to soften.

Chicken Caesar in a Bag
Romaine, canned chicken and crunchy croutons, shaken in a bag and eaten from it.
lunch, dinner | salad | chicken | no cooking | beginner | moderate | 10 min | dairy, egg, fish, gluten, meat
2 cups romaine lettuce
1/2 can canned chicken (10-ounce cans, drained)
1/2 oz parmesan or nutritional yeast
1/2 cup croutons
2 tbsp Caesar dressing
1/4 lemon
1. Cut the romaine into strips and put it into large bags.
2. Shave the parmesan over it and add the chicken.
3. Add the Caesar dressing and the lemon juice and shake.
4. Top each plate with croutons.

Mango and Black Bean Salad
Sweet mango, black beans and jalapeño, fresh enough for a beach.
lunch | salad | beans | no cooking | beginner | premium | 15 min | no allergens
1/2 can black beans (15-ounce cans, drained) or no-salt-added black beans
1/2 mango
1/4 red bell pepper
1/8 jalapeño
1/2 lime
1 tbsp cilantro
1 oz tortilla chips
1. Peel the mangoes and cut them and the bell peppers into small cubes.
2. Chop the jalapeños and the cilantro finely.
3. Mix everything with the black beans and the lime juice.
4. Serve with the tortilla chips.

Black-Eyed Pea and Tomato Bowl
Black-eyed peas with tomato, cucumber and green onion in oil and vinegar, lucky on any day.
lunch, dinner | salad | beans | no cooking | beginner | budget | 15 min | no allergens
3/4 can black-eyed peas (15-ounce cans, drained) or no-salt-added black-eyed peas
1 tomato
1/4 cucumber
1 green onion
1 1/2 tbsp olive oil
2 tsp apple cider vinegar
1 tbsp parsley
1/8 tsp salt or salt-free lemon pepper
1. Cut the tomatoes and the cucumbers into cubes and slice the green onions.
2. Mix them with the black-eyed peas, the oil, the vinegar and the salt.
3. Let it stand for 5 minutes and scatter chopped parsley on top.

Chickpea, Carrot and Orange Salad
Chickpeas with grated carrot, orange and cinnamon, the way they dress carrots in Morocco.
lunch, dinner | salad | chickpeas | no cooking | beginner | budget | 15 min | no allergens
3/4 can chickpeas (15-ounce cans, drained) or no-salt-added chickpeas
1 carrot
1/2 orange
1 tbsp raisins
1 1/2 tbsp olive oil
1/4 lemon
1/4 tsp ground cinnamon
1/8 tsp salt or salt-free lemon pepper
1. Grate the carrots and peel the oranges and cut them into small pieces.
2. Stir the oil with the lemon juice, the salt and the cinnamon.
3. Toss everything with the chickpeas and the raisins and let it stand for 5 minutes.
`;
