import { type Diet } from './diet.ts';
import { type Content } from './content.ts';
import { MEATS, SEAFOOD } from './claims.ts';

/** Ways to ask for a diet, comma-separated, in small letters and the singular. */
export const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian:
    'vegetarian, veggie, veg, lacto ovo, ovo lacto, lacto ovo vegetarian, ovo lacto vegetarian, meatless, meat free, flexitarian',
  vegan: 'vegan, plant based, plantbased, 100 plant based, whole food plant based, wfpb',
  pescatarian: 'pescatarian, pescetarian, pesco vegetarian, piscatarian',
  'gluten-free': `gluten free, gf, glutenfree, coeliac, celiac, celiac disease, coeliac disease, gluten intolerant, gluten intolerance, gluten
    allergy, gluten allergic, gluten sensitive, gluten sensitivity, wheat free, wheat allergy, wheat intolerant, wheat intolerance`,
  'dairy-free': `dairy free, df, dairyfree, lactose intolerant, lactose intolerance, lactose free, lactose allergy, dairy allergy, dairy intolerant,
    dairy intolerance, milk free, milk allergy, milk intolerant, milk protein allergy, cow milk allergy, cow milk protein allergy, cmpa`,
  'nut-free': 'nut free, nut allergy, nut allergic, nut intolerance, nutfree, nf',
  'egg-free': 'egg free, egg allergy, eggless, eggfree, egg intolerance, egg intolerant',
  'soy-free': 'soy free, soya free, soy allergy, soya allergy, soy intolerance, soy intolerant, soyfree',
  'shellfish-free': 'shellfish free, shellfish allergy, shell fish allergy, shellfish allergic',
  halal: 'halal, muslim, zabiha',
  'kosher-style': 'kosher, kosher style, jewish',
  'low-sodium':
    'low sodium, low salt, sodium free, salt free, reduced sodium, reduced salt, less salt, less sodium, low in salt, low in sodium, sodium restricted',
};

/** Words for contents as people name them who avoid them, comma-separated. */
export const CONTENT_WORDS: readonly (readonly [contents: readonly Content[], words: string])[] = [
  [MEATS, 'meat, animal flesh, land animal'],
  [['beef', 'lamb', 'pork', 'game', 'meat'], 'red meat'],
  [['beef'], 'beef, cow, veal'],
  [['pork'], 'pork, pig, swine'],
  [['lamb'], 'lamb, mutton, goat'],
  [['poultry'], 'poultry, chicken, bird, turkey, duck'],
  [['game'], 'game, venison, rabbit'],
  [SEAFOOD, 'seafood, sea food'],
  [['fish'], 'fish, finned fish, fin fish'],
  [['crustacean', 'mollusc'], 'shellfish, shell fish'],
  [['crustacean'], 'crustacean, shrimp, prawn, crab, lobster, crayfish'],
  [['mollusc'], 'mollusc, mollusk, clam, mussel, oyster, scallop, squid, octopus, calamari, snail'],
  [
    ['dairy'],
    'dairy, milk, milk product, dairy product, cow milk, lactose, casein, whey, cheese, milk protein',
  ],
  [['egg'], 'egg, egg white, egg yolk'],
  [['gluten'], 'gluten, wheat, barley, rye, wheat flour'],
  [['treeNut', 'peanut'], 'nut, all nut, nut of any kind, any nut'],
  [
    ['treeNut'],
    'tree nut, treenut, almond, walnut, cashew, hazelnut, pistachio, pecan, macadamia, brazil nut, pine nut',
  ],
  [['peanut'], 'peanut, groundnut, peanut oil'],
  [['soy'], 'soy, soya, soybean, soya bean, tofu'],
  [['sesame'], 'sesame, sesame seed, tahini'],
  [['celery'], 'celery, celeriac'],
  [['mustard'], 'mustard'],
  [['lupin'], 'lupin, lupine'],
  [['sulphite'], 'sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur'],
  [['alcohol'], 'alcohol, booze, wine, liquor, teetotal, teetotaler, teetotaller'],
  [['beef', 'lamb', 'pork', 'game', 'meat', 'dairy', 'gelatin', 'animalProduct'], 'alpha gal'],
  [['gelatin'], 'gelatin, gelatine'],
  [['honey'], 'honey, bee product'],
  [['highSodium'], 'salt, sodium, added salt, much salt, too much salt'],
  [['animalProduct', 'gelatin'], 'rennet, animal rennet'],
  [
    [...MEATS, ...SEAFOOD, 'dairy', 'egg', 'gelatin', 'honey', 'animalProduct'],
    'animal product, food of animal origin, animal based product, animal derived product',
  ],
];

