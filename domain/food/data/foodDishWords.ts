/**
 * Words for dishes and for what is mixed of many things. What is in "chicken salad" its words do not tell, so such a word
 * leaves a name unknown unless the vocabulary has the whole phrase: "fruit salad", "soy sauce".
 */
export const DISH_WORDS = `
  soup, chowder, bisque, salad, slaw, pudding, roll, pie, pizza, curry, stew, casserole, sandwich, panini, sub,
  sauce, dip, mix, spread, bake, bowl, pot, boil, burger, slider, taco, burrito, dressing, gravy, stuffing, batter,
  seasoning, rub, marinade, glaze, filling, topping, kit, meal, platter, snack, bar, crisp, crumble, cobbler, lunch,
  dinner, breakfast, brunch, ball, bite, fritter, loaf, patty, pattie, cutlet, mousse, dessert, gratin, cocktail,
  punch, shake, smoothie, drink, fried, deep fried, stir fried, stirfried, szechuan, sichuan, cantonese, cajun,
  creole, tuscan, moroccan, provencal, milanese, genovese, neapolitan, tex mex, southwest, hawaiian, cuban, jamaican,
  caribbean`;

/**
 * Words for what is baked, boiled or fried of flour and such. Alone they say enough; another food beside them makes a
 * recipe of its own, unless it only says of what it is made: "rye crackers", "penne pasta".
 */
export const RECIPE_WORDS = `
  cake, cupcake, cooky, biscuit, cracker, pastry, muffin, brownie, noodle, pasta, ravioli, tortellini, tortelloni,
  dumpling, tart, waffle, pancake, crepe, doughnut, donut, chip, candy, cereal, bun, croissant, scone, wafer, granola,
  muesli, meatball, meatloaf, cheesecake, omelet, omelette, frittata, lasagna, lasagne, gnocchi, fry, wonton, samosa,
  pretzel, chili, mayonnaise, mayo, frosting, icing, wrap, rice, quesadilla, enchilada, fajita, tostada, tamale`;

/** Words that make a dish of meat, of fish and of what RECIPE_WORDS name; elsewhere they say nothing: "Thai basil". */
export const COOKED_MAIN_WORDS = `
  asian, thai, chinese, japanese, korean, vietnamese, indonesian, indian, mexican, persian, lebanese, turkish, greek,
  mediterranean, peruvian, brazilian, hungarian, russian, german, polish, ethiopian, southern, sicilian, basque,
  swedish, african, egyptian, bengal, bombay, louisiana, kentucky, texas, country, crispy, crunchy, sticky, spicy,
  tangy, golden, candied, sweet, sour, cup, pan, box, popped, spiced, party, tender, savory, savoury, braised, stewed, hot, family`;

/** Words that only say how a food is, unless they end a part of the name: "tart apples", but "apple tart". */
export const ADJECTIVES_UNLESS_LAST = 'tart, crisp, snack';

/** Foods that make no dish of another beside which they stand: "salted crackers", "chicken stock". */
export const TRIVIAL_FOODS = `
  salted, lightly salted, salt, sea salt, kosher salt, water, sugar, brown sugar, ice, stock, broth, bouillon, stock cube,
  bouillon cube, stock powder, bouillon powder, stock pot, consomme, long grain, short grain, medium grain, basmati, jasmine, arborio, calrose, long grain rice, oil, olive oil`;

/** What is made into dishes as meat is. */
export const PLANT_MAINS = 'tofu, tempeh, seitan';

/** Plants that a word of COOKED_MAIN_WORDS makes a dish of, too: "Greek potatoes". */
export const COOKED_PLANTS = 'potato, corn, bean, green bean, vegetable, carrot, baked potato, french fry';

/** What other foods are served with, and makes a dish with each: "polenta with mushrooms". */
export const BASES =
  'polenta, grit, couscous, quinoa, bulgur, mashed potato, risotto, toast, rice, noodle, pasta, gnocchi';
