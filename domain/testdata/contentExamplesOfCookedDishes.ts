import { type FoodRow } from '../food/content.ts';

/**
 * Names of dishes and brands with what the usual recipe or label has for certain. None of them may ever fit a diet that
 * leaves one of these contents out.
 */
export const CONTENT_EXAMPLES_OF_COOKED_DISHES: readonly FoodRow[] = [
  [['fish', 'gluten'], `Worcestershire sauce, Lea & Perrins`],
  [['pork', 'gluten'], `white pudding, scrapple, goetta, hog's pudding`],
  [['pork', 'gluten', 'dairy'], `croque monsieur, ham and cheese sandwich, pepperoni pizza, Hawaiian pizza`],
  [['pork', 'gluten', 'dairy', 'egg'], `croque madame, quiche lorraine, monte cristo`],
  [
    ['pork'],
    `tamales, carnitas, spaghetti carbonara, feijoada, char siu, devils on horseback, full English breakfast, BLT`,
  ],
  [
    ['poultry', 'dairy', 'gluten'],
    `cream of chicken soup, chicken parmesan, chicken alfredo, chicken quesadilla`,
  ],
  [
    ['gluten'],
    `Pringles, macaroni salad, scrapple, Twiglets, Cup Noodles, seitan, fattoush, tabbouleh, spotted dick`,
  ],
  [['gluten', 'egg', 'alcohol'], `Christmas pudding`],
  [
    ['dairy'],
    `Doritos, Doritos Cool Ranch, Cheetos, Mini Eggs, Cadbury Dairy Milk, raita, elote, queso dip, Milky Way`,
  ],
  [
    ['dairy', 'gluten'],
    `gulab jamun, jalebi, baked ziti, lasagna, mac & cheese, cheeseburger, garlic knots, apple pie`,
  ],
  [['fish', 'soy'], `miso soup`],
  [
    ['fish'],
    `pad thai, som tam, Caesar salad, nicoise salad, kedgeree, smørrebrød, chicken of the sea, fish tacos, tuna melt`,
  ],
  [['crustacean', 'fish'], `California roll`],
  [['crustacean'], `crab rangoon, shrimp and grits, nasi lemak, summer rolls, prawn cocktail, potted shrimp`],
  [['crustacean', 'gluten'], `salt and pepper shrimp, prawn toast, shrimp po' boy`],
  [['mollusc'], `moules frites, oysters Rockefeller, clams casino, Clamato`],
  [['mollusc', 'gluten'], `linguine with clam sauce, spaghetti alle vongole, squid ink pasta`],
  [['fish', 'crustacean', 'mollusc'], `seafood paella, gumbo, seafood salad`],
  [
    ['peanut'],
    `kung pao, kung pao chicken, gado gado, satay, Snickers, Reese's Pieces, ants on a log, dan dan noodles, maafe`,
  ],
  [['peanut', 'gluten'], `PB&J, peanut butter sandwich, Nutter Butter`],
  [
    ['soy', 'gluten'],
    `teriyaki chicken, beef and broccoli, mapo tofu, lo mein, General Tso's chicken, sweet and sour pork`,
  ],
  [['sesame'], `halva, hummus, za'atar, tahini dressing`],
  [
    ['treeNut'],
    `romesco, pesto, Nutella, Almond Joy, waldorf salad, marzipan, baklava, korma, fesenjan, pecan pie`,
  ],
  [['treeNut', 'egg'], `linzertorte, macarons`],
  [
    ['alcohol'],
    `Irish coffee, hard lemonade, mimosa, Long Island iced tea, tiramisu, white claw, mulled wine, kir royale`,
  ],
  [['gelatin'], `Haribo Goldbears, Lucky Charms, s'mores, ambrosia salad, Percy Pigs, Peeps, aspic`],
  [
    ['beef'],
    `shepherd's pie, carne asada, sloppy Joes, beef Wellington, corned beef hash, bulgogi beef, Big Mac`,
  ],
  [['lamb'], `kleftiko, navarin, lamb vindaloo, Irish stew with lamb`],
  [
    ['poultry'],
    `coq au vin, jerk chicken, chicken adobo, Peking duck, arroz con pollo, chicken tikka masala`,
  ],
  [['egg'], `huevos rancheros, shakshuka, eggs Benedict, key lime pie, Quorn pieces, frittata, menemen`],
  [['honey'], `honey nut Cheerios, honey garlic chicken, honey mustard chicken`],
  [['celery'], `Marmite, Vegemite, waldorf salad, mirepoix`],
  [['animalProduct'], `E120, E 904, Parmigiano-Reggiano, natural red 4`],
  // At times.
  [['?dairy', '?soy'], `chorizo, salami, pepperoni, hard salami, sopressata`],
  [['?treeNut'], `mortadella, halva, mole sauce`],
  [['?animalProduct'], `feta, halloumi, manchego, gouda, roquefort, E471, e-472e, E920`],
  [['?alcohol'], `apple cider, maraschino cherries, kombucha, sparkling cider`],
  [['?gluten', '?dairy'], `Lay's barbecue, flavored potato chips, candy, halva, hot dogs`],
  [['?soy', '?egg'], `E322, E 322, E-322, e322(i), INS 322, lecithin (E322)`],
  [['?sulphite'], `E150d, E 150 d, stuffed olives, dried apricots`],
  [['sulphite'], `E220, e-223, INS 224, E 228`],
  [['egg'], `E1105, INS 1105`],
  [['dairy'], `E966`],
  [['honey'], `E901, bee pollen, Toblerone`],
  // Foods that are sold under one name and made in several ways.
  [['?alcohol'], `mincemeat, maraschino cherries, eggnog, bearnaise, beurre blanc`],
  [['?sulphite'], `mint sauce, instant mashed potatoes, maraschino cherries, cocktail cherries`],
  [['?dairy'], `Special K, goobers, brandade de morue, coquilles saint-jacques`],
  [['?gelatin'], `licorice, collagen powder, hydrolyzed collagen, collagen peptides`],
  [['?egg'], `grana padano, gluten free penne pasta, chopped liver`],
  [['?beef', '?pork'], `meatloaf mix`],
  [['dairy', 'egg', 'gluten'], `dampfnudel`],
  [['poultry', 'game'], `grouse, partridge`],
  [['meat', '?lamb', '?beef', '?pork'], `gyro meat`],
  [['?soy'], `canned tuna, goobers, tamagoyaki, XO sauce`],
  [['?gluten'], `espagnole, demi-glace, biltong, natto`],
  [['?fish'], `green goddess dressing, remoulade, thousand island`],
  [['?treeNut'], `barfi, horchata`],
  [['?animalProduct'], `provolone`],
  [
    ['?highSodium'],
    `black beans, 1 can black beans, kidney beans, pinto beans, white beans, cannellini beans, navy beans,
     great northern beans, black-eyed peas, chickpeas, garbanzo beans, hominy, sauerkraut, olives, canned black beans,
     canned tuna, canned salmon, canned chicken`,
  ],
];