/**
 * Other words for what somebody avoids by name, and food that has it in it: who avoids "mushroom" avoids
 * "portobello". Comma-separated, in small letters and the singular.
 */
export const WORD_FAMILIES: Readonly<Record<string, string>> = {
  mushroom: `portobello, portobella, portabella, shiitake, cremini, crimini, porcini, chanterelle, morel, enoki, maitake, oyster
    mushroom, shimeji, truffle, fungus, baby bella, wood ear, cepe`,
  tomato: `ketchup, catsup, marinara, salsa, pizza sauce, pasta sauce, spaghetti sauce, passata, pico de gallo, bolognese, arrabbiata,
    rotel, bloody mary, clamato, gazpacho, shakshuka, pizza, lasagna, bruschetta, sun dried tomato, bbq sauce, barbecue sauce, cocktail
    sauce, enchilada sauce, baked bean, v8, puttanesca, ragu, minestrone, chili con carne, tikka masala, sloppy joe`,
  onion: `shallot, scallion, spring onion, green onion, chive, leek, onion powder, salsa, pico de gallo, guacamole, mirepoix, sofrito,
    onion ring, onion soup, onion dip`,
  garlic: `aioli, pesto, hummus, tzatziki, chimichurri, garlic bread, garlic powder, garlic salt, marinara, alfredo, caesar, toum, pasta
    sauce, salsa, sriracha, chili garlic sauce, adobo, italian dressing, kimchi, baba ghanoush, zhoug, harissa`,
  cilantro:
    'coriander leaf, fresh coriander, salsa, guacamole, pico de gallo, chimichurri, zhoug, mint chutney',
  coriander: 'cilantro, garam masala, curry powder',
  corn: `maize, sweetcorn, polenta, grit, cornmeal, cornstarch, cornflour, popcorn, tortilla chip, corn tortilla, masa, hominy, taco shell,
    cornbread, cornflake, corn syrup, corn oil, tamale, arepa, succotash, dextrose, maltodextrin, glucose syrup, baking powder, powdered sugar`,
  potato:
    'french fry, fry, hash brown, tater tot, gnocchi, potato chip, mashed potato, russet, yukon gold, fingerling, crisp',
  pepper: 'bell pepper, capsicum, paprika, jalapeno, chili, poblano',
  'bell pepper':
    'sweet pepper, capsicum, red pepper, green pepper, yellow pepper, paprika, pimento, pimiento',
  chili: `chile, chilli, jalapeno, habanero, serrano, poblano, cayenne, chipotle, sriracha, hot sauce, tabasco, gochujang, gochugaru,
    harissa, sambal, red pepper flake, pepper flake, ancho, guajillo, thai chili, salsa, kimchi, chorizo, curry paste, andouille, nduja`,
  spicy: `chili, chile, chilli, jalapeno, habanero, serrano, cayenne, chipotle, sriracha, hot sauce, tabasco, gochujang, gochugaru, harissa,
    sambal, red pepper flake, pepper flake, thai chili, kimchi, chorizo, curry paste, andouille, nduja, wasabi, horseradish, buffalo sauce, hot
    pepper, scotch bonnet, jerk seasoning, cajun seasoning, chili crisp, chili oil, hot salsa, pepper jack, peri peri, hot italian sausage, curry powder`,
  bean: `black bean, kidney bean, pinto bean, navy bean, white bean, cannellini, lima bean, fava, refried bean, baked bean, hummus, chickpea,
    garbanzo, edamame, lentil, falafel, dal`,
  legume:
    'bean, lentil, chickpea, garbanzo, pea, peanut, soy, tofu, tempeh, edamame, hummus, falafel, dal, lupin, split pea, miso',
  mayo: 'mayonnaise, aioli, tartar sauce, remoulade, thousand island, ranch, coleslaw, potato salad',
  mayonnaise: 'mayo, aioli, tartar sauce, remoulade, thousand island, ranch, coleslaw, potato salad',
  yogurt: 'yoghurt, tzatziki, raita, labneh, skyr, kefir, lassi',
  yoghurt: 'yogurt, tzatziki, raita, labneh, skyr, kefir, lassi',
  cocoa: 'chocolate, cacao, brownie, nutella, fudge, mocha',
  'soy sauce': 'tamari, shoyu, teriyaki, hoisin, ponzu, kecap',
  'fish sauce': 'nam pla, nuoc mam, pad thai, kimchi',
  'hot sauce': 'sriracha, tabasco, buffalo sauce, sambal, harissa, peri peri, cholula',
  ketchup: 'catsup, cocktail sauce, sloppy joe',
  cinnamon:
    'garam masala, chai, pumpkin pie spice, pumpkin spice, speculoos, churro, five spice, snickerdoodle',
  nutmeg: 'pumpkin pie spice, pumpkin spice, eggnog, garam masala',
  'black pepper': 'peppercorn, lemon pepper, steak seasoning',
  raisin: 'sultana, currant, trail mix, muesli, mincemeat',
  noodle: 'ramen, udon, soba, pho, pad thai, lo mein, chow mein, vermicelli, spaghetti, linguine, fettuccine',
  tortilla: 'taco, burrito, quesadilla, fajita, enchilada, wrap, taquito, tostada, nacho',
  cucumber: 'pickle, gherkin, cornichon, tzatziki, raita',
  seed: `sesame, tahini, hummus, halva, poppy, chia, flax, flaxseed, linseed, sunflower, pumpkin seed, pepita, hemp heart, everything bagel,
    everything but the bagel, mustard seed`,
  pulse: 'bean, lentil, chickpea, garbanzo, pea, dal, hummus, falafel, split pea',
  fruit: `apple, banana, orange, lemon, lime, grape, raisin, strawberry, blueberry, raspberry, blackberry, cranberry, berry, peach, pear, plum,
    prune, apricot, nectarine, cherry, mango, pineapple, papaya, kiwi, melon, cantaloupe, honeydew, watermelon, grapefruit, clementine,
    mandarin, tangerine, pomegranate, fig, date, guava, passion fruit, lychee, dragon fruit, persimmon, rhubarb, applesauce, jam, marmalade, smoothie`,
  'tropical fruit':
    'banana, mango, pineapple, papaya, kiwi, guava, passion fruit, lychee, dragon fruit, coconut, plantain',
  'stone fruit': 'peach, plum, prune, apricot, nectarine, cherry, mango',
  'dried fruit':
    'raisin, craisin, currant, sultana, dried cranberry, dried apricot, date, prune, dried fig, trail mix',
  melon: 'cantaloupe, honeydew, watermelon, galia',
  lettuce: 'romaine, iceberg, arugula, rocket, butterhead, little gem, mixed green, spring mix, salad green',
  'leafy green':
    'lettuce, spinach, kale, chard, arugula, rocket, collard, romaine, mixed green, spring mix, salad green',
  'root vegetable':
    'carrot, beet, beetroot, parsnip, turnip, radish, rutabaga, celeriac, potato, sweet potato, yam',
  steak:
    'ribeye, rib eye, sirloin, filet mignon, flank, skirt, new york strip, t bone, porterhouse, flat iron, tri tip',
  'deli meat': 'ham, salami, pepperoni, prosciutto, bologna, pastrami, mortadella, lunch meat, cold cut',
  'cold cut': 'ham, salami, pepperoni, prosciutto, bologna, pastrami, mortadella, lunch meat, deli meat',
  'cured meat': 'bacon, ham, salami, pepperoni, prosciutto, pancetta, chorizo, pastrami, jerky, coppa, speck',
  anchovy: 'worcestershire, caesar, fish sauce, puttanesca',
  lentil: 'dal, daal, dhal, lentil pasta',
  chickpea: 'garbanzo, hummus, falafel, chana, besan, gram flour, aquafaba, chickpea pasta',
  citrus:
    'lemon, lime, orange, grapefruit, clementine, mandarin, tangerine, yuzu, pomelo, satsuma, bergamot, ponzu, lemonade, marmalade',
  nightshade: `tomato, potato, eggplant, aubergine, bell pepper, chili, jalapeno, paprika, cayenne, tomatillo, salsa, ketchup, hot sauce, goji,
    marinara, capsicum, pimento`,
  allium: 'onion, garlic, shallot, leek, chive, scallion, ramp, aioli, onion powder, garlic powder',
  eggplant: 'aubergine, baba ghanoush, moussaka, ratatouille',
  zucchini: 'courgette, zoodle, ratatouille',
  squash: 'zucchini, pumpkin, butternut, acorn squash, courgette, kabocha',
  olive: 'kalamata, tapenade, olive oil, castelvetrano',
  coconut: 'coconut milk, coconut cream, pina colada, macaroon, korma',
  avocado: 'guacamole, guac, avocado oil',
  berry: 'strawberry, blueberry, raspberry, blackberry, cranberry, boysenberry',
  strawberry: 'mixed berry',
  banana: 'plantain, banana bread',
  cabbage: 'coleslaw, slaw, sauerkraut, kimchi, bok choy, napa',
  beet: 'beetroot, borscht',
  caffeine:
    'coffee, espresso, black tea, green tea, cola, energy drink, chocolate, cocoa, matcha, yerba mate, latte, cold brew, iced tea, mountain dew, red bull, coke, pepsi',
  coffee: 'espresso, latte, cappuccino, tiramisu, cold brew, mocha',
  chocolate: 'cocoa, cacao, brownie, nutella, fudge',
  sugar: `candy, syrup, honey, jam, soda, cookie, cake, chocolate, ice cream, marshmallow, molasses, agave, caramel, lemonade, brownie, donut`,
  pasta:
    'spaghetti, penne, macaroni, linguine, fettuccine, rigatoni, lasagna, orzo, ravioli, noodle, fusilli, farfalle',
  bread:
    'bun, roll, toast, bagel, baguette, pita, naan, ciabatta, focaccia, breadcrumb, panko, crouton, brioche, english muffin',
  rice: 'risotto, rice noodle, sushi, arborio, basmati, rice cake, rice paper',
  cheese:
    'cheddar, mozzarella, feta, parmesan, brie, gouda, ricotta, provolone, swiss, halloumi, paneer, pizza, quesadilla',
  bacon: 'pancetta, lardon, guanciale, bacon bit, prosciutto',
  sausage: 'bratwurst, chorizo, kielbasa, andouille, hot dog, frankfurter, salami, pepperoni, merguez',
  'processed meat':
    'bacon, ham, sausage, hot dog, salami, pepperoni, lunch meat, deli meat, bologna, jerky, spam, prosciutto, chorizo, pastrami, corned beef',
  liver: 'liverwurst, pate, foie gras, braunschweiger',
  offal: 'liver, kidney, tripe, tongue, heart, sweetbread, haggis, giblet',
  'organ meat': 'liver, kidney, tripe, tongue, heart, sweetbread, haggis, giblet',
  kiwi: 'kiwifruit',
  shrimp: 'prawn, scampi',
  prawn: 'shrimp, scampi',
  oat: 'oatmeal, porridge, granola, muesli, granola bar',
  msg: 'monosodium glutamate, soy sauce, ramen, bouillon',
  tea: 'matcha, chai, iced tea',
  pickle: 'gherkin, cornichon, relish, dill chip, tartar sauce',
  mint: 'peppermint, spearmint, mojito, tabbouleh',
  pineapple: 'pina colada',
};

