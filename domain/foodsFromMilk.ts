import { type FoodRow } from './foodRow.ts';

/** Milk of all animals, cheese and what is mostly made of them. */
export const FOODS_FROM_MILK: readonly FoodRow[] = [
  [
    ['dairy'],
    `dairy, buttered, cheesy, milky, milk, cow milk, goat milk, sheep milk, whole milk, skim milk, skimmed
     milk, buttermilk, butter, cream, heavy cream, whipping cream, whipped cream, sour cream, soured cream,
     creme fraiche, creme, half half, light cream, double cream, single cream, clotted cream, ghee,
     clarified butter, brown butter, butterfat, butter oil, milk fat, milkfat, yogurt, yoghurt, yogourt,
     yoghourt, greek yogurt, kefir, lassi, ayran, skyr, labneh, labne, lebni, quark, fromage frais, fromage
     blanc, curd, curd cheese, cheese, cream cheese, cottage cheese, ricotta, mascarpone, mozzarella,
     burrata, buffalo mozzarella, buffalo milk, bocconcini, paneer, goat cheese, chevre, brie, camembert,
     string cheese, swiss cheese, swiss, gouda, edam, emmental, emmenthal, cheddar, colby, colby jack,
     monterey jack, pepper jack, jack cheese, muenster, munster, havarti, provolone, fontina, raclette,
     manchego, asiago, stracchino, taleggio, neufchatel, boursin, babybel, laughing cow, cheese curd,
     wensleydale, mexican cheese, mexican cheese blend, mexican blend, oaxaca cheese, queso blanco, queso
     oaxaca, quesillo, queso, stracciatella, scamorza, robiola, limburger, jarlsberg, gjetost, brunost,
     cantal, comte, beaufort, reblochon, vacherin, appenzeller, saint nectaire, pimento cheese, farmer
     cheese, whey, whey powder, whey protein, whey protein isolate, casein, caseinate, sodium caseinate,
     calcium caseinate, potassium caseinate, lactose, lactalbumin, lactoglobulin, lactoferrin, milk solid,
     milk powder, powdered milk, dry milk, nonfat milk, milk protein, evaporated milk, condensed milk,
     sweetened condensed milk, dulce de leche, cajeta, milkshake, milk shake, malai, khoya, khoa, mawa,
     rasgulla, gulab jamun, kheer, raita, tzatziki, rice pudding, hot chocolate, hot cocoa, hot chocolate
     mix, hot cocoa mix, drinking chocolate, cocoa mix, caramel, toffee, butterscotch, fudge, caramel sauce,
     caramel candy, chocolate milk, condensed cream, lactic butter, milk permeate, milk mineral, lactalbumin
     phosphate, recaldent, galactose milk, dairy creamer, cream powder, buttercream, cream filling, vanilla
     cream, frozen yogurt, ice milk, latte, cappuccino, macchiato, frappuccino, milk tea, thai tea, chai
     latte, matcha latte, caciocavallo, cacioricotta, kashkaval, kasseri, graviera, mizithra, manouri,
     tvorog, smetana, filmjolk, viili, piima, kumis, amasi, curd milk, junket, posset, syllabub, crema,
     mexican crema, table cream, milk drink, shrikhand, doogh, leben, yakult, actimel, fromage, chaource,
     epoiss, livarot, maroille, morbier, pont l eveque, tomme, port salut, mimolette, cheshire, caerphilly,
     red leicester, leicester, double gloucester, lancashire cheese, ossau iraty, crottin, mont d or, saint
     marcellin, cream of coconut milk, milk chocolate powder, ovaltine milk, milkfat solid, babassu milk,
     dairy product, milk ingredient, modified milk ingredient, butter blend, horlick milk, cultured cream,
     lactic cheese, beurre, lait, panir, crescenza, caciotta, boursault, gervai, petit suisse, petit suisses, abondance,
     bleu d auvergne, bleu dauvergne, bleu, fourme d ambert, fourme dambert, fourme, bleu de bresse, bleu de
     gex, bleu des causse, pont leveque, langre, coulommier, tete de moine, sbrinz, leerdammer, maasdam,
     maasdamer, danbo, esrom, kefalotyri, kefalograviera, anthotyro, anthotiro, oscypek, telemea, provola,
     provolone valpadana, squacquerone, castelmagno, montasio, toma, idiazabal, mahon, tetilla, lancashire,
     cornish yarg, yarg, tilsiter, lactoserum, kashk, chhena, chenna, ewe milk, ewe cheese, sheep cheese,
     goat yogurt, sheep yogurt, goat butter, bitto, branza, banon, bel paese, bergkase, allgauer,
     butterkase, harzer, handkase, quargel, romadur, weisslacker, cancoillotte, carre de l est, chabichou,
     chaumes, cheshire cheese, derby, sage derby, dolcelatte, dovedale, dunlop, edelpilz, emmentaler,
     explorateur, saint paulin, saint felicien, saint andre, brillat savarin, boulette d avesne, gouda
     cheese, gaperon, herve, herrgard, prastost, vasterbotten, hushallsost, grevé, greve cheese, laguiole,
     salers, rocamadour, pelardon, picodon, pouligny, valencay, selles sur cher, sainte maure, crottin de
     chavignol, brousse, brocciu, caillebotte, faisselle, tome, tomme de savoie, raschera, ragusano,
     casciotta, fiore sardo, canestrato, piave, puzzone, quartirolo, salva cremasco, valtellina, stelvio,
     asiago pressato, burrini, pallone, provolone picante, ubriaco, murazzano, roncal, zamorano, torta del
     casar, la serena, murcia al vino, garrotxa, valdeon, picon, gamoneu, afuega l pitu, arzua, san simon,
     queso manchego, queso iberico, serra da estrela, azeitao, sao jorge, nisa, evora, queijo, galotyri,
     ladotyri, batzo, formaella, metsovone, sirene, kashkaval cheese, akkawi, nabulsi, baladi, shanklish,
     jibneh, ackawi, majdoule, chanakh, string armenian, tulum, beyaz peynir, peynir, lor, kasar, mihalic,
     ezine, rubing, chhurpi, bandel, kalari, dahi, mishti doi, matsoni, ymer, langfil, cuajada, requesson,
     requeijao, catupiry, minas cheese, queijo minas, coalho, queso panela, panela cheese, requeson,
     chihuahua cheese, asadero, menonita, queso crema, queso de freir, queso cotija dulce, humboldt fog,
     teleme, dry jack, brick cheese, baby swiss, lorraine cheese, red windsor, shropshire blue, stinking
     bishop, swaledale, tunworth, oxford blue, dorset blue vinny, ticklemore, cornish blue, ardrahan, cashel
     blue, gubbeen, durrus, coolea, dubliner, hirtenkase, tilsit, steppenkase, cottage, milk curd, milk fat
     fraction, milk serum, milk calcium, whole milk solid, nonfat milk solid, nonfat dry milk, butter fat,
     butter solid, buttermilk powder, buttermilk solid, cream solid, sour cream powder, yogurt powder, kefir
     grain, lactulose, hydrolyzed casein, hydrolyzed whey, hydrolysed casein, hydrolyzed milk protein,
     rennet casein, acid casein, milk lecithin, milk tablet, milk candy, milk jam, confiture de lait,
     arequipe, manjar, basundi, rabri, rasmalai, ras malai, barfi, burfi, peda, sandesh, kalakand, cham
     cham, payasam, halwa milk, semolina pudding milk, tapioca pudding, rice custard, banana split, sundae,
     affogato, knickerbocker glory, stroopwafel caramel, salted caramel, caramel spread, caramel filling,
     milk roll, greek salad, caprese, caprese salad`,
  ],
  [
    ['dairy', 'highSodium'],
    `feta, halloumi, grilling cheese, american cheese, processed cheese, process cheese, blue cheese,
     stilton, roquefort, danish blue, cambozola, bleu cheese, cotija, queso fresco, nacho cheese, nacho
     cheese sauce, cheese sauce, cheese powder, velveeta, cheez whiz, cheese spread, cheese dip, queso dip,
     cheese slice, kraft single, alfredo, alfredo sauce, cheese soup, salted ricotta, ricotta salata,
     bryndza, cabrales, processed cheese slice, smoked cheese, cheese triangle, dairylea, primula, port wine
     cheese, cheese ball, cheese log, cheese fondue, fondue, fondue cheese`,
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
  [['dairy', 'egg', '?pork', '?poultry', '?fish'], `cobb salad`],
  [['dairy', 'gluten', '?egg'], `mozzarella stick, shell cheese`],
];