/** Names that sound like food with something in it, and have nothing of it; every one of them is known. */
export const EXAMPLES_WITHOUT_CONTENTS = `
  gluten free penne pasta, gluten-free rice noodles, tart apple, tart green apples, bread and butter pickles, fresh serrano chile,
  fresh serrano chilli, red serranos, green chilies, crisp lettuce, snack cucumbers, butter beans, coconut milk, cream of tartar,
  oyster mushrooms, apple sauce, tomato sauce, fruit salad, salad greens, salad mix, coleslaw mix, peas and carrots, curry leaves,
  stewing vegetables, mint sauce, cranberry sauce, vegetable medley, frozen berry mix, lettuce cups, carrot sticks, corn taco shells,
  soda water, rice vinegar, sushi rice, potato chips, popcorn, jasmine rice, Thai basil, Chinese cabbage, asian pears,
  English breakfast tea, E330, E 300, INS 415, e-440, acid (E330), chestnut mushrooms with thyme,
  long-grain white rice, short-grain sushi rice, brown basmati rice, wild rice blend, bosc pears, anjou pear, bartlett pears,
  pink lady apples, fresh orange segments, key limes, lacinato kale, ears of corn, fire-roasted diced tomatoes, thai bird chilies,
  saffron threads, buttercrunch lettuce, butter lettuce, bibb lettuce, lady fingers okra, cream-style corn, red lentil rotini,
  coconut milk yogurt alternative, certified gluten-free oat flour, wasabi root, bee balm, milk thistle seeds, hearts of romaine,
  chocolate mint, champagne mangoes, brown turkey figs, easter egg radishes, candy cane beets, black turtle beans,
  maris piper potatoes, sweet yellow corn, kale with stems and ribs removed, tomatoes with green chilies`;

/** Words that recipe lines add to a food; each food stays known and contains only this. */
export const EXAMPLES_AS_RECIPES_SAY_THEM: readonly FoodRow[] = [
  [['crustacean'], `large shrimp peeled and deveined, jumbo lump crab meat, head-on shrimp`],
  [['mollusc'], `fresh mussels scrubbed and debearded, scallops patted dry`],
  [['celery'], `celery ribs chopped`],
  [['fish'], `salmon fillet pin bones removed, cod loins, tuna in olive oil`],
  [['poultry'], `whole chicken spatchcocked, chicken breasts pounded thin, turkey neck`],
  [['pork'], `pork tenderloin silver skin removed, St. Louis-style ribs, ham with bone`],
  [['beef'], `eye of round, beef shin, chuck roast cut into bite-size pieces`],
  [['egg'], `eggs lightly beaten`],
  [['dairy'], `butter melted and cooled, low-moisture part-skim mozzarella`],
  [['gluten'], `flour sifted, flour for dusting`],
  [[], `red bell pepper with seeds and ribs removed, carrots cut into matchsticks, ears of corn husked`],
  [[], `onion halved and sliced crosswise, lemon zested and juiced, leeks white and light green parts only`],
  [[], `dried black beans, dry chickpeas, low-sodium black beans, no-salt-added kidney beans`],
];
