import { type FoodRow } from './foodRow.ts';

/** Meat, fish, seafood, milk, eggs and what is made of them. */
export const FOODS_FROM_ANIMALS: readonly FoodRow[] = [
  [
    ['beef'],
    `beef, veal cutlet, steak, veal, brisket, oxtail, ribeye, rib eye, sirloin, flank steak, skirt steak, t
     bone, porterhouse, short rib, prime rib, pot roast, chuck, chuck roast, round roast, rump roast, tri
     tip, hanger steak, flat iron, filet mignon, beef patty, hamburger meat, hamburger patty, burger patty,
     burger, hamburger, bison, buffalo, ox, bone marrow, tripe, sweetbread, tallow, suet, dripping, carne
     asada, ropa vieja, barbacoa, london broil, philly steak, minute steak, cube steak, wagyu, angus,
     entrecote, osso buco, bresaola, cecina, yak, water buffalo, buffalo meat, ox cheek, cow, calf, calves
     liver, calf liver, silverside, rump steak, stewing steak, beef dripping, beefburger, beef burger,
     tournedos, chateaubriand, tafelspitz, carpaccio, bulgogi, galbi, flanken`,
  ],
  [
    ['beef', 'highSodium'],
    `corned beef, pastrami, roast beef deli, dried beef, chipped beef, salt beef, bully beef,
     biltong, au jus, bovril`,
  ],
  [
    ['pork'],
    `pork, pig, piglet, hog, swine, pork chop, pulled pork, carnitas, pork belly, baby back rib, back rib,
     spare rib, sparerib, spareribs, pork rib, pork steak, pork cutlet, lard, lardo, fatback, pork rind,
     crackling, chicharron, chitterling, chitlin, trotter, pork fat, pork liver, black pudding, blood
     sausage, boudin, morcilla, porchetta, suckling pig, pork shoulder, boston butt, pork butt, pork
     tenderloin, char siu, pork scratching, rillette, caul fat, al pastor, kakuni`,
  ],
  [
    ['pork', 'highSodium'],
    `bacon, ham, prosciutto, pancetta, guanciale, spiral ham, canadian bacon, serrano, jamon, iberico,
     gammon, gammon steak, ham steak, ham hock, hock, lardon, speck, coppa, capicola, capocollo,
     soppressata, salt pork, bacon bit, spam, head cheese, headcheese, streaky bacon, back bacon, nduja,
     culatello, tasso, parma ham, black forest ham, bacon fat, bacon grease, rasher, brawn, scrapple, taylor
     ham, pork roll, csabai, lountza, bayonne ham`,
  ],
  [
    ['pork', '?beef', 'highSodium'],
    `salami, pepperoni, mortadella, chorizo, sobrasada, saucisson, genoa salami, cervelat, landjager, fuet,
     salume, salumi, linguica`,
  ],
  [
    ['lamb'],
    `lamb, mutton, goat, goat meat, sheep, lamb chop, lamb shank, lamb steak, rack of lamb, merguez, kid
     goat, hogget, kofta, gyro, gyro meat, doner`,
  ],
  [
    ['poultry'],
    `chicken, poultry, turkey, duck, goose, gees, quail, hen, cornish hen, cornish game hen, game hen,
     capon, drumstick, wing, thigh, chicken cutlet, turkey cutlet, buffalo wing, hot wing, duckling, guinea
     fowl, squab, pigeon, foie gras, schmaltz, poussin, poulet, fowl, rooster, giblet, magret, duck confit,
     turkey steak, turkey burger, chicken burger, chicken steak, turkey patty, chicken patty, breast, breast
     fillet, chicken meatball, turkey meatball, chicken fat, duck fat, goose fat, chicken liver, chicken
     skin, ostrich steak, partridge, grouse, turkey mince, gizzard, neck bone`,
  ],
  [['beef', 'highSodium', '?gluten', '?soy'], `beef jerky`],
  [['poultry', 'highSodium', '?gluten', '?soy'], `turkey jerky`],
  [
    ['poultry', 'highSodium'],
    `turkey bacon, turkey ham, turkey pepperoni, chicken bouillon, chicken bouillon cube, chicken stock
     cube, deli turkey, deli chicken, rotisserie chicken, duck bacon, chicken ham, turkey
     pastrami, turkey salami, smoked turkey`,
  ],
  [
    ['game'],
    `venison, rabbit, hare, wild boar, boar, elk, moose, deer, pheasant, kangaroo, ostrich, emu, alligator,
     crocodile, frog, frog leg, reindeer, caribou, horse, horsemeat, horse meat, camel, antelope, squirrel,
     bear, turtle, game meat, venison steak, bison steak, chamois, snake, guinea pig, insect, cricket,
     cricket flour, cricket powder, mealworm, grasshopper, ant, locust, buffalo worm, silkworm`,
  ],
  [
    ['meat'],
    `meat, offal, liver, kidney, tongue, heart, cutlet, chop, rib, tenderloin, fillet steak, loin, shank,
     meat stock, bone broth, bone stock, demi glace, meat extract, meat glaze, carcass, bone, ground meat,
     minced meat, mince, stew meat, stewing meat, brain, lung, spleen, blood, animal fat, animal protein,
     meat protein, blood plasma, mechanically separated meat, collagen, collagen peptide, collagen powder,
     elastin, plasma, meat juice, espagnole, jus`,
  ],
  [
    [
      'meat',
      '?pork',
      '?beef',
      '?poultry',
      '?gluten',
      '?soy',
      '?dairy',
      '?mustard',
      '?celery',
      '?sulphite',
      'highSodium',
    ],
    `sausage, hot dog, hotdog, frankfurter, frank, wiener, vienna sausage, bratwurst, brat, kielbasa,
     knackwurst, knockwurst, weisswurst, andouille, breakfast sausage, italian sausage, lunch meat, luncheon
     meat, lunchmeat, deli meat, sandwich meat, cold cut, charcuterie, bologna, baloney, liverwurst,
     braunschweiger, haggis, chipolata, banger, cumberland sausage, salsiccia, longaniza, cocktail sausage,
     little smoky, sausage meat, sausage patty, sausage link, summer sausage, smoked sausage, meat stick,
     slim jim, cured meat, jerky, pate, terrine, saveloy, boerewurst, cervela, boerewors, meat snack, slider`,
  ],
  [
    ['meat', 'gluten', 'egg', '?pork', '?beef', '?dairy', '?soy'],
    `meatball, meatloaf, meat loaf, swedish meatball, scotch egg, faggot, rissole`,
  ],
  [
    ['poultry', 'gluten', '?egg', '?dairy', '?soy'],
    `chicken nugget, nugget, breaded chicken, chicken tender, chicken strip, chicken finger, fried chicken,
     popcorn chicken, chicken kiev, chicken cordon bleu, chicken schnitzel, orange chicken, breaded chicken
     cutlet, chicken parmesan`,
  ],
  [
    ['meat', 'gluten', '?egg', '?pork', '?beef'],
    `schnitzel, milanesa, wiener schnitzel, cordon bleu, chicken fried steak, country fried steak, corn dog`,
  ],
  [
    ['fish'],
    `fish, salmon, tuna, cod, tilapia, trout, halibut, haddock, mackerel, herring, catfish, snapper, sea
     bass, seabass, bass, mahi mahi, mahi, grouper, flounder, sole, lemon sole, plaice, pollock, pollack,
     perch, pike, carp, swordfish, monkfish, barramundi, barracuda, shark, eel, unagi, anago, whitebait,
     sprat, smelt, sturgeon, caviar, roe, tobiko, masago, ikura, salmon roe, fish roe, fish egg, tarama,
     mullet, red mullet, turbot, dory, john dory, hake, whiting, rockfish, branzino, branzini, bream, sea
     bream, dorade, skate, ray, wahoo, opah, yellowtail, hamachi, ahi, albacore, skipjack, bonito,
     amberjack, cobia, pompano, orange roughy, lingcod, sablefish, black cod, arctic char, char fish,
     walleye, bluefish, fish fillet, fish steak, fish stock, fish oil, cod liver oil, fish gelatin, fish
     broth, fish collagen, isinglass, milkfish, pangasius, basa, swai, tuna steak, salmon steak, halibut
     steak, swordfish steak, salmon burger, fish burger, tuna burger, salmon patty, saithe, coley, ling,
     pilchard, brill, gurnard, lamprey, tench, zander, escolar, marlin, sailfish, croaker, drum fish,
     kingfish, kingklip, hoki, rohu, hilsa, pomfret, bombay duck, ceviche, sashimi, poke, omega 3 oil, tuna
     salmon, char, burbot, grayling, roach fish, redfish, wolffish, dogfish, huss, garfish, fish meal, fish
     protein, milt, vendace, whitefish, bouillabaisse`,
  ],
  [
    ['fish', 'highSodium'],
    `anchovy, anchovy paste, anchovy fillet, sardine, smoked salmon, smoked trout, smoked fish, lox,
     gravlax, kipper, fish sauce, nam pla, nuoc mam, patis, nuoc cham, garum, colatura, salt cod, bacalao,
     bacalhau, bottarga, bonito flake, katsuobushi, dashi, hondashi, dried fish, kippered herring, pickled
     herring, rollmop, stockfish, worcestershire, worcestershire sauce, worcester sauce, lea perrins,
     gentleman relish, bagoong isda, taramasalata, smoked mackerel, matje, furikake fish, colatura di alici,
     fish paste, budu, prahok, pla ra, surstromming, lutefisk`,
  ],
  [
    ['fish', 'gluten', '?egg', '?dairy'],
    `fish stick, fish finger, battered fish, breaded fish, battered cod, breaded cod, fish cake, fishcake,
     fish ball, gefilte fish, fish chip, fish nugget, fish pie, fish taco, crumbed fish`,
  ],
  [
    ['fish', 'egg', 'gluten', '?crustacean', '?soy', '?alcohol', 'highSodium'],
    `surimi, imitation crab, imitation crabmeat, imitation crab meat, crab stick, crabstick, kanikama, krab,
     seafood stick, sea leg, fish surimi, kamaboko, narutomaki, imitation lobster`,
  ],
  [['fish', 'egg', 'mustard', '?dairy', '?celery'], `tuna salad, salmon salad, whitefish salad`],
  [
    ['fish', 'crustacean', 'mollusc'],
    `seafood, sea food, fruit de mer, frutti di mare, seafood mix, seafood medley, seafood stock, seafood
     broth, cioppino, paella mix`,
  ],
  [
    ['crustacean'],
    `shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, crawdad, langoustine,
     langostino, scampi, krill, krill oil, king crab, snow crab, dungeness crab, crab leg, crab claw,
     lobster tail, lobster claw, tiger prawn, barnacle, goose barnacle, yabby, yabbie, moreton bay bug,
     balmain bug, soft shell crab, blue crab, crustacean, dublin bay prawn, slipper lobster, crevette,
     gamba, marron, squilla, mantis shrimp, shrimp stock, lobster stock, crab stock, glucosamine, chitosan,
     chitin`,
  ],
  [['crustacean', 'mollusc'], `shellfish, shell fish, shellfish stock`],
  [
    ['crustacean', 'highSodium', '?fish'],
    `shrimp paste, prawn paste, dried shrimp, belacan, belachan, terasi, kapi, bagoong, bagoong alamang,
     prawn cracker, shrimp cracker, shrimp chip, krupuk, kerupuk, saeujeot, xo sauce`,
  ],
  [
    ['crustacean', 'gluten', '?egg', '?dairy', '?mustard'],
    `crab cake, breaded shrimp, popcorn shrimp, shrimp tempura, battered shrimp, crab rangoon, coconut
     shrimp`,
  ],
  [['crustacean', 'dairy', '?gluten', '?alcohol'], `lobster bisque, crab bisque, shrimp bisque, bisque`],
  [
    ['mollusc'],
    `mussel, clam, oyster, scallop, squid, calamari, octopus, octopi, cuttlefish, escargot, snail, land
     snail, sea snail, abalone, cockle, whelk, conch, periwinkle, winkle, limpet, squid ink, cuttlefish ink,
     clam juice, clam nectar, clamato, geoduck, razor clam, smoked oyster, smoked mussel, mollusc, mollusk,
     mollusca, sea urchin, urchin, uni, sea cucumber, jellyfish, calamar, nautilus, baby clam, bivalve,
     cephalopod, gastropod, perlemoen, paua, quahog, cherrystone, littleneck, manila clam, bay scallop, sea
     scallop, green lipped mussel`,
  ],
  [
    ['mollusc', '?gluten', '?soy', 'highSodium'],
    `oyster sauce, oyster flavored sauce, oyster flavoured sauce`,
  ],
  [['mollusc', 'gluten', '?egg'], `fried calamari, breaded calamari, calamari ring, takoyaki`],
  [
    ['mollusc', 'dairy', 'gluten', '?fish', '?pork', '?celery', 'highSodium'],
    `clam chowder, new england clam chowder`,
  ],
  [
    ['dairy'],
    `dairy, buttered, cheesy, milky, milk, cow milk, goat milk, sheep milk, whole milk, skim milk, skimmed
     milk, buttermilk, butter, cream, heavy cream, whipping cream, whipped cream, sour cream, soured cream,
     creme fraiche, creme, half half, light cream, double cream, single cream, clotted cream, ghee,
     clarified butter, brown butter, butterfat, butter oil, milk fat, milkfat, yogurt, yoghurt, yogourt,
     yoghourt, greek yogurt, kefir, lassi, ayran, skyr, labneh, labne, lebni, quark, fromage frais, fromage
     blanc, curd, curd cheese, cheese, cream cheese, cottage cheese, ricotta, mascarpone, mozzarella,
     burrata, buffalo mozzarella, buffalo milk, bocconcini, paneer, goat cheese, chevre, brie, camembert,
     string cheese, swiss cheese, swiss, gouda, edam, emmental, emmenthal, emmentaler, cheddar, colby, colby
     jack, monterey jack, pepper jack, jack cheese, muenster, munster, havarti, provolone, fontina,
     raclette, manchego, asiago, stracchino, taleggio, neufchatel, boursin, babybel, laughing cow, cheese
     curd, wensleydale, mexican cheese, mexican cheese blend, mexican blend, oaxaca cheese, queso blanco,
     queso oaxaca, quesillo, queso, stracciatella, scamorza, robiola, limburger, jarlsberg, gjetost,
     brunost, cantal, comte, beaufort, reblochon, vacherin, tilsit, appenzeller, saint nectaire, pimento
     cheese, farmer cheese, whey, whey powder, whey protein, whey protein isolate, casein, caseinate, sodium
     caseinate, calcium caseinate, potassium caseinate, lactose, lactalbumin, lactoglobulin, lactoferrin,
     milk solid, milk powder, powdered milk, dry milk, nonfat milk, milk protein, evaporated milk, condensed
     milk, sweetened condensed milk, dulce de leche, cajeta, milkshake, milk shake, malai, khoya, khoa,
     mawa, rasgulla, gulab jamun, kheer, raita, tzatziki, rice pudding, hot chocolate, hot cocoa, hot
     chocolate mix, hot cocoa mix, drinking chocolate, cocoa mix, caramel, toffee, butterscotch, fudge,
     caramel sauce, caramel candy, chocolate milk, condensed cream, lactic butter, milk permeate, milk
     mineral, lactalbumin phosphate, recaldent, galactose milk, dairy creamer, cream powder, buttercream,
     cream filling, custard cream, vanilla cream, frozen yogurt, ice milk, latte, cappuccino, macchiato,
     frappuccino, milk tea, thai tea, chai latte, matcha latte, caciocavallo, cacioricotta, kashkaval,
     kasseri, graviera, mizithra, manouri, tvorog, smetana, filmjolk, viili, piima, kumis, amasi, curd milk,
     junket, posset, syllabub, crema, mexican crema, table cream, milk drink, shrikhand, doogh, leben,
     yakult, actimel, fromage, chaource, epoiss, livarot, maroille, morbier, pont l eveque, tomme, port
     salut, mimolette, cheshire, caerphilly, red leicester, leicester, double gloucester, lancashire cheese,
     ossau iraty, crottin, mont d or, saint marcellin, cream of coconut milk, milk chocolate powder,
     ovaltine milk, milkfat solid, babassu milk, dairy product, milk ingredient, modified milk ingredient,
     butter blend, horlick milk, cultured cream, lactic cheese, beurre, lait, panir, crescenza, caciotta,
     boursault, gervai`,
  ],
  [
    ['dairy', 'highSodium'],
    `feta, halloumi, grilling cheese, american cheese, processed cheese, process cheese, blue cheese,
     stilton, roquefort, danish blue, cambozola, bleu cheese, cotija, queso fresco, nacho cheese, nacho
     cheese sauce, cheese sauce, cheese powder, velveeta, cheez whiz, cheese spread, cheese dip, queso dip,
     cheese slice, kraft single, alfredo, alfredo sauce, cheese soup, salted ricotta, ricotta salata,
     bryndza, cabrales`,
  ],
  [
    ['dairy', 'animalProduct', 'highSodium'],
    `parmigiano reggiano, parmigiano, grana padano, pecorino romano, pecorino, gorgonzola, gruyere`,
  ],
  [['dairy', '?animalProduct', 'highSodium'], `parmesan, parmesan cheese, romano, romano cheese`],
  [
    ['dairy', '?egg', '?gluten', '?treeNut', '?soy'],
    `ice cream, icecream, gelato, semifreddo, ice cream bar, magnum, ice cream sandwich, kulfi, spumoni`,
  ],
  [
    ['dairy', '?gelatin', '?soy'],
    `cool whip, whipped topping, reddi wip, mousse, blancmange, fruit yogurt, bavarian cream`,
  ],
  [['dairy', 'gelatin', '?pork', '?beef'], `panna cotta`],
  [
    ['dairy', 'gluten', '?celery', 'highSodium'],
    `cream of mushroom, cream of mushroom soup, cream of chicken, cream of celery, cream of chicken soup,
     cream of celery soup, beer cheese soup, beer cheese, bechamel, white sauce, mornay, cheese sauce mix,
     broccoli cheddar soup, cream of broccoli`,
  ],
  [
    ['dairy', 'egg'],
    `creme brulee, hollandaise, hollandaise sauce, custard, eggnog, egg nog, bearnaise, bearnaise sauce,
     lemon curd, creme anglaise, pastry cream, creme patissiere, flan, creme caramel, zabaglione, sabayon,
     omelet, omelette, frittata, pudding, lemon cheese, creme patisserie, orange curd, lime curd, french
     vanilla custard`,
  ],
  [
    ['dairy', 'egg', '?gluten', '?mustard', '?sulphite', 'highSodium'],
    `ranch, ranch dressing, blue cheese dressing, green goddess dressing, creamy dressing, coleslaw dressing`,
  ],
  [
    ['egg'],
    `egg, egg white, egg yolk, yolk, quail egg, duck egg, goose egg, hen egg, liquid egg, dried egg, egg
     powder, powdered egg, whole egg, egg wash, egg solid, hard boiled egg, egg beater, egg substitute,
     albumen, albumin, ovalbumin, ovomucoid, lysozyme, meringue, meringue powder, pavlova, scrambled egg,
     poached egg, fried egg, egg salad, royal icing, ovum, livetin, vitellin, ovovitellin, phosvitin,
     globulin, avidin, ovotransferrin, huevo, century egg, deviled egg, egg product, egg lecithin, egg
     protein, conalbumin, tamago`,
  ],
  [
    ['egg', '?mustard', '?soy', '?sulphite'],
    `mayonnaise, mayo, kewpie, kewpie mayo, aioli, tartar sauce, tartare sauce, thousand island, thousand
     island dressing, remoulade, miracle whip, burger sauce, russian dressing, louis dressing, fry sauce,
     special sauce, marie rose sauce, rouille, salad cream, tartar, egg mayonnaise, sandwich spread,
     gribiche, coleslaw, cole slaw, potato salad, macaroni salad`,
  ],
  [
    ['fish', 'egg', '?dairy', '?mustard', '?gluten', 'highSodium'],
    `caesar dressing, caesar salad dressing, caesar salad, caesar salad kit, caesar`,
  ],
  [['egg', '?gelatin'], `marshmallow fluff, marshmallow creme, marshmallow cream`],
  [
    ['gelatin', '?pork', '?beef'],
    `gelatin, gelatine, gelatin sheet, gelatin powder, aspic, jell o, jello, marshmallow, gummy bear, gummy
     worm, gummy bears, wine gum, gelatin dessert, mini marshmallow, jelly baby, haribo, pork gelatin, beef
     gelatin, bovine gelatin, peep, foam banana`,
  ],
  [
    ['?gelatin', '?pork'],
    `gummy, gummi, gummie, fruit snack, fruit gummy, jelly, jelly bean, jellybean, candy corn, sour patch,
     starburst, skittle, jelly candy, fruit jelly candy, mentos, altoid, mint imperial`,
  ],
  [
    ['honey'],
    `honey, raw honey, manuka, manuka honey, honeycomb, beeswax, bee pollen, pollen, propoli, propolis,
     royal jelly, hot honey, honey powder, e901, bee wax, honeydew honey, creamed honey, clover honey`,
  ],
  [['honey', 'alcohol'], `mead, mead honey`],
  [['honey', 'mustard', '?egg'], `honey mustard, honey mustard dressing`],
  [['honey', '?gluten'], `honey glaze`],
  [
    ['animalProduct'],
    `rennet, rennin, chymosin, pepsin, carmine, cochineal, carminic acid, e120, shellac, e904, confectioner
     glaze, confectioners glaze, lanolin, castoreum, civet, ambergri, animal rennet, bone char, bone
     phosphate, e542, natural red 4, pancreatin, lipase animal, animal lipase, keratin, trypsin`,
  ],
  [
    ['?animalProduct'],
    `lipase, stearic acid, magnesium stearate, glycerol, glycerin, glycerine, e422, mono diglyceride, mono
     and diglyceride, diglyceride, monoglyceride, e471, e470a, e470b, e472, e472a, e472b, e472c, e472d,
     e472e, e472f, e473, e474, e475, e476, e477, e479b, e481, e482, e483, e491, e492, e493, e494, e495,
     e570, e572, e631, e635, e627, e910, e920, e921, l cysteine, cysteine, cystine, vitamin d3,
     cholecalciferol, polysorbate, polysorbate 80, polysorbate 60, e432, e433, e434, e435, e436, disodium
     inosinate, disodium guanylate, calcium stearate, sodium stearoyl lactylate, glyceryl monostearate,
     datem, glycerol monostearate`,
  ],
];
