import { type FoodRow } from './foodRow.ts';

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
  [['honey'], `E901`],
];

/** Names that sound like food with something in it, and have nothing of it; every one of them is known. */
export const EXAMPLES_WITHOUT_CONTENTS = `
  gluten free penne pasta, gluten-free rice noodles, tart apple, tart green apples, bread and butter pickles, fresh serrano chile,
  fresh serrano chilli, red serranos, green chilies, crisp lettuce, snack cucumbers, butter beans, coconut milk, cream of tartar,
  oyster mushrooms, apple sauce, tomato sauce, fruit salad, salad greens, salad mix, coleslaw mix, peas and carrots, curry leaves,
  stewing vegetables, mint sauce, cranberry sauce, vegetable medley, frozen berry mix, lettuce cups, carrot sticks, corn taco shells,
  soda water, rice vinegar, sushi rice, potato chips, popcorn, jasmine rice, Thai basil, Chinese cabbage, asian pears,
  English breakfast tea, E330, E 300, INS 415, e-440, acid (E330), chestnut mushrooms with thyme`;
