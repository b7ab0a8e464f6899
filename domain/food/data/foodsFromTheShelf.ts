import { type FoodRow } from '../content.ts';

/** Salt, sauces, pastes, dips and oils. */
export const FOODS_FROM_THE_SHELF: readonly FoodRow[] = [
  [
    ['highSodium'],
    `salt, sea salt, kosher salt, table salt, pink salt, himalayan salt, rock salt, iodized salt,
     garlic salt, onion salt, smoked salt, flaky salt, maldon, black salt, kala namak, salt flake,
     fleur de sel, curing salt, pickling salt, salt and pepper, brine, msg, monosodium glutamate, e621,
     accent, adobo, tajin, taco salt, sodium chloride, chili salt, potato crisp, iodised salt,
     iodized sea salt, nitrite salt, curing mix, nitrite curing salt`,
  ],
  [
    ['?highSodium'],
    `salted, lightly salted, canned bean, canned vegetable, canned corn, canned pea, canned green bean,
     canned black bean, canned kidney bean, canned chickpea, canned lentil, canned pinto bean, canned
     white bean, canned black eyed pea, canned diced tomato, canned crushed
     tomato, canned beet`,
  ],
  [
    ['gluten', 'soy', 'highSodium'],
    `soy sauce, soya sauce, light soy sauce, dark soy sauce, low sodium soy sauce,
     reduced sodium soy sauce, less sodium soy sauce, lite soy sauce, shoyu, kikkoman, gochujang,
     black bean sauce, black bean garlic sauce, kecap manis, sweet soy sauce, maggi, maggi seasoning,
     sweet soy, mushroom soy sauce, yakitori sauce, kabayaki sauce, tare`,
  ],
  [
    ['gluten', 'soy', '?sesame', '?alcohol', 'highSodium'],
    `teriyaki sauce, teriyaki marinade, teriyaki glaze, hoisin, hoisin sauce, stir fry sauce, peking sauce,
     general tso sauce, orange sauce, korean bbq sauce, char siu sauce, sweet bean sauce,
     tianmianjiang, mongolian sauce, kung pao sauce, stir fry seasoning`,
  ],
  [
    ['soy', '?gluten', '?fish', '?crustacean', 'highSodium'],
    `maggi sauce, golden mountain sauce, seasoning sauce`,
  ],
  [['soy', '?peanut', '?sesame', '?gluten', 'highSodium'], `chili crisp, chili crunch, lao gan ma`],
  [['dairy', 'treeNut', '?gluten', '?mustard'], `korma sauce, korma paste`],
  [
    ['dairy', '?treeNut'],
    `tikka masala sauce, butter chicken sauce, vodka sauce, butter masala, makhani sauce, makhani,
     tikka sauce, queso sauce, onion dip, ranch dip, sour cream dip, alfredo mix, gratin,
     mashed potato, nacho cheese chip, nacho cheese dorito,
     cheese doodle, cheese popcorn, buttered popcorn, butter popcorn, cheese curl, movie popcorn`,
  ],
  [['?fish', '?crustacean', '?gluten', '?soy', 'highSodium'], `kimchi, kimchee, kim chi`],
  [
    ['?fish', '?crustacean', '?gluten', '?soy', '?peanut', '?celery', '?mustard'],
    `curry paste, red curry paste, green curry paste, yellow curry paste, thai curry paste,
     massaman curry paste, panang curry paste, tom yum paste, laksa paste, rendang paste,
     thai red curry paste, thai green curry paste, thai curry sauce, sambal, sambal oelek,
     nasi goreng paste, pad thai sauce, bumbu, sambal olek`,
  ],
  [
    ['?gluten', '?soy', '?fish', '?mustard', '?celery', '?sulphite'],
    `branston pickle, peri peri sauce, piri piri sauce, nando sauce, chow chow`,
  ],
  [
    ['?dairy', '?fish', '?soy', '?celery', '?gluten', '?meat', 'highSodium'],
    `arrabbiata, arrabiata, bolognese, bolognese sauce, ragu, puttanesca, puttanesca sauce, tapenade,
     olive tapenade, alla norma, meat sauce, sugo`,
  ],
  [['?dairy'], `creamy, creamed, buttery, guacamole dip`],
  [
    ['?dairy', '?soy'],
    `margarine, marg, i cant believe it not butter, country crock, earth balance, buttery spread,
     butter spray, vegetable spread, non dairy creamer, nondairy creamer, coffee creamer, creamer,
     coffee whitener, coffee mate, coffeemate, butter flavor, butter flavored oil,
     non dairy whipped topping, frosting, icing, chocolate frosting, vanilla frosting,
     buttercream frosting, baking stick, drinking powder, sherbet, protein powder, protein shake,
     protein drink, shake mix, chai mix, instant cappuccino, chocolate flavored milk powder,
     coconut milk powder, coconut cream powder, dark chocolate, bittersweet chocolate,
     semisweet chocolate, semi sweet chocolate, baking chocolate, unsweetened chocolate,
     chocolate chip, semisweet chocolate chip, dark chocolate chip, chocolate chunk, chocolate syrup,
     chocolate sauce, chocolate coating, cocoa spread, cooking chocolate, couverture, chocolate liquor,
     chocolate mass, chocolate shaving, chocolate flake, chocolate powder, chocolate sprinkle, jimmy,
     mint chip, carob chip, popsicle, paleta, sorbet, ice pop, ice lolly, instant pudding, pudding mix,
     infant formula, baby formula, meal replacement`,
  ],
  [
    ['?soy'],
    `vegetable oil, cooking oil, frying oil, oil blend, vegetable shortening, shortening, crisco, cooking
     spray, nonstick spray, non stick spray, oil spray, pam spray, pam, vegetable fat, partially
     hydrogenated oil, hydrogenated vegetable oil, hydrogenated oil, partially hydrogenated vegetable
     oil, vegetable lecithin, tocopherol, vitamin e, e306, e307, e308, e309, phytosterol, plant sterol,
     plant stanol, natural tocopherol, mixed tocopherol, salad oil, deep frying oil, sterol, vegan
     protein powder`,
  ],
  [
    ['?soy', '?gluten'],
    `plum sauce, duck sauce, sweet and sour sauce, sweet and sour, coconut bacon, crispy chili oil`,
  ],
  [['?fish'], `salsa verde, sweet chili sauce, sweet chile sauce`],
  [['?mustard'], `wasabi, wasabi paste`],
  [['?dairy', '?egg', '?mustard'], `horseradish sauce, creamed horseradish, creamy horseradish`],
  [['gluten', 'soy', '?fish', 'highSodium'], `ponzu, ponzu sauce`],
  [
    [],
    `oil, olive oil, extra virgin olive oil, virgin olive oil, canola oil, canola, rapeseed oil, sunflower
     oil, safflower oil, avocado oil, grapeseed oil, cottonseed oil, palm oil, palm kernel oil, palm
     fat, red palm oil, palm kernel, flaxseed oil, linseed oil, hemp oil, hempseed oil, chili oil,
     truffle oil, garlic oil, light olive oil, olive oil spray, mct oil, pumpkin seed oil, cooking
     olive oil, coconut oil spray, avocado oil spray, babassu oil, rice oil, perilla oil, camellia oil,
     tea seed oil, vinegar, white vinegar, distilled vinegar, distilled white vinegar, cider vinegar,
     apple cider vinegar, rice vinegar, rice wine vinegar, seasoned rice vinegar, cane vinegar, black
     vinegar, spirit vinegar, alcohol vinegar, pickling vinegar, verjus, verjuice`,
  ],
  [
    [],
    `hot sauce, tabasco, cholula, frank redhot, red hot, tapatio, valentina, crystal hot sauce,
     louisiana hot sauce, harissa, harissa paste, sriracha, sriracha sauce, chili garlic sauce,
     chile garlic sauce, chili sauce, salsa, pico de gallo, guacamole, guac, salsa fresca,
     tomato sauce, marinara, marinara sauce, passata, tomato passata, tomato puree, tomato paste,
     tomato concentrate, crushed tomato, diced tomato, stewed tomato, canned tomato, rotel, ketchup,
     catsup, tomato ketchup, chimichurri, chimichurri sauce, mint jelly,
     prepared horseradish, achiote paste, adobo sauce, chipotle in adobo, adobo chipotle, liquid smoke,
     smoke flavor, smoke flavoring, smoke flavour, ginger paste, garlic paste, tamarind concentrate,
     mint chutney, tamarind chutney, peri peri, piri piri, zhoug, zhug, schug`,
  ],
  [['?sulphite'], `mint sauce`],
  [
    ['?highSodium'],
    `black bean, kidney bean, red kidney bean, pinto bean, white bean, cannellini, cannellini bean, navy bean,
     great northern bean, haricot bean, black eyed pea, black eye pea, chickpea, chick pea, garbanzo,
     garbanzo bean, hominy, olive, canned garbanzo, canned garbanzo bean, canned cannellini bean, canned navy bean,
     canned great northern bean, canned hominy`,
  ],
  [
    [],
    `dried bean, dry bean, dried black bean, dry black bean, dried kidney bean, dry kidney bean, dried red kidney bean,
     dry red kidney bean, dried pinto bean, dry pinto bean, dried white bean, dry white bean, dried cannellini bean,
     dry cannellini bean, dried navy bean, dry navy bean, dried great northern bean, dry great northern bean,
     dried haricot bean, dried black eyed pea, dry black eyed pea, dried chickpea, dry chickpea, dried garbanzo bean,
     dry garbanzo bean, dried hominy, dry hominy, dried garbanzo, dried small white bean, dried black turtle bean`,
  ],
  [
    ['fish', '?highSodium', '?soy'],
    `canned tuna, tinned tuna, tuna in water, tuna in oil, tuna in olive oil, tuna in spring water, tuna in sunflower oil,
     chunk light tuna, solid white tuna, canned albacore, canned albacore tuna, canned white tuna, canned light tuna,
     can tuna, tuna can, tuna pouch`,
  ],
  [
    ['fish', '?highSodium'],
    `canned salmon, canned fish, tinned salmon, tinned fish, canned mackerel, canned pink salmon, canned sockeye salmon,
     canned sardine, can salmon, salmon in water`,
  ],
  [
    ['poultry', '?highSodium'],
    `canned chicken, canned chicken breast, canned turkey, chunk chicken, tinned chicken`,
  ],
  [['highSodium'], `kalamata`],
  [['dairy', 'gluten', 'egg', 'varies'], `dampfnudel`],
  [['?alcohol', '?sulphite'], `maraschino cherry, maraschino, cocktail cherry`],
  [['?sulphite'], `glace cherry, candied cherry`],
  [[], `cream style corn, cream style sweet corn`],
  [['peanut', '?dairy', '?soy'], `goober`],
  [['gluten', '?dairy'], `special k`],
  [['dairy', 'animalProduct', '?egg'], `grana padano, grana, trentingrana`],
  [['fish', '?dairy'], `brandade de morue`],
  [['mollusc', '?dairy'], `coquille saint jacque, coquille st jacque, saint jacque`],
  [['dairy', 'treeNut', 'honey', '?egg', '?gluten', '?peanut', '?soy'], `toblerone`],
  // Dishes and sauces that have more in them than their names say.
  [['meat', '?gluten', '?celery', '?alcohol', '?dairy'], `espagnole, demi glace`],
  [['dairy', 'egg', '?alcohol', '?sulphite'], `bearnaise, bearnaise sauce`],
  [['dairy', 'alcohol', '?sulphite', '?egg', '?gluten', '?soy'], `beurre blanc`],
  [['egg', '?soy', '?gluten', '?fish', '?alcohol'], `tamagoyaki`],
  [['dairy', 'egg', '?alcohol'], `eggnog`],
  [['meat', '?poultry', '?beef', '?egg'], `chopped liver`],
  [
    ['egg', 'dairy', '?fish', '?gluten', '?soy', '?mustard', '?sulphite', 'highSodium'],
    `green goddess, green goddess dressing`,
  ],
  [
    ['egg', '?fish', '?gluten', '?soy', '?mustard', '?sulphite'],
    `remoulade, thousand island, thousand island dressing, russian dressing`,
  ],
  [['dairy', '?animalProduct'], `provolone`],
  [['gluten', '?gelatin', '?animalProduct'], `licorice, liquorice, licorice candy, red vine, twizzler`],
  [['dairy', '?treeNut', '?gluten'], `barfi, rasgulla`],
  [['lamb', '?beef', '?gluten'], `merguez`],
  [['beef', 'highSodium', '?gluten', '?fish'], `biltong`],
  [['?gluten', '?dairy'], `dosa`],
  [['?dairy'], `arepa`],
  [['?gluten', '?dairy', '?egg', '?pork'], `rosti`],
  [['crustacean', 'mollusc', '?fish', '?pork', '?soy', '?gluten', 'highSodium'], `xo sauce`],
  [['soy', '?gluten', '?fish'], `natto`],
  [['dairy', '?egg', '?alcohol'], `affogato`],
  [['?dairy', '?treeNut'], `horchata`],
];
