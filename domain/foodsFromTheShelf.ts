import { type FoodRow } from './foodRow.ts';

/** Sauces, seasonings, drinks and additives: what is made of many things, or comes out of a bottle. */
export const FOODS_FROM_THE_SHELF: readonly FoodRow[] = [
  [
    ['highSodium'],
    `salt, sea salt, kosher salt, table salt, pink salt, himalayan salt, rock salt, iodized salt, garlic
     salt, onion salt, smoked salt, flaky salt, maldon, black salt, kala namak, salt flake, fleur de sel,
     curing salt, pickling salt, salt pepper, lemon pepper, brine, msg, monosodium glutamate, e621, accent,
     adobo, tajin, taco salt, sodium chloride, chili salt, potato chip, potato crisp, salt vinegar chip,
     kettle chip, pringle, lay, dorito, iodised salt, iodized sea salt, nitrite salt, curing mix, nitrite
     curing salt`,
  ],
  [
    ['?highSodium'],
    `salted, lightly salted, canned bean, canned vegetable, canned corn, canned pea, canned green bean,
     canned black bean, canned kidney bean, canned chickpea, canned lentil, canned pinto bean, canned white
     bean`,
  ],
  [
    ['gluten', 'soy', 'highSodium'],
    `soy sauce, soya sauce, light soy sauce, dark soy sauce, low sodium soy sauce, reduced sodium soy sauce,
     less sodium soy sauce, lite soy sauce, shoyu, kikkoman, ponzu, ponzu sauce, gochujang, black bean
     sauce, black bean garlic sauce, kecap manis, sweet soy sauce, maggi, maggi seasoning, teriyaki, sweet
     soy, mushroom soy sauce, sukiyaki sauce, yakisoba sauce, bulgogi marinade, tonkatsu sauce, okonomiyaki
     sauce, yakitori sauce, unagi sauce, eel sauce, kabayaki sauce, tare`,
  ],
  [
    ['gluten', 'soy', '?sesame', '?alcohol', 'highSodium'],
    `teriyaki sauce, teriyaki marinade, teriyaki glaze, hoisin, hoisin sauce, stir fry sauce, peking sauce,
     general tso sauce, orange sauce, korean bbq sauce, char siu sauce, sweet bean sauce, tianmianjiang,
     mongolian sauce, kung pao sauce, stir fry seasoning`,
  ],
  [
    ['soy', '?gluten', '?fish', '?crustacean', 'highSodium'],
    `maggi sauce, golden mountain sauce, seasoning sauce`,
  ],
  [['soy', '?peanut', '?sesame', '?gluten', 'highSodium'], `chili crisp, chili crunch, lao gan ma`],
  [
    ['dairy', 'treeNut', 'highSodium'],
    `pesto, basil pesto, pesto sauce, pesto genovese, genovese sauce, red pesto, pesto rosso, sun dried
     tomato pesto`,
  ],
  [['dairy', 'treeNut', '?gluten', '?mustard'], `korma, korma sauce, korma paste`],
  [['treeNut', '?peanut', '?gluten'], `romesco, romesco sauce, muhammara`],
  [
    ['dairy', '?treeNut'],
    `tikka masala, tikka masala sauce, butter chicken sauce, vodka sauce, butter masala, makhani sauce,
     makhani, butter sauce, garlic butter, tikka sauce, palak paneer, creamed spinach, queso sauce, spinach
     dip, artichoke dip, spinach artichoke dip, french onion dip, onion dip, ranch dip, sour cream dip,
     ranch seasoning, ranch seasoning mix, ranch powder, ranch mix, ranch packet, ranch dressing mix,
     alfredo mix, ranch chip, sour cream onion chip, scalloped potato, au gratin potato, potato gratin,
     gratin, mashed potato, instant mashed potato, instant mash, twice baked potato, nacho cheese chip,
     nacho cheese dorito, cheese doodle, cheeto, cheese puff, cheese popcorn, cheddar popcorn, buttered
     popcorn, butter popcorn, cheese curl, movie popcorn`,
  ],
  [['dairy', 'poultry', '?treeNut'], `butter chicken, chicken tikka masala, chicken korma`],
  [['?dairy', '?treeNut', '?peanut', '?sesame', '?gluten'], `mole, mole sauce, mole poblano, mole paste`],
  [['?fish', '?crustacean', '?gluten', '?soy', 'highSodium'], `kimchi, kimchee, kim chi`],
  [
    ['?fish', '?crustacean', '?gluten', '?soy', '?peanut', '?celery', '?mustard'],
    `curry paste, red curry paste, green curry paste, yellow curry paste, thai curry paste, massaman curry
     paste, panang curry paste, tom yum paste, laksa paste, rendang paste, thai red curry paste, thai green
     curry paste, curry sauce, thai curry sauce, sambal, sambal oelek, nasi goreng paste, red curry, green
     curry, thai curry, massaman curry, tom yum, laksa, pad thai sauce, bumbu, sambal olek`,
  ],
  [
    ['?gluten', '?soy', '?fish', '?mustard', '?celery', '?sulphite'],
    `bbq sauce, barbecue sauce, barbeque sauce, bbq marinade, steak sauce, a1, a1 sauce, a 1 sauce, hp
     sauce, brown sauce, sloppy joe sauce, manwich, wing sauce, jerk sauce, jerk marinade, enchilada sauce,
     taco sauce, cocktail sauce, shrimp cocktail sauce, pickapeppa, branston, branston pickle, italian
     dressing, french dressing, vinaigrette, balsamic vinaigrette, salad dressing, catalina dressing, greek
     dressing, balsamic dressing, peri peri sauce, piri piri sauce, nando sauce, chow chow`,
  ],
  [
    ['?dairy', '?fish', '?soy', '?celery', '?gluten', '?meat', 'highSodium'],
    `pasta sauce, spaghetti sauce, arrabbiata, arrabiata, bolognese, bolognese sauce, ragu, puttanesca,
     puttanesca sauce, tapenade, olive tapenade, alla norma, amatriciana, meat sauce, sugo`,
  ],
  [
    ['?meat', '?gluten', '?dairy', '?celery', '?soy', '?egg', '?fish', 'highSodium'],
    `soup, canned soup, gravy, gravy mix, brown gravy, onion soup, onion soup mix, french onion soup, lipton
     onion soup, soup mix, soup base, soup stock, tomato soup, lentil soup, minestrone, vegetable soup,
     split pea soup, black bean soup, potato soup, oxo, oxo cube, better than bouillon, chili con carne,
     baked bean, pork bean, refried bean, canned chili, stew, casserole, curry, chili mix, chowder, gumbo,
     jambalaya, jambalaya mix, consomme, poutine, noodle casserole, soup starter, instant soup, cup soup,
     knorr, fond, fumet, potage, ready meal, tv dinner, gravy powder, veloute, cassoulet`,
  ],
  [['?meat', '?dairy', '?gluten', '?egg'], `pie filling, mincemeat, mince pie`],
  [
    ['gluten', '?meat', '?soy', '?dairy', '?celery', 'highSodium'],
    `gravy granule, bisto, gravy granules, country gravy, sausage gravy, turkey gravy, chicken gravy`,
  ],
  [
    ['poultry', 'gluten', '?egg', '?celery', '?dairy', 'highSodium'],
    `chicken noodle soup, chicken pot pie, chicken ramen`,
  ],
  [
    ['?celery'],
    `low sodium vegetable broth, low sodium vegetable stock, unsalted vegetable stock, unsalted vegetable
     broth, no salt added vegetable broth, tomato juice cocktail, v8, vegetable juice, bloody mary mix`,
  ],
  [['?celery', '?meat', '?gluten'], `low sodium broth, low sodium stock`],
  [
    ['?gluten', '?dairy', '?soy', '?mustard', '?celery', 'highSodium'],
    `taco seasoning, taco seasoning mix, fajita seasoning, chili seasoning, chili seasoning mix, burrito
     seasoning, sloppy joe mix, sloppy joe seasoning, meatloaf mix, dip mix, seasoning packet, seasoning
     mix, seasoning salt, gravy seasoning, chicken seasoning, bacon salt, vegeta, goya seasoning, chicken
     salt, hamburger helper, burger helper, tuna helper, burger seasoning`,
  ],
  [
    ['?egg', '?dairy', '?soy', '?gluten'],
    `veggie burger, garden burger, gardenburger, veggie pattie, veggie patty, bean burger, mushroom burger,
     veggie nugget, quorn, mycoprotein, vegetarian burger, boca burger, morningstar, veggie meatball, veggie
     meat, veggie crumble, veggie chicken, veggie chicken nugget, veggie ground, veggie ground beef, veggie
     mince, veggie ham, veggie turkey, veggie pepperoni, veggie deli slice, veggie steak, veggie chorizo,
     veggie fish`,
  ],
  [
    ['?soy', '?gluten', '?treeNut'],
    `black bean burger, plant based burger, plant based meat, plant based mince, plant based ground, vegan
     burger, vegan sausage, vegan chicken, vegan nugget, vegan ground beef, vegan beef, vegan bacon,
     meatless crumble, meatless meatball, meat substitute, meat alternative, meat replacement, fake meat,
     mock duck, mock chicken, plant protein, vegetable protein, hydrolyzed vegetable protein, hydrolysed
     vegetable protein, hydrolyzed protein, hydrolyzed plant protein, hvp, vegetable protein isolate,
     textured plant protein, plant based sausage, plant based chicken, plant based beef, vegan mince, vegan
     patty`,
  ],
  [
    ['?soy', '?gluten', '?egg', '?dairy', 'highSodium'],
    `veggie sausage, vegetarian sausage, veggie dog, veggie hot dog, veggie bacon, vegetarian bacon, smart
     dog`,
  ],
  [
    [],
    `beyond burger, beyond meat, beyond beef, beyond sausage, antioxidant, acidity regulator, acid,
     acidifier, acidulant, sweetener, calcium lactate, sodium lactate, magnesium citrate, calcium ascorbate,
     sodium acetate, potassium lactate, bicarbonate, fat reduced cocoa powder, fat reduced cocoa, coconut
     fat, cocoa fat, rice syrup solid, maple, coke zero, maple sugar`,
  ],
  [
    ['?treeNut', '?soy'],
    `vegan cheese, vegan cheddar, vegan mozzarella, vegan parmesan, vegan cream cheese, vegan feta, vegan
     ricotta, plant based cheese, dairy free cheese, vegan butter, plant butter, plant based butter, dairy
     free butter, vegan yogurt, plant based yogurt, dairy free yogurt, vegan sour cream, plant milk, plant
     based milk, vegan milk, vegan cream, plant cream, non dairy milk, dairy free milk, dairy free ice
     cream, vegan ice cream, vegan mayo, vegan mayonnaise, veganaise, vegenaise, vegan shreds, vegan
     chocolate, vegan white chocolate, dairy free chocolate, vegan chocolate chip, dairy free chocolate
     chip, vegan marshmallow, vegan ranch, vegan pesto, vegan margarine, non dairy butter, non dairy yogurt,
     dairy alternative, milk alternative, milk substitute, butter alternative, butter substitute, cheese
     alternative, cheese substitute, violife, daiya`,
  ],
  [['?dairy'], `creamy, creamed, buttery, buffalo sauce, pizza sauce, guacamole dip`],
  [
    ['?dairy', '?soy'],
    `margarine, marg, i cant believe it not butter, country crock, earth balance, buttery spread, butter
     spray, vegetable spread, non dairy creamer, nondairy creamer, coffee creamer, creamer, coffee whitener,
     coffee mate, coffeemate, butter flavor, butter flavored oil, non dairy whipped topping, frosting,
     icing, cake frosting, chocolate frosting, vanilla frosting, buttercream frosting, baking stick,
     drinking powder, sherbet, protein powder, protein shake, protein drink, shake mix, chai mix, instant
     cappuccino, chocolate flavored milk powder, coconut milk powder, coconut cream powder, dark chocolate,
     bittersweet chocolate, semisweet chocolate, semi sweet chocolate, baking chocolate, unsweetened
     chocolate, chocolate chip, semisweet chocolate chip, dark chocolate chip, chocolate chunk, chocolate
     syrup, chocolate sauce, chocolate coating, cocoa spread, cooking chocolate, couverture, chocolate
     liquor, chocolate mass, chocolate shaving, chocolate flake, chocolate powder, chocolate sprinkle,
     sprinkle, jimmy, nonpareil, hot fudge, mint chip, carob chip, popsicle, paleta, sorbet, ice pop,
     fudgsicle, ice lolly, instant pudding, pudding mix, infant formula, baby formula, meal replacement`,
  ],
  [
    ['?dairy', '?soy', '?treeNut', '?peanut', '?gluten'],
    `chocolate, chocolate bar, m ms, candy bar, candy, chocolate candy, mars bar, chocolate covered,
     chocolate truffle, chocolate spread, truffle, bonbon, protein bar, energy bar, clif bar, kind bar, luna
     bar, power bar, energy ball, energy bite, m m, m and m, mms, smarty, smartie, tootsie roll, chocolate
     coin, easter egg, hershey kiss, raisinet, dessert, snack, snack bar, lara bar, larabar, rx bar, fruit
     nut bar, nutrition bar, cake decoration, rocky road, lollipop, sucker, hard candy, peppermint bark,
     gumdrop, chocolate covered raisin, sweets, candy cane, cotton candy, after eight`,
  ],
  [
    ['dairy', '?soy', '?treeNut', '?gluten'],
    `milk chocolate, milk chocolate chip, white chocolate, white chocolate chip, butterscotch chip, caramel
     bit, chocolate egg, cadbury egg, cadbury, milk chocolate bar, hershey bar, hershey, galaxy chocolate,
     ruby chocolate, blond chocolate, dove chocolate, chocolate mousse, chocolate pudding, yogurt covered,
     yogurt raisin, yogurt covered pretzel, yogurt pretzel, caramel popcorn, caramel corn, werther, rolos,
     rolo, milky way, mars, dairy milk, ganache, lindt, ghirardelli, ferrero, three musketeers, caramel
     apple`,
  ],
  [['dairy', '?gelatin', '?soy'], `yogurt covered raisin, yogurt coated raisin, yogurt covered fruit`],
  [
    ['dairy', 'treeNut', '?soy', '?gluten', '?egg'],
    `nutella, chocolate hazelnut spread, praline, pralines, ferrero rocher, butter pecan, butter pecan ice
     cream, pistachio ice cream, almond toffee, toblerone, almond joy, almond roca, almond bark, rocher,
     pecan praline, almond brittle, turtle candy, chocolate almond, chocolate covered almond, almond m m,
     pistachio gelato, hazelnut chocolate, hazelnut cocoa spread, snickers almond, spumone, dubai chocolate,
     dulcey`,
  ],
  [
    ['egg', 'treeNut', '?honey', '?dairy', '?soy', '?gluten'],
    `nougat, torrone, turron, macaron, amaretti, amaretti cookie, french macaron, frangipan, dacquoise, nut
     meringue, torone, montelimar`,
  ],
  [['egg', 'treeNut', 'dairy', '?gluten'], `frangipane, almond cake, financier, almond torte`],
  [['egg', '?treeNut', '?dairy', '?gluten'], `macaroon, coconut macaroon`],
  [['?treeNut', '?gelatin'], `turkish delight, lokum`],
  [
    ['?soy', '?egg'],
    `lecithin, e322, egg replacer, egg replacement, egg alternative, vegan egg, just egg, plant based egg,
     lecithin granule, emulsifier lecithin`,
  ],
  [
    ['?soy'],
    `vegetable oil, cooking oil, frying oil, oil blend, vegetable shortening, shortening, crisco, cooking
     spray, nonstick spray, non stick spray, oil spray, pam spray, pam, vegetable fat, partially
     hydrogenated oil, hydrogenated vegetable oil, hydrogenated oil, partially hydrogenated vegetable oil,
     vegetable lecithin, tocopherol, vitamin e, e306, e307, e308, e309, phytosterol, plant sterol, plant
     stanol, natural tocopherol, mixed tocopherol, salad oil, deep frying oil, sterol, vegan protein powder`,
  ],
  [
    ['alcohol', 'sulphite'],
    `wine, red wine, white wine, dry white wine, dry red wine, rose wine, cooking wine, marsala, marsala
     wine, madeira, madeira wine, sherry, cooking sherry, dry sherry, port, port wine, champagne, prosecco,
     cava, sparkling wine, vermouth, sangria, burgundy wine, burgundy, pinot noir, pinot grigio, chardonnay,
     merlot, cabernet, cabernet sauvignon, sauvignon blanc, riesling, zinfandel, chianti, bordeaux,
     beaujolai, moscato, rioja, malbec, syrah, shiraz, hard cider, fermented cider, dry cider, perry, vin
     santo, retsina, mulled wine, gluhwein, wine reduction`,
  ],
  [
    ['alcohol'],
    `alcohol, ethanol, ethyl alcohol, liquor, spirit, vodka, rum, dark rum, white rum, spiced rum, rum
     extract, bourbon, whiskey, whisky, scotch, rye whiskey, tequila, mezcal, gin, brandy, cognac, armagnac,
     calvados, grappa, pisco, cachaca, schnapp, kirsch, kirschwasser, liqueur, coffee liqueur, orange
     liqueur, triple sec, cointreau, grand marnier, curacao, blue curacao, kahlua, tia maria, campari,
     aperol, chartreuse, benedictine, drambuie, jagermeister, sambuca, ouzo, pastis, pernod, absinthe, raki,
     arak, limoncello, chambord, creme de menthe, creme de cacao, creme de cassis, cassis liqueur, midori,
     malibu, amaro, fernet, angostura, angostura bitter, cocktail bitter, mirin, aji mirin, sake, cooking
     sake, soju, makgeolli, shaoxing, shaoxing wine, rice wine, rice cooking wine, chinese cooking wine,
     baijiu, vanilla extract, pure vanilla extract, vanilla essence, lemon extract, orange extract,
     peppermint extract, mint extract, maple extract, baking extract, margarita, mojito, hard seltzer, white
     claw, pimm, sloe gin, palinka, slivovitz, plum wine, umeshu, eau de vie, martini, daiquiri, pina
     colada, rum raisin, rum ball, fermented apple cider, fermented pear cider, cider brandy, grain alcohol,
     agricultural alcohol, neutral alcohol, sparkling cider alcoholic`,
  ],
  [
    ['alcohol', 'dairy'],
    `irish cream, bailey, baileys irish cream, bailey irish cream, rumchata, cream liqueur, white russian`,
  ],
  [['alcohol', 'egg'], `advocaat, eierlikor, rompope`],
  [['alcohol', '?treeNut'], `amaretto, disaronno, nocino, hazelnut liqueur, almond liqueur, nocello`],
  [
    ['alcohol', 'gluten'],
    `beer, lager, stout, ale, pale ale, india pale ale, ipa, guinness, porter, pilsner, pilsener, wheat
     beer, hefeweizen, dark beer, light beer, craft beer, malt liquor, brown ale, shandy, radler, corona,
     budweiser, bud light, coor, heineken, modelo, michelada, lambic, gueuze, amber ale`,
  ],
  [['gluten'], `non alcoholic beer, alcohol free beer, malta, malt beverage`],
  [
    ['sulphite'],
    `wine vinegar, red wine vinegar, white wine vinegar, balsamic, balsamic vinegar, balsamic glaze, sherry
     vinegar, champagne vinegar, grape must, sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur
     dioxide sulphite, metabisulphite, metabisulfite, sodium metabisulphite, sodium metabisulfite, potassium
     metabisulphite, potassium metabisulfite, potassium bisulphite, potassium bisulfite, sodium bisulphite,
     sodium bisulfite, sodium sulphite, sodium sulfite, calcium sulphite, calcium sulfite, bisulphite,
     bisulfite, hydrogen sulphite, calcium hydrogen sulphite, potassium sulphite, potassium sulfite,
     potassium hydrogen sulphite, e220, e221, e222, e223, e224, e225, e226, e227, e228, balsamic cream,
     balsamic reduction, crema di balsamico`,
  ],
  [
    ['?alcohol'],
    `bitter, cider, vanilla flavoring, vanilla flavor, kombucha, cocktail, essence, rum flavor, wine sauce,
     punch, extract, coconut extract, margarita mix, cocktail mixer, natural vanilla flavor`,
  ],
  [
    [],
    `water, tap water, spring water, mineral water, sparkling water, soda water, seltzer, club soda, tonic,
     tonic water, ice, ice cube, bottled water, filtered water, soda, cola, coke, diet coke, diet soda, coca
     cola, pepsi, sprite, 7up, 7 up, fanta, mountain dew, dr pepper, ginger ale, root beer, ginger beer,
     birch beer, cream soda, lemonade, limeade, iced tea, black tea, green tea, white tea, oolong, earl
     grey, chai, chai tea, tea bag, instant coffee, espresso, ground coffee, decaf coffee, cold brew, juice,
     cranberry juice, grape juice, pineapple juice, tomato juice, carrot juice, beet juice, juice box, juice
     concentrate, fruit punch, gatorade, powerade, sport drink, sports drink, electrolyte, electrolyte
     powder, energy drink, red bull, kool aid, capri sun, sweet tea, apple cider, sparkling cider, sparkling
     grape juice, lacroix, la croix, soft drink, drink mix, lemonade mix, tang, aloe vera, aloe, aloe juice,
     carbonated water, grenadine, simple syrup, tea leaf, sugar, white sugar, brown sugar, cane sugar, raw
     sugar, granulated sugar, powdered sugar, confectioner sugar, confectioners sugar, icing sugar, caster
     sugar, castor sugar, demerara, demerara sugar, turbinado, turbinado sugar, muscovado, muscovado sugar,
     palm sugar, jaggery, piloncillo, rock sugar, sucrose, fructose, invert sugar, inverted sugar,
     isoglucose, molass, molasses, treacle, golden syrup, maple syrup, pancake syrup, waffle syrup, agave,
     agave nectar, agave syrup, cane syrup, date syrup, date sugar, syrup, splenda, sucralose, aspartame,
     saccharin, xylitol, erythritol, sorbitol, maltitol, mannitol, isomalt, acesulfame, acesulfame k,
     acesulfame potassium, cyclamate, neotame, allulose, tagatose, trehalose, steviol glycoside, steviol,
     caramel color, caramel colour, caramel coloring, burnt sugar, plain caramel, sugar syrup, sugar cube,
     vanilla syrup, jam, preserve, strawberry jam, marmalade, fruit spread, fruit preserve, grape jelly,
     apple jelly, pepper jelly, red currant jelly, raspberry jelly, strawberry jelly, guava paste, quince
     paste, membrillo, fruit leather, fruit roll up, swedish fish, chewing gum, gum, cherry pie filling,
     apple pie filling, blueberry pie filling, cranberry sauce, coulis, compote, fruit compote, oil, olive
     oil, extra virgin olive oil, virgin olive oil, canola oil, canola, rapeseed oil, sunflower oil,
     safflower oil, avocado oil, grapeseed oil, cottonseed oil, palm oil, palm kernel oil, palm fat, red
     palm oil, palm kernel, flaxseed oil, linseed oil, hemp oil, hempseed oil, chili oil, truffle oil,
     garlic oil, light olive oil, olive oil spray, mct oil, pumpkin seed oil, cooking olive oil, coconut oil
     spray, avocado oil spray, babassu oil, rice oil, perilla oil, camellia oil, tea seed oil, vinegar,
     white vinegar, distilled vinegar, distilled white vinegar, cider vinegar, apple cider vinegar, rice
     vinegar, rice wine vinegar, seasoned rice vinegar, cane vinegar, black vinegar, spirit vinegar, alcohol
     vinegar, pickling vinegar, verjus, verjuice, hot sauce, tabasco, cholula, frank redhot, frank red hot,
     red hot, tapatio, valentina, crystal hot sauce, louisiana hot sauce, harissa, harissa paste, sriracha,
     sriracha sauce, chili garlic sauce, chile garlic sauce, chili sauce, salsa, pico de gallo, guacamole,
     guac, salsa fresca, tomato sauce, marinara, marinara sauce, passata, tomato passata, tomato puree,
     tomato paste, tomato concentrate, crushed tomato, diced tomato, stewed tomato, canned tomato, rotel,
     ketchup, catsup, tomato ketchup, relish, chimichurri, chimichurri sauce, mint sauce, mint jelly,
     prepared horseradish, achiote paste, adobo sauce, chipotle in adobo, adobo chipotle, liquid smoke,
     smoke flavor, smoke flavoring, smoke flavour, ginger paste, garlic paste, tamarind concentrate, mint
     chutney, tamarind chutney, peri peri, piri piri, zhoug, zhug, schug, baking soda, bicarbonate of soda,
     bicarbonate soda, bicarb, baking powder, yeast, dry yeast, active dry yeast, instant yeast, baker
     yeast, fresh yeast, nutritional yeast, nooch, yeast flake, yeast extract, torula yeast, cream tartar,
     citric acid, tartaric acid, ascorbic acid, lactic acid, malic acid, acetic acid, fumaric acid,
     phosphoric acid, vitamin c, ascorbate, sodium ascorbate, calcium chloride, calcium carbonate, potassium
     chloride, pectin, fruit pectin, xanthan, xanthan gum, guar gum, gellan, gellan gum, carrageenan, arabic
     gum, gum arabic, acacia gum, acacia, tara gum, konjac gum, cellulose gum, methylcellulose, locust gum,
     karaya gum, tragacanth, alginate, sodium alginate, alum, cocoa, cocoa powder, cacao, cacao nib, cocoa
     nib, cacao powder, cocoa mass, cocoa paste, cocoa solid, dutch cocoa, unsweetened cocoa, food coloring,
     food color, food colour, food colouring, gel coloring, activated charcoal, charcoal, vegetable carbon,
     sunflower lecithin, rapeseed lecithin, e100, e101, e140, e141, e150, e150a, e150b, e150c, e150d, e153,
     e160a, e160b, e160c, e160d, e160e, e161b, e162, e163, e170, e171, e172, e102, e104, e110, e122, e124,
     e129, e131, e132, e133, e142, e151, e155, e200, e202, e203, e210, e211, e212, e213, e234, e235, e239,
     e242, e249, e250, e251, e252, e260, e261, e262, e263, e270, e280, e281, e282, e283, e290, e296, e297,
     e300, e301, e302, e304, e315, e316, e319, e320, e321, e325, e326, e327, e330, e331, e332, e333, e334,
     e335, e336, e337, e338, e339, e340, e341, e343, e385, e392, e400, e401, e402, e403, e404, e405, e406,
     e407, e407a, e410, e412, e413, e414, e415, e416, e417, e418, e420, e421, e425, e440, e450, e451, e452,
     e460, e461, e463, e464, e465, e466, e468, e469, e500, e501, e503, e504, e507, e508, e509, e511, e514,
     e516, e524, e551, e552, e553b, e574, e575, e576, e577, e578, e620, e622, e900, e902, e903, e905, e914,
     e938, e939, e941, e942, e948, e950, e951, e952, e953, e954, e955, e957, e959, e960, e961, e962, e965,
     e967, e968, e999, e1200, e1201, e1202, e1404, e1505, e1518, e1520, sodium citrate, trisodium citrate,
     potassium citrate, calcium citrate, sodium benzoate, potassium benzoate, potassium sorbate, sorbic
     acid, benzoic acid, calcium propionate, sodium propionate, propionic acid, sodium nitrite, sodium
     nitrate, potassium nitrate, potassium nitrite, nitrite, sodium phosphate, disodium phosphate, trisodium
     phosphate, sodium acid pyrophosphate, disodium diphosphate, diphosphate, triphosphate, polyphosphate,
     calcium phosphate, monocalcium phosphate, tricalcium phosphate, dicalcium phosphate, potassium
     phosphate, sodium hydroxide, sodium carbonate, potassium carbonate, ammonium carbonate, ammonium
     bicarbonate, magnesium carbonate, magnesium chloride, nigari, calcium sulfate, calcium sulphate,
     gypsum, silicon dioxide, titanium dioxide, iron oxide, iron, ferrous sulfate, zinc, zinc oxide, niacin,
     niacinamide, nicotinamide, riboflavin, thiamin, thiamine, thiamine mononitrate, thiamine hydrochloride,
     pyridoxine, pyridoxine hydrochloride, folic acid, folate, biotin, pantothenic acid, calcium
     pantothenate, vitamin b1, vitamin b2, vitamin b3, vitamin b6, vitamin b12, cyanocobalamin, vitamin k,
     beta carotene, carotene, lycopene, lutein, curcumin, chlorophyll, anthocyanin, betanin, tartrazine,
     allura red, sunset yellow, brilliant blue, bht, bha, tbhq, edta, calcium disodium edta, glucono delta
     lactone, sodium gluconate, propylene glycol, triacetin, carnauba wax, candelilla wax, nitrogen, carbon
     dioxide, caffeine, quinine, taurine, inositol, choline, iodine, potassium iodide, magnesium, calcium,
     selenium, copper, manganese, potassium, sodium, plantago, gum base`,
  ],
  [['?dairy', '?egg'], `custard powder, instant custard, glaze, bakery glaze`],
  [['?dairy', '?sulphite'], `instant potato`],
  [
    ['?meat', '?fish', '?gluten', '?soy', '?celery', '?mustard', 'highSodium'],
    `broth, stock, stock cube, stock pot, bouillon, bouillon cube, bouillon powder, stock powder, court
     bouillon`,
  ],
  [
    ['?celery', '?mustard', '?gluten', '?soy', 'highSodium'],
    `vegetable stock, vegetable broth, veggie broth, veggie stock, veg stock, vegetable bouillon, vegetable
     bouillon cube, vegetable stock cube, vegetable stock powder, mushroom broth, mushroom stock, veggie
     bouillon, vegan bouillon, vegan broth, vegetable base`,
  ],
  [['?soy', '?egg', '?animalProduct'], `emulsifier, emulsifying agent`],
  [['?sulphite'], `preservative`],
  [['?gluten'], `raising agent, leavening, leavening agent, anticaking agent`],
  [['?treeNut', '?dairy', '?peanut'], `praline filling, nougat cream, nut filling, praline cream`],
  [
    ['?soy', '?gluten'],
    `plum sauce, duck sauce, sweet sour sauce, sweet sour, coconut bacon, crispy chili oil`,
  ],
  [['?fish'], `salsa verde, sweet chili sauce, sweet chile sauce`],
  [['?mustard', '?sulphite'], `chutney, mango chutney`],
  [['?mustard'], `wasabi, wasabi paste`],
  [['?dairy', '?egg', '?mustard'], `horseradish sauce, creamed horseradish, creamy horseradish`],
  [['egg', 'soy', 'gluten', '?sesame', '?crustacean', 'highSodium'], `fried rice, egg fried rice`],
  [['poultry', 'egg', 'soy', 'gluten', '?sesame', '?crustacean', 'highSodium'], `chicken fried rice`],
  [
    ['?meat', '?gluten', '?soy', '?celery', '?mustard'],
    `spanish rice, mexican rice, dirty rice, yellow rice`,
  ],
];