/**
 * Names of dishes and kinds of food that no ingredient list goes by: they are only looked for by the word, since who
 * avoids "oil" may as well mean "olive oil" or all of it. Comma-separated, in the singular.
 */
export const GENERIC_WORDS = `oil, sauce, juice, powder, paste, flour, syrup, water, soup, salad, pudding, roll, pie, pizza, curry, stew, sandwich,
  dip, mix, spread, cake, seasoning, dressing, broth, stock, snack, dessert, drink, beverage, topping, filling, batter, dough, wrap, burger,
  casserole, bowl, bake, blend, gravy, loaf, patty, bar, bite, ball, stick, piece, extract, concentrate, vegetable, grain, cereal, herb,
  spice, protein, fat, fiber, fibre, starch, sweetener, candy, sweet, chip, ice, additive, color, colour, flavor, flavour, flavoring, flavouring,
  coloring, colouring, food coloring, food colouring, preservative, fructose, glucose, bone, skin`;

/** Words around a restriction that say nothing of it; in the form that `comparableWords` gives. */
export const FILLER_WORDS = `a, an, the, i, im, ive, we, us, our, my, me, he, she, they, them, is, are, am, was, were, be, been, has, have, having, had, with, to, of, for, in, at,
  on, please, thank, thanks, any, anything, kind, sort, all, also, very, really, strictly, strict, severe, severely, serious, seriously, mild, mildly, slight, slightly, deadly, anaphylactic,
  life, threatening, highly, extremely, people, person, guest, member, participant, traveler, friend, kid, child, children, adult, everyone, everybody, somebody, someone, who, that, which,
  group, family, wife, husband, partner, son, daughter, mom, dad, mother, father, brother, sister, one, two, three, four, five, six, seven, eight, nine, ten, couple, few, diet, dietary, food,
  meal, option, friendly, product, stuff, thing, containing, contain, based, made, restriction, restricted, requirement, need, must, may, should, preferably, generally, usually, do, doe, eater, due, because,
  religiou, reason, medical, keep, it, there, this, so, just, full, completely, totally, absolutely, ingredient, dish, recipe, year, old, some, other, type, suffer, from, his, her, their, known, include, including, preference, issue, problem, concern,
  limitation, special, would, could, will, eg, ie, etc, either, both, plus, too, ever, trace, whatsoever, rather, ideally, try, trying, as, well, those, these, hi, hello`;

