import { type FoodRow } from './foodRow.ts';

/** Cereals, flour, bread, pasta, pastry and other food from the baker. Oats count as gluten, as in EU law. */
export const FOODS_FROM_GRAIN: readonly FoodRow[] = [
  [
    ['gluten'],
    `gluten, wheat, wheat flour, wheat starch, wheat bran, wheat germ, wheat berry, wheat berries,
     wheatberry, wheat protein, wheat fiber, wheat gluten, wheatgerm, durum, durum wheat, semolina,
     semola, spelt, kamut, khorasan, einkorn, emmer, farro, freekeh, frikeh, triticale, dinkel, bulgur,
     bulghur, bulgar, cracked wheat, couscous, cous cous, israeli couscous, pearl couscous, fregola,
     seitan, vital wheat gluten, barley, pearl barley, hulled barley, pot barley, barley malt, barley
     malt syrup, malt, malt extract, malted barley, malt syrup, malt vinegar, malted grain, malt flour,
     maltose syrup, rye, rye flour, rye bread, pumpernickel, oat, oats, rolled oat, oatmeal, oat bran,
     oat flour, steel cut oat, instant oatmeal, porridge, porridge oat, oat fiber, oat fibre, oat milk,
     oat drink, oat cream, oat creamer, oatcake, oat cake, oat cluster, overnight oat, oat yogurt, oat
     beverage, oatly, flour, all purpose flour, bread flour, cake flour, pastry flour, self raising
     flour, self rising flour, plain flour, whole wheat, wholewheat, wholemeal, whole meal, wholegrain
     flour, white flour, strong flour, 00 flour, graham flour, atta, maida, sooji, rava, suji, farina,
     cream of wheat, bran, bran flake, all bran, cornflake, corn flake, weetabix, shredded wheat,
     cheerio, cheerios, rice krispy, rice krispie, rice crispy, wheat flake, wheat biscuit, puffed
     wheat, barley flake, rye flake, spelt flake, grape nut, grapenut, wheaties, special k, malted
     cereal, barley flour, spelt flour, spaghetti, penne, macaroni, linguine, linguini, fettuccine,
     fettucine, fettuccini, rigatoni, fusilli, farfalle, bow tie pasta, rotini, ziti, bucatini,
     capellini, angel hair, angel hair pasta, orzo, orecchiette, cavatappi, cavatelli, ditalini,
     conchiglie, shell pasta, elbow macaroni, elbow pasta, campanelle, gemelli, paccheri, casarecce,
     mafalda, mafaldine, spaghettini, vermicelli pasta, acini di pepe, stelline, tubetti, trofie,
     bigoli, anelletti, lasagna noodle, lasagne sheet, lasagna sheet, macaroni noodle, spaghetti
     noodle, udon, udon noodle, somen, soba, soba noodle, lo mein noodle, chow mein noodle, yakisoba
     noodle, hokkien noodle, wheat noodle, chinese noodle, breadcrumb, bread crumb, panko, panko
     breadcrumb, panko bread crumb, baguette, french bread, sourdough, sourdough bread, ciabatta,
     focaccia, pita, pita bread, pita chip, pitta, pitta bread, lavash, chapati, chapatti, roti,
     flatbread, flat bread, matzo, matzah, matza, matzo meal, matzoh, crispbread, crisp bread,
     knackebrod, wasa, melba toast, rusk, zwieback, italian bread, bread stick, breadstick, grissini,
     ezekiel bread, sprouted bread, sprouted grain bread, barbari, bolillo, telera, french roll,
     batard, fougasse, pide, flour tortilla, wheat tortilla, whole wheat tortilla, wrap, tortilla wrap,
     flour wrap, burrito tortilla, soft taco shell, phyllo, filo, fillo, phyllo dough, phyllo pastry,
     filo dough, filo pastry, kataifi, spring roll pastry, brick pastry, pizza dough, pizza crust,
     pizza base, bread dough, bread mix, roux, communion wafer, communion host, oblate, pretzel,
     pretzel stick, sourdough starter, levain, sourdough culture, triticum, hordeum, secale, avena,
     semoule, tabbouleh, tabouli, tabouleh, tabbouli, kibbeh, dampfnudel, fu, barley tea, mugicha,
     postum, caro, barleycup, barley water, licorice, liquorice, twizzler, red vine, licorice candy,
     malt powder, malt drink, kvass, malt loaf, brewer yeast, brewers yeast, yeast extract beer,
     granary bread, granary, multigrain, multi grain, seven grain, nine grain, 7 grain, mixed grain,
     grain cereal, hot cereal, bear naked, wheat syrup, wheat dextrin, barley syrup, ale yeast, malted,
     malted wheat, strong bread flour, dough, strudel dough, groat, barley groat, oat groat, wheat
     grit, teacake, tea cake, shreddy, shreddies, weetos, hot cross bun, bath bun, chelsea bun, rusk
     crumb, crumb, egg free noodle, boulgour, burghul, dalia, daliya, seviyan wheat, thuli, green
     spelt, grunkern, dinkel flour, mama wheat, durum semolina, hard wheat, soft wheat, common wheat,
     club wheat, bread wheat, polish wheat, rivet wheat, spelt wheat, triticum aestivum, wheat germ
     oil, wheat malt, rye malt, oat malt, oat syrup, oat starch, oat protein, barley starch, barley
     protein, barley beta glucan, oat beta glucan, rye starch, malt barley, roasted barley, barley
     coffee, malthouse, brown malt, diastatic malt, malt extract powder, fermented wheat, wheat
     sourdough, rye sourdough, wheat leaven, farine, tarhana, trahana, mograbieh, maftoul, ptitim,
     fregula, strozzapreti, garganelli, malloreddus, maltagliati, reginette, radiatori, radiatore,
     rotelle, wagon wheel pasta, risoni, puntalette, ziti rigati, penne rigate, mezze maniche,
     tortiglioni, calamarata, candele, perciatelli, pici, scialatelli, spaghetti alla chitarra,
     vermicelli, capellini nest, pasta dough, pasta nest, pasta sheet, pasta twist, pasta bow, alphabet
     pasta, soup pasta, wheat vermicelli, kritharaki, frumento, trigo, weizen, hafer, blé, ble, orge,
     seigle, avoine, epeautre, dried pasta, dry pasta, durum pasta, durum wheat pasta, eggless pasta,
     vegan pasta, shell, jumbo shell, pasta shell`,
  ],
  [['gluten', 'celery', 'highSodium'], `marmite, vegemite, promite`],
  [
    ['gluten', '?egg', '?dairy', '?soy', '?treeNut', '?sesame'],
    `bread, white bread, sandwich bread, sandwich loaf, toast, texas toast, bun, burger bun, hamburger bun,
     hot dog bun, hotdog bun, slider bun, roll, bread roll, dinner roll, sub roll, hoagie roll, hoagie,
     kaiser roll, hot dog roll, bagel, bagel chip, everything bagel, english muffin, crumpet, naan,
     naan bread, garlic naan, paratha, kulcha, puri, bhatura, raisin bread, potato bread, potato roll,
     potato bun, milk bread, whole wheat bread, wheat bread, wholemeal bread, multigrain bread, loaf,
     bread loaf, crusty bread, crouton, hawaiian roll, king hawaiian, pretzel bun, pretzel roll, bread
     bowl, sandwich thin, thin bun, sandwich, panini, bruschetta, crostini, toastie`,
  ],
  [
    ['gluten', 'dairy', '?egg', 'highSodium'],
    `mac cheese, macaroni cheese, mac n cheese, macaroni n cheese, kraft dinner, pizza, frozen pizza, cheese
     pizza, quesadilla, grilled cheese, cheese cracker, goldfish cracker, goldfish, cheez it, cheese
     straw, cheese bread, cheese sandwich, cheese toastie, croque monsieur, cheeseburger, cheese
     burger, rarebit, welsh rarebit, stromboli, nacho, calzone`,
  ],
  [
    ['gluten', 'dairy', 'egg', '?beef', '?pork', '?fish'],
    `lasagna, lasagne, quiche, cannelloni, manicotti, popover, yorkshire pudding, french toast, blintz,
     blintze, crepe, pancake, savory crepe, knish, spanakopita, stuffed shell, souffle, churro`,
  ],
  [
    ['gluten', 'egg', '?dairy', '?meat', '?pork', '?fish'],
    `ravioli, tortellini, tortelloni, agnolotti, cappelletti, stuffed pasta`,
  ],
  [['gluten', 'dairy', '?egg', '?meat'], `cheese ravioli, cheese tortellini, pierogi, pierogy`],
  [
    ['gluten', 'egg'],
    `egg noodle, fresh pasta, egg pasta, challah, pappardelle, tagliatelle, spaetzle, spatzle, spaetzli, egg
     roll wrapper, eggroll wrapper, wonton wrapper, wonton skin, chow mein, lo mein, matzo ball, matzoh
     ball, wide egg noodle, egg tagliatelle, wonton noodle, fresh lasagna, fresh tagliatelle, fresh
     fettuccine, kreplach`,
  ],
  [
    ['gluten', '?egg'],
    `noodle, ramen, instant ramen, instant noodle, cup noodle, dumpling wrapper, gyoza wrapper, potsticker
     wrapper, gnocchi, potato gnocchi, asian noodle, stir fry noodle, noodle soup, spaetzle mix, lumpia
     wrapper, gyoza skin, fideo, rice a roni, rice roni, pasta roni, ramen soup, pasta, wheat pasta,
     white pasta, whole wheat pasta, wholewheat pasta, pasta shape, tenkasu, ramen noodle`,
  ],
  [
    ['gluten', '?meat', '?pork', '?crustacean', '?egg', '?soy', '?sesame'],
    `dumpling, potsticker, gyoza, egg roll, spring roll, lumpia, samosa, bao, bao bun, steamed bun,
     empanada, pasty, pastie, sausage roll, pot pie, pie, meat pie, burrito, taquito, pizza roll, hot
     pocket, chimichanga, wonton soup, momo, dim sum, shumai, siu mai, har gow, mandu, borek, burek,
     gozleme, stuffing, stuffing mix, stovetop stuffing, wonton, pig in blanket, pig in a blanket, pigs
     in blanket, pigs in a blanket`,
  ],
  [
    ['gluten', '?egg', '?dairy', '?soy', '?treeNut', '?peanut', '?honey', '?sesame'],
    `cookie, oreo, biscuit, cracker, ritz, ritz cracker, saltine, saltine cracker, soda cracker, club
     cracker, water cracker, cream cracker, oyster cracker, graham cracker, graham, graham cracker
     crumb, cookie dough, chocolate chip cookie, sugar cookie, fortune cookie, gingersnap, ginger snap,
     gingersnaps, speculoos, biscoff, biscotti, digestive, digestive biscuit, hobnob, rich tea, wafer,
     wafer cookie, nilla wafer, vanilla wafer, ice cream cone, sugar cone, waffle cone, cone, pie
     crust, pie dough, pie shell, pastry, pastry dough, shortcrust, shortcrust pastry, puff pastry,
     puff pastry sheet, tart shell, tart, strudel, pop tart, toaster pastry, crescent roll, crescent
     dough, biscuit mix, bisquick, biscuit dough, canned biscuit, pancake mix, waffle mix, pancake
     batter, batter, batter mix, tempura, tempura batter, tempura flour, beer batter, brownie mix, cake
     mix, muffin mix, cornbread mix, corn bread mix, cookie mix, baking mix, breading, breaded,
     crumbed, battered, cookie butter, fish shaped cracker, animal cracker, triscuit, wheat thin,
     belvita, fig newton, fig roll, granola, granola bar, granola cereal, muesli, muesli bar, cereal
     bar, breakfast bar, flapjack, oat bar, oat biscuit, protein cookie, breakfast cereal bar, crumble
     topping, crumble, streusel, cobbler, crisp topping, snack mix, chex mix, party mix, jammie dodger,
     dog biscuit, mandelbrot, lebkuchen, pfeffernusse, gingerbread, gingerbread house, funnel cake,
     beignet mix, hush puppy, hushpuppy, onion ring, biscuit crumb, cookie crumb, coating, shortcake,
     tart base, crumb coating, crispy coating, pastry crust, crust, viennoiserie, ginger biscuit,
     ginger nut, gingernut, oatmeal cookie, jaffa cake, marie biscuit, petit beurre, langue de chat,
     tuile, cantucci, sable, cracker meal, cracker crumb, bourbon biscuit, anzac biscuit, florentine,
     garibaldi biscuit, arrowroot biscuit, rich tea biscuit, malted milk biscuit, wafer roll, wafer
     biscuit, waffle biscuit, stroopwafel, breakfast biscuit, savoury biscuit, cheese twist, oat
     cookie, speculaas, plazma biscuit, panada, panade, wheat cake`,
  ],
  [
    ['gluten', 'egg', '?dairy', '?soy', '?treeNut'],
    `cake, sponge cake, sponge finger, ladyfinger, lady finger, savoiardi, brownie, angel food cake, angel
     food, genoise, chiffon cake, madeleine, doughnut, donut, doughnut hole, fritter, apple fritter,
     carrot cake, swiss roll, jelly roll, stollen, panettone, twinkie, cupcake, banana bread, zucchini
     bread, pumpkin bread, sponge, johnnycake, choux, cream puff shell, christmas cake, fruitcake,
     fruit cake, babka, kugel, noodle kugel, baba, corn muffin, mooncake, madeira cake`,
  ],
  [
    ['gluten', 'egg', 'dairy', '?soy', '?treeNut'],
    `cheesecake, birthday cake, pound cake, muffin, blueberry muffin, waffle, toaster waffle, belgian
     waffle, eggo, brioche, brioche bun, eclair, profiterole, cream puff, pumpkin pie, key lime pie,
     coffee cake, layer cake, chocolate cake, vanilla cake, red velvet cake, cinnamon roll, cinnamon
     bun, sticky bun, kouign amann, trifle, boston cream pie, lemon meringue pie, tres leches, danish,
     clafoutis, bread pudding, pastel de nata, egg tart, custard tart, whoopie pie, dutch baby,
     beignet, canele, crepe cake, pain au lait, pandoro`,
  ],
  [
    ['gluten', 'dairy', '?egg', '?soy', '?treeNut'],
    `croissant, butter croissant, pain au chocolat, scone, shortbread, shortbread cookie, malted milk
     powder, malted milk, ovaltine, horlicks, milo, danish pastry, palmier, bear claw, cornbread, corn
     bread, buttermilk biscuit, irish soda bread, soda bread, malted milk ball, malteser, butter
     cookie, kit kat, kitkat, twix, cookies cream, cookies and cream, garlic bread, cheese biscuit,
     banoffee, millionaire shortbread, pocky, tim tam, custard cream, butter biscuit, all butter
     shortbread, milk bread roll, milk roll bread, viennese whirl, malted chocolate milk, ginger cake
     dairy`,
  ],
  [
    ['gluten', 'treeNut', '?dairy', '?honey', '?egg'],
    `baklava, almond croissant, pecan pie, linzer cookie, linzer torte, almond cookie, almond biscotti,
     bakewell tart, nut bread, walnut bread`,
  ],
  [
    ['?gluten'],
    `tortilla, taco, tamale, cereal, breakfast cereal, puffed cereal, starch, modified starch, modified food
     starch, food starch, edible starch, dextrin, cereal protein, cereal flour, grain, ancient grain,
     whole grain, wholegrain, multi cereal, baby cereal, enchilada, tostada, fajita, falafel, falafel
     mix, french fry, fry, steak fry, waffle fry, curly fry, frozen fry, chip, oven chip, tater tot,
     hash brown patty, potato wedge, brown rice syrup, rice syrup, rice malt, rice malt syrup, maltose,
     e1400, e1401, e1403, e1410, e1412, e1413, e1414, e1420, e1422, e1440, e1442, e1450, e1451,
     thickener, injera, dosa, dosa batter, idli, appam, rice pilaf mix, rice mix, grain mix, pilaf,
     risotto mix, vegetable fiber, vegetable fibre, dietary fiber, fiber, fibre, rice pilaf, fried
     onion, crispy onion, french fried onion, crispy fried onion, fried shallot, crispy shallot,
     cauliflower bite, jalapeno crisp, tortilla strip`,
  ],
  [
    ['?gluten', '?soy', '?sesame', '?crustacean'],
    `rice cracker, arare, senbei, seaweed cracker, wasabi pea, japanese rice cracker`,
  ],
  [
    ['?egg', '?dairy', '?soy', '?treeNut', '?lupin'],
    `gluten free bread, gluten free bun, gluten free roll, gluten free hamburger bun, gluten free hot dog
     bun, gluten free burger bun, gluten free bagel, gluten free wrap, gluten free flour tortilla,
     gluten free tortilla, gluten free flour, gluten free all purpose flour, gluten free flour blend,
     gluten free baking mix, gluten free sandwich bread, gluten free baguette, gluten free pizza crust,
     gluten free pie crust, gluten free english muffin, gluten free naan, gluten free pita`,
  ],
  [
    [],
    `gluten free pasta, gluten free spaghetti, gluten free penne, gluten free macaroni, gluten free noodle,
     gluten free oat, gluten free rolled oat, gluten free oatmeal, gluten free oat milk, gluten free
     fusilli, gluten free breadcrumb, gluten free panko, rice pasta, corn pasta, quinoa pasta, lentil
     pasta, red lentil pasta, chickpea pasta, brown rice pasta, banza, bean pasta, black bean pasta,
     cassava pasta, buckwheat pasta, rice spaghetti, corn spaghetti, rice, white rice, brown rice, wild
     rice, basmati, basmati rice, jasmine rice, sushi rice, arborio, arborio rice, carnaroli, risotto
     rice, long grain, long grain rice, short grain rice, sticky rice, glutinous rice, red rice, black
     rice, forbidden rice, minute rice, instant rice, parboiled rice, converted rice, bomba rice,
     paella rice, calrose, rice flour, sweet rice flour, glutinous rice flour, rice starch, rice bran,
     rice noodle, rice vermicelli, vermicelli rice, vermicelli noodle, rice stick, pad thai noodle,
     rice paper, rice paper wrapper, rice wrapper, summer roll wrapper, rice cake, rice cereal, puffed
     rice, rice puff, rice milk, rice drink, rice bran oil, cream of rice, mochi, mochiko, pho noodle,
     glass noodle, cellophane noodle, bean thread, bean thread noodle, mung bean noodle, sweet potato
     noodle, dangmyeon, shirataki, shirataki noodle, konjac noodle, konjac, konnyaku, kelp noodle,
     zucchini noodle, zoodle, tapioca noodle, congee, cauliflower rice, riced cauliflower, cauliflower
     pizza, hearts of palm pasta, idli rice, poha, flattened rice, rice flake, cooked rice, rice grain,
     rice protein, corn, maize, sweetcorn, sweet corn, corn on the cob, ear of corn, baby corn, corn
     kernel, corn meal, cornmeal, corn flour, cornflour, maizena, cornstarch, corn starch, corn starch
     slurry, corn grit, grit, hominy, hominy grit, polenta, masa, masa harina, corn tortilla, taco
     shell, hard taco shell, tostada shell, corn taco shell, tortilla chip, corn chip, frito, popcorn,
     popcorn kernel, popping corn, creamed corn, cream style corn, corn syrup, high fructose corn
     syrup, corn oil, corn nut, corn husk, arepa, arepa flour, masarepa, corn fiber, corn bran, corn
     flour tortilla, corn cake, corn thin, corn puff, corn semolina, maize semolina, maize flour, maize
     starch, corn germ, maize germ, huitlacoche, pozole, maltodextrin, dextrose, glucose, glucose
     syrup, glucose fructose syrup, fructose glucose syrup, fructose syrup, corn sugar, modified corn
     starch, modified maize starch, modified tapioca starch, modified potato starch, modified rice
     starch, waxy maize starch, quinoa, quinoa flake, quinoa flour, millet, millet flour, amaranth,
     teff, teff flour, sorghum, sorghum flour, sorghum syrup, fonio, buckwheat, buckwheat flour,
     buckwheat groat, kasha, job tear, canary seed, tapioca, tapioca starch, tapioca flour, tapioca
     pearl, tapioca syrup, boba, sago, arrowroot, arrowroot powder, arrowroot starch, potato starch,
     potato flour, potato flake, potato starch noodle, cassava flour, yuca flour, gari, fufu, chickpea
     flour, besan, gram flour, garbanzo flour, garbanzo bean flour, lentil flour, pea flour, bean
     flour, coconut flour, banana flour, plantain flour, green banana flour, tigernut flour, tiger nut
     flour, flaxseed meal, psyllium, psyllium husk, papadum, papad, pappadam, poppadom, inulin, chicory
     fiber, citrus fiber, apple fiber, pea fiber, bamboo fiber, cellulose, oligofructose, wholegrain
     rice, whole grain rice, whole grain brown rice, whole grain corn, wholegrain corn`,
  ],
  [['beef', '?dairy', '?gluten', '?celery'], `cottage pie, shepherd pie`],
  [['gluten', '?egg', '?dairy', '?mustard', '?celery'], `pasta salad`],
  [['?crustacean', '?peanut', '?soy'], `summer roll, fresh roll`],
  [['gluten', 'dairy', 'egg', '?beef', '?lamb', '?pork'], `moussaka`],
  [['gluten', 'dairy', 'egg', 'pork'], `quiche lorraine`],
  [['gluten', 'dairy', 'egg', '?alcohol', '?gelatin'], `tiramisu`],
];