/** What begins what somebody avoids. */
export const AVOIDING_WORDS = `no, non, neither, without, avoid, avoiding, hate, hating, dislike, disliking, exclude, excluding, skip, skipping, minus, zero,
  nothing, nope, nada, hold, refuse, none, no more, leave out, leaving out, leave off, free of, free from, stay away from, keep away from, away from, omit,
  omitting, ban, banned, forbidden, cut out, cutting out, eliminate, eliminating, remove, abstain from, detest, loathe, averse to,
  dont, doesnt, cant, cannot, wont, couldnt, wouldnt, shouldnt, mustnt, didnt, not a fan of, not fan of, not allowed, not be, not into, not keen on`;
/** These deny what somebody does: "do not eat", "cannot have". */
export const DENYING_WORDS = `not, never, dont, doesnt, cant, cannot, wont, couldnt, wouldnt, shouldnt, mustnt, didnt`;
/** What people do with food. */
export const EATING_WORDS = `eat, like, have, want, tolerate, drink, consume, touch, stand, do, use, need, digest, handle, enjoy, love, serve, cook, be, contain,
  containing, include`;
/** What begins the list of an allergy, which goes further than a dislike. */
export const ALLERGY_OPENINGS = `allergic to, allergy to, intolerant to, intolerant of, intolerance to, intolerance of, sensitive to, sensitivity to,
  reaction to, reacting to, react to, allergen`;
/** Words for an allergy wherever they stand: "nut allergy". */
export const ALLERGY_WORDS = `allergic, allergy, intolerant, intolerance, sensitive, sensitivity, reaction, react, anaphylaxi, anaphylaxis`;
/** Words of what somebody does eat, which says nothing that could be left out. */
export const ALLOWING_WORDS = `fine, ok, okay, allowed, only, love, like, enjoy, eat, want, prefer, but, except, excepting, exception, apart, besides, beside,
  aside, than, however, although, though, unless, not, never, isnt, arent, if, yes, can, maybe, sometime, once, happy, good, not allergic, not allergic to,
  not intolerant, not intolerant to, not sensitive to`;
/** Ways to say that there is nothing to avoid, beside what else the part says. */
export const NONE_WORDS = 'no, none, nope, nada, nothing, zero, without, non';
