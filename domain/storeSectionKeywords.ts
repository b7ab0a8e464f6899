import type { StoreSection } from './storeSection.ts';

/**
 * Which words lead to which section: the first row with a match decides. A section may have several rows:
 * early ones with the phrases in which a word means something else ("peanut butter", "ginger ale", "butter
 * lettuce"), later ones with its plain words. Words are in the singular and without accents, "and" is left out.
 */
export const SECTION_KEYWORDS: readonly (readonly [StoreSection, string])[] = [
  ['Produce', `courgette flower, zucchini flower`],
  [
    'Snacks & Treats',
    `victoria sponge, sponge cake, sponge finger, sponge pudding, cheese straw, veggie straw`,
  ],
  [
    'Beverages',
    `vitamin water, wine cooler, gatorade, powerade, kool aid, drink mix, drink powder, lemonade mix,
     lemonade powder, iced tea mix, electrolyte powder, can of beer, can of lager, can of cider, can of
     coke, can of cola, can of soda, can of pop, can of seltzer, can of sparkling water, cocoa mix`,
  ],
  [
    'Miscellaneous',
    `paper towel, paper plate, paper bowl, paper cup, plastic cup, plastic fork, plastic spoon, plastic
     knife, plasticware, toilet paper, toilet roll, kitchen roll, napkin, foil, parchment, parchment
     paper, wax paper, waxed paper, cling film, plastic wrap, saran wrap, ziploc, zip bag, ziplock,
     freezer bag, sandwich bag, storage bag, plastic bag, trash bag, garbage bag, bin bag, soap,
     detergent, bleach, cleaner, sponge, scrubber, charcoal, briquette, firewood, kindling, lighter,
     lighter fluid, match, propane, skewer, toothpick, sunscreen, sunblock, bug spray, insect repellent,
     bug repellent, repellent, coffee filter, paper bag, straw, fuel canister, fuel, battery, candle,
     tissue, wipe, diaper, shampoo, conditioner, toothpaste, toothbrush, mouthwash, deodorant, razor,
     shaving cream, lotion, lip balm, hand sanitizer, sanitizer, bandage, first aid kit, vitamin,
     medicine, aspirin, ibuprofen, dog food, cat food, pet food, cat litter, dog treat, bird seed,
     utensil, cutlery, tablecloth, cooler, flashlight, tent peg, rope, duct tape, light bulb, air
     freshener, fabric softener, spray cleaner, steel wool, rubber glove, oven mitt, flower, cupcake
     liner, muffin liner, baking cup, cotton swab, cotton ball, dental floss, makeup, baby food, baby
     formula, formula, magazine, gift card, greeting card, vacuum bag, poop bag, tea towel, dish towel,
     loo roll, kitchen towel, kitchen paper, water filter, water purification, thermometer, mosquito
     coil, cupcake case, muffin tin, cake tin, cake pan, pie dish, roasting tin, roasting pan, roasting
     stick, baking dish, baking sheet, cookie sheet, cookie cutter, pizza cutter, pizza stone, bread
     knife, steak knife, butter knife, rice cooker, salad spinner, salad bowl, wine glass, wine opener,
     garlic press, salt shaker, pepper mill, potato peeler, lemon squeezer, ice pack, ice chest, sun
     cream, hand cream, face cream, coffee maker, coffee press, camp stove, bin liner, washing up liquid,
     dishwasher tablet, fish food`,
  ],
  [
    'Snacks & Treats',
    `chocolate chip cookie, chocolate chip granola bar, powdered donut, salt vinegar, cheese onion crisp,
     sour cream onion chip, fig newton, fig roll`,
  ],
  [
    'Pantry & Dry Goods',
    `waffle mix, ice cream cone, sugar cone, waffle cone, ice cream topping, waffle syrup, pizza sauce,
     pizza dough, pizza crust, pizza base, pizza seasoning, enchilada sauce, dumpling wrapper, dumpling
     mix, dumpling sauce, wonton wrapper, egg roll wrapper, freeze dried, dehydrated, backpacking meal,
     ready meal pouch, seasoning, pizza flour, pizza shell`,
  ],
  [
    'Frozen Foods',
    `frozen, ice cream, ice cream bar, ice cream sandwich, ice, ice cube, ice pop, popsicle, sorbet,
     sherbet, gelato, frozen yogurt, tater tot, hash brown, french fry, fish stick, fish finger, chicken
     nugget, nugget, pizza roll, hot pocket, tv dinner, egg roll, spring roll, potsticker, gyoza,
     pierogi, pierogie, waffle, toaster waffle, burrito, taquito, corn dog, onion ring, mozzarella stick,
     jalapeno popper, edamame, veggie burger, garden burger, black bean burger, cool whip, whipped
     topping, puff pastry, phyllo, phyllo dough, filo, filo dough, filo pastry, juice concentrate, acai
     pack, fudgsicle, pizza, dumpling, tamale, empanada, samosa, quesadilla, enchilada, chimichanga, pot
     pie, chicken kiev, fish cake, ice lolly, choc ice, oven chip, potato waffle, potato wedge, sweet
     potato fry, potato fry, waffle fry, curly fry, yorkshire pudding, bagel bite, lean cuisine, eggo,
     freezer pop`,
  ],
  [
    'Pantry & Dry Goods',
    `powder, vinegar, flake, broth, stock, bouillon, soup, chowder, dressing, vinaigrette, jam, extract,
     canned, jarred, jar, dried, roasted red pepper, roasted pepper, sauce, paste, chutney, relish,
     gravy, marinade, puree, salsa, pancake mix, brownie mix, cookie mix, dip mix, chocolate chip,
     chocolate morsel, cooking wine, burger helper, hamburger helper, instant potato, pine nut, pepper
     flake, ponzu, aminos, tinned, tin of, can of, pickled, candied, crystallised, crystallized, glace,
     maraschino, starch, goose fat, duck fat, bacon fat, dripping, suet, chili crisp, chilli crisp, clam
     juice, rose water, rosewater, orange blossom water, orange flower water, artichoke heart, marinated
     artichoke, lemon curd, lime curd, salad cream, fruit cocktail, pie filling, pie crust, graham
     cracker crust, pumpkin pie spice, apple pie spice, cake mix, muffin mix, soup mix, bread mix, baking
     mix, biscuit mix, taco mix, dressing mix, cake decoration, xanthan gum, guar gum, mixed herb,
     italian herb, herbes de provence, ground ginger, ground coriander, ground sage, ground thyme, rubbed
     sage, monk fruit, goji, mushy pea, marrowfat pea, pudding rice, instant mash, instant mashed potato,
     bicarbonate, bicarb, coco pop, corn pop, in a can, in a tin, in cans, tuna pouch, tuna packet, dry
     milk, ancho chile, ancho chili, guajillo chile, guajillo chili, pasilla chile, pasilla chili,
     chipotle chile, chipotle chili, chipotle pepper, frank red hot, redhot, in juice, in syrup`,
  ],
  [
    'Produce',
    `green bean, string bean, wax bean, runner bean, broad bean, snap pea, snow pea, sugar snap, pea
     shoot, bell pepper, sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, banana
     pepper, poblano pepper, serrano pepper, habanero pepper, jalapeno pepper, chili pepper, chile
     pepper, hot pepper, shishito pepper, butter lettuce, butterhead lettuce, buttercup squash, butternut
     squash, butternut, sweet potato, new potato, baby potato, baking potato, cherry tomato, grape
     tomato, plum tomato, roma tomato, vine tomato, heirloom tomato, beefsteak tomato, spring onion,
     green onion, red onion, pearl onion, bean sprout, alfalfa sprout, brussels sprout, brussel sprout,
     mung bean sprout, corn on the cob, ear of corn, baby corn, oyster mushroom, lion mane mushroom,
     lions mane mushroom, lemon juice, lime juice, lemon zest, orange zest, lime zest, lemon wedge, lime
     wedge, cocktail tomato, fresh herb, fresh basil, fresh coconut, spaghetti squash, swiss chard, salad
     mix, salad kit, salad green, mixed green, spring mix, bagged salad, coleslaw mix, slaw mix, cooking
     apple, apple slice, mustard green, collard green, beet green, turnip green, dandelion green, cheese
     pumpkin, rib of celery, celery rib, celery heart, artichoke, egg plant, garlic clove, clove of
     garlic, clove garlic, bay laurel, ginger root, curry leaf, kaffir lime leaf, lime leaf, makrut lime
     leaf, water spinach, bread fruit, breadfruit, star fruit, cactus pear, prickly pear, wine grape,
     sugar pumpkin, snack pepper, juice orange, salad, garlic scape, scotch bonnet, bitter melon, bitter
     gourd, eating apple, chestnut mushroom, mangetout, mange tout, pak choi, pak choy, choy sum, maris
     piper, king edward, yukon gold, jersey royal, gem lettuce, little gem, snack cucumber, snack carrot,
     snack tomato, iceberg, french bean, tenderstem`,
  ],
  [
    'Meat & Seafood',
    `salt pork, salt cod, beef steak, pepper steak, lemon chicken, chicken breast, chicken thigh, chicken
     wing, chicken drumstick, chicken leg, chicken sausage, apple sausage, fish fillet, fish steak, fresh
     fish, butter chicken, corned beef, roast beef, deli meat, lunch meat, lunchmeat, sandwich meat, cold
     cut, italian sausage, breakfast sausage, maple bacon, plant based meat, plant based mince, beyond
     burger, impossible burger, beyond meat, soy chorizo, chicken pattie, burger patty, hamburger patty,
     turkey burger, beef patty, salmon burger, pork rib, baby back rib, spare rib, short rib, rib eye,
     ribeye, prime rib, smoked salmon, smoked trout, pot roast, salmon roe, crab cake, crab leg, crab
     stick, imitation crab, lobster tail, ham hock, ham steak, honey ham, pork belly, duck breast, soy
     hot dog, veggie dog, veggie sausage, tofu dog, bone in, boneless, skinless, buffalo wing, black
     pudding, white pudding, scotch egg, pork pie, sausage roll, cornish pasty, carne asada, orange
     roughy, honey roasted turkey, honey roasted ham, roasting joint`,
  ],
  [
    'Dairy & Eggs',
    `oat milk, almond milk, soy milk, rice milk, cashew milk, hemp milk, coconut yogurt, oat creamer,
     coffee creamer, coffee mate, chocolate milk, goat cheese, goat milk, goat yogurt, cream cheese,
     cottage cheese, cheese stick, string cheese, cheese slice, pepper jack, cheese curd, cheese spread,
     garlic butter, herb butter, salted butter, butter stick, stick of butter, almond creamer, fruit
     yogurt, strawberry yogurt, vanilla yogurt, egg white, egg yolk, egg substitute, liquid egg, biscuit
     dough, cookie dough, crescent roll, cinnamon roll dough, sour cream dip, half half, plant milk, nut
     milk, vegan butter, vegan cheese, fromage frais`,
  ],
  [
    'Beverages',
    `ginger ale, ginger beer, root beer, cream soda, club soda, soda water, soda pop, coconut water,
     tonic water, hot chocolate, hot cocoa, hot cocoa mix, hot chocolate mix, drinking chocolate, cold
     brew, iced coffee, iced tea, green tea, black tea, herbal tea, tea bag, teabag, coffee bean, coffee
     pod, k cup, ground coffee, instant coffee, apple cider, hard cider, sparkling cider, hard seltzer,
     tomato juice, pineapple juice, margarita mix, bloody mary mix, cocktail mix, sour mix, drink mix,
     lemonade mix, energy drink, sports drink, soft drink, drink box, juice box, protein shake, almond
     liqueur, cream liqueur, irish cream, coconut rum, vermouth, grenadine, bitter, simple syrup, red
     wine, white wine, rose wine, sparkling wine, mineral water, spring water, sparkling water, flavored
     water, electrolyte, orange squash, lemon squash, fruit squash, blackcurrant squash, squash drink,
     cordial, lassi, ice tea, tomato cocktail`,
  ],
  [
    'Snacks & Treats',
    `chip, crisp, tortilla chip, potato chip, corn chip, pita chip, banana chip, kale chip, cracker,
     graham cracker, animal cracker, oyster cracker, cookie, biscuit, biscotti, pretzel, popcorn, popping
     corn, kettle corn, cheese puff, candy, gum, chewing gum, mint candy, breath mint, chocolate bar,
     milk chocolate, dark chocolate, white chocolate, marshmallow, jerky, meat stick, beef stick, trail
     mix, granola bar, energy bar, protein bar, cereal bar, clif bar, cliff bar, snack bar, fruit bar,
     fruit snack, fruit leather, fruit roll, gummy, gummy bear, jelly bean, brownie, doughnut, donut,
     cupcake, rice cake, rice crispy treat, rice krispie treat, licorice, caramel, toffee, fudge,
     lollipop, nacho, corn nut, wasabi pea, seaweed snack, pork rind, dip, bean dip, french onion dip,
     spinach dip, chip dip, pudding, pudding cup, jello cup, cheesecake, cheese cake, coffee cake, pound
     cake, angel food cake, birthday cake, carrot cake, apple pie, pumpkin pie, cherry pie, pecan pie,
     pastry, danish, eclair, macaron, macaroon, truffle chocolate, peanut butter cup, m m, oreo,
     snickers, kit kat, skittle, twizzler, goldfish, cheez it, dorito, frito, cheeto, pringle, tiramisu,
     snack mix, party mix, chex mix, snack, treat, dessert, smore, s more, cheez its, m ms, digestive,
     shortbread, flapjack, jaffa cake, hobnob, ginger snap, gingersnap, ginger nut, wheat thin, triscuit,
     saltine, ritz, haribo, jelly baby, wine gum, boiled sweet, twix, mars bar, reese, hershey,
     starburst, jolly rancher, lifesaver, tic tac, altoid, nougat, turkish delight, halva, baklava,
     twinkie, moon pie, swiss roll, trifle, nutter butter, creme egg, easter egg, chocolate egg,
     chocolate covered, chocolate raisin, yogurt covered, yogurt raisin, popcorner, taki, funyun, slim
     jim, rxbar, kind bar, larabar, pirate booty, honey roasted, custard cream, fruit tart, bakewell
     tart, lemon tart, custard tart, jam tart, treacle tart, apple crumble, fruit crumble, rhubarb
     crumble, sour patch, pop corn, muesli bar`,
  ],
  [
    'Pantry & Dry Goods',
    `powdered, rub, consomme, applesauce, passata, pickle, jelly, preserve, marmalade, ground pepper,
     salt pepper, salt, peanut butter, almond butter, cashew butter, nut butter, apple butter, cookie
     butter, seed butter, sunflower butter, soy butter, cocoa butter, shea butter, coconut milk,
     condensed milk, evaporated milk, coconut cream, coconut oil, shredded coconut, coconut flake,
     coconut flour, desiccated coconut, corn starch, cornstarch, corn meal, cornmeal, corn flour, corn
     syrup, corn tortilla, creamed corn, hominy, black pepper, white pepper, cayenne, cayenne pepper,
     lemon pepper, peppercorn, pepper flake, chili flake, chile flake, red pepper flake, crushed red
     pepper, roasted red pepper, roasted pepper, egg noodle, rice noodle, noodle, bread crumb,
     breadcrumb, panko, stuffing, crushed tomato, diced tomato, peeled tomato, chopped tomato, stewed
     tomato, whole tomato, tomato sauce, pancake mix, waffle mix, baking mix, cake mix, brownie mix,
     muffin mix, soup mix, bread mix, cookie mix, taco mix, dip mix, dressing mix, mix, cream of tartar,
     cream of mushroom, cream of chicken, cream of wheat, cooking spray, nonstick spray, oil, shortening,
     lard, ketchup, catsup, mustard, mayo, mayonnaise, aioli, hot dog bun, hamburger bun, burger bun,
     slider bun, bun, chocolate syrup, chocolate chip, chocolate morsel, baking chocolate, unsweetened
     chocolate, cooking chocolate, semisweet chocolate, bittersweet chocolate, cocoa, cocoa powder,
     frosting, icing, sprinkle, food coloring, pie crust, pie filling, pie shell, graham cracker crust,
     chicken ramen, beef ramen, ramen, instant noodle, mac cheese, macaroni cheese, soup, chowder, chili
     bean, baked bean, refried bean, black bean, kidney bean, pinto bean, navy bean, lima bean, fava
     bean, butter bean, cannellini bean, garbanzo bean, garbanzo, white bean, red bean, mung bean, great
     northern bean, soybean, split pea, black eyed pea, chickpea, pigeon pea, lentil, canned tuna, tuna
     can, can tuna, canned salmon, anchovy paste, tinned fish, cheese powder, milk powder, garlic salt,
     celery salt, celery seed, garlic granule, onion flake, onion soup, dill seed, dill weed, fennel
     seed, mustard seed, coriander seed, cumin seed, caraway seed, poppy seed, sesame seed, sunflower
     seed, pumpkin seed, chia seed, flax seed, flaxseed, hemp seed, cinnamon stick, cinnamon sugar,
     pumpkin pie spice, pumpkin spice, apple pie spice, apple cider vinegar, vanilla sugar, bay leaf,
     banana bread, garlic bread, pita bread, corn bread, cornbread, bread, flatbread, sourdough, brioche,
     baguette, ciabatta, focaccia, rye, loaf, naan, roti, pita, lavash, matzo, roll, dinner roll,
     sandwich roll, kaiser roll, hoagie roll, wrap, tortilla, taco shell, tostada, bagel, english muffin,
     muffin, croissant, scone, crouton, toast, mushroom soup, tomato soup, pasta, spaghetti, macaroni,
     penne, lasagna, lasagne, fettuccine, fettucine, linguine, rigatoni, orzo, fusilli, farfalle, rotini,
     ravioli, tortellini, gnocchi, vermicelli, angel hair, ziti, couscous, rice, risotto, flour,
     semolina, cereal, granola, muesli, oat, oatmeal, maple syrup, pancake syrup, agave, honey, molasses,
     syrup, sugar, sweetener, stevia, splenda, raisin, sultana, dried fruit, prune, dried cranberry,
     craisin, olive, caper, jar of artichoke, marinated artichoke, sauerkraut, kimchi, hearts of palm,
     water chestnut, bamboo shoot, hummus, tahini, miso, nutella, hazelnut spread, sandwich spread,
     marmite, vegemite, yeast, gelatin, jello, pectin, baking powder, baking soda, sriracha, tabasco,
     worcestershire, teriyaki, hoisin, tamari, wasabi, horseradish, harissa, gochujang, sambal, adobo,
     pesto, guacamole mix, spice, curry, curry powder, garam masala, masala, rice paper, nori, seaweed,
     wonton wrapper, tvp, pop tart, toaster pastry, spam, vienna sausage, liquid smoke, rotel, slivered
     almond, sliced almond, flaked almond, ground almond, blanched almond, almond meal, gherkin,
     piccalilli, cornichon, pepperoncini, bovril, oxo, treacle, porridge, weetabix, shreddies, cheerio,
     cornflake, bap, teacake, pikelet, crumpet, chapati, paratha, injera, arepa, udon, soba, masa harina,
     masa, tapioca, sago, agar, fondant, marzipan, buttercream, crisco, mirin, dashi, wakame, kombu,
     furikake, umeboshi, doenjang, natto, chia, hemp heart, cacao, carob, mixed peel, pico de gallo,
     thousand island, ranch, cholula, liquid amino, maggi, jif, skippy, biscoff, demerara, muscovado,
     turbinado, jaggery, old bay, lawry, mrs dash, sazon, msg, bouquet garni, houmous, spaetzle, pepita,
     food colouring, taco kit, dinner kit`,
  ],
  [
    'Snacks & Treats',
    `chocolate, cake, pie, nut, mixed nut, peanut, almond, cashew, pistachio, macadamia, hazelnut, brazil
     nut, chestnut, wafer`,
  ],
  [
    'Beverages',
    `juice, lemonade, limeade, soda, pop, cola, coke, pepsi, sprite, fanta, dr pepper, mountain dew,
     gatorade, powerade, kool aid, la croix, lacroix, red bull, water, coffee, espresso, tea, chai,
     kombucha, beer, ale, lager, ipa, stout, wine, chardonnay, merlot, pinot, cabernet, sauvignon,
     riesling, rose, cider, whiskey, whisky, bourbon, scotch, vodka, gin, rum, tequila, mezcal, brandy,
     cognac, liqueur, liquor, sake, sangria, seltzer, tonic, mixer, drink, beverage, smoothie, punch,
     prosecco, champagne, cava, aperol, campari, kahlua, triple sec, cointreau, matcha, yerba mate,
     horchata, eggnog, margarita, ribena, lucozade, irn bru, vimto, horlicks, ovaltine, pimm, bailey,
     sherry, port, absinthe, schnapps, amaretto, limoncello, grappa, mead, shandy, white claw, topo
     chico, perrier, pellegrino, monster energy, celsius, pedialyte, liquid iv, body armor, capri sun,
     tang, v8, clamato, cappuccino, latte, mocha, frappuccino, earl grey, darjeeling, lapsang`,
  ],
  [
    'Dairy & Eggs',
    `egg, milk, buttermilk, butter, margarine, ghee, cheese, cheddar, mozzarella, parmesan, parmigiano,
     feta, brie, camembert, gouda, halloumi, ricotta, mascarpone, provolone, swiss, gruyere, gorgonzola,
     roquefort, stilton, manchego, pecorino, romano, asiago, havarti, muenster, edam, fontina, burrata,
     boursin, velveeta, queso, queso fresco, cotija, paneer, monterey jack, colby jack, colby, jack,
     chevre, neufchatel, labneh, sour cream, whipped cream, heavy cream, whipping cream, cream, creamer,
     crema, yogurt, yoghurt, kefir, quark, skyr, creme fraiche, custard, dairy, lactaid, yakult, actimel,
     babybel, laughing cow, kraft single, reddi wip, red leicester, wensleydale, gloucester, caerphilly,
     emmental, emmenthal, comte, jarlsberg, grana padano, stracciatella, philadelphia, oatly, lurpak,
     country crock, tzatziki`,
  ],
  [
    'Meat & Seafood',
    `chicken, beef, pork, lamb, veal, turkey, duck, goose, bison, venison, goat, mutton, rabbit, quail,
     hen, bacon, ham, sausage, bratwurst, brat, kielbasa, andouille, hot dog, hotdog, frank, frankfurter,
     wiener, salami, pepperoni, prosciutto, pancetta, chorizo, bologna, pastrami, mortadella,
     soppressata, capicola, liverwurst, mince, minced meat, ground meat, meat, meatball, meatloaf, steak,
     sirloin, tenderloin, filet mignon, flank, rib, brisket, roast, chuck, chop, cutlet, patty, burger,
     hamburger, drumstick, wing, giblet, liver, oxtail, fillet, filet, fish, salmon, tuna, trout, cod,
     halibut, tilapia, catfish, haddock, pollock, sole, flounder, snapper, grouper, swordfish, mahi mahi,
     perch, pike, sardine, anchovy, mackerel, herring, carp, bass, eel, caviar, roe, seafood, shellfish,
     shrimp, prawn, crab, crabmeat, crawfish, crayfish, lobster, scallop, clam, mussel, oyster, squid,
     calamari, octopus, lox, surimi, tofu, tempeh, seitan, quorn, deli slice, kebab, gammon, haggis,
     rasher, chipolata, banger, kipper, monkfish, whitebait, plaice, hake, langoustine, langostino,
     cockle, whelk, turbot, bream, silverside, topside, rump, bresaola, nduja, pate, foie gras, kidney,
     tripe, sweetbread, pheasant, partridge, grouse, elk, boar, cuttlefish, bluefish, arctic char,
     walleye, barramundi, skate, charcuterie, antipasto, carnitas, barbacoa, london broil, tri tip,
     porterhouse, t bone, osso buco, sprat`,
  ],
  [
    'Produce',
    `apple, apricot, arugula, asparagus, avocado, banana, basil, bean sprout, beet, beetroot, berry,
     blackberry, blueberry, boysenberry, bok choy, broccoli, broccolini, cabbage, cantaloupe, cantelope,
     carrot, cassava, yuca, cauliflower, celeriac, celery, chard, cherry, chicory, chili, chilli, chile,
     chive, cilantro, clementine, coconut, coleslaw, collard, coriander, corn, courgette, aubergine,
     cranberry, cress, cucumber, currant, daikon, date, dill, dragon fruit, eggplant, endive, escarole,
     fennel, fig, fresh, frisee, fruit, garlic, ginger, galangal, grape, grapefruit, green, guacamole,
     bilberry, blackcurrant, redcurrant, cherimoya, damson, durian, elderberry, gooseberry, huckleberry,
     mulberry, loquat, pomelo, tamarillo, yuzu, mizuna, kiwifruit, guava, herb, honeydew, jalapeno,
     habanero, poblano, jackfruit, jicama, kale, kiwi, kohlrabi, kumquat, leek, lemon, lemongrass,
     lettuce, lime, lychee, mandarin, mango, mangosteen, melon, microgreen, mint, mushroom, portobello,
     cremini, shiitake, nectarine, nopales, okra, onion, orange, papaya, parsley, parsnip, passion fruit,
     passionfruit, peach, pear, pea, pepper, peppermint, persimmon, pineapple, plantain, plum, pluot,
     pomegranate, potato, pumpkin, quince, radicchio, radish, rapini, raspberry, rhubarb, rocket,
     romaine, rosemary, rutabaga, swede, sage, satsuma, scallion, serrano, shallot, slaw, sorrel,
     spearmint, spinach, sprout, squash, strawberry, sugarcane, sunchoke, sweetcorn, tangerine, taro,
     tarragon, thyme, tomato, tomatillo, truffle, turnip, vegetable, veggie, watercress, watermelon, yam,
     zucchini, crudite, cavolo nero, romanesco, salsify, chayote, lotus root, tatsoi, purslane, chervil,
     lovage, chinese leaf, samphire, russet, spud, granny smith, honeycrisp, gala, pink lady, braeburn,
     bramley, mcintosh, hass`,
  ],
  [
    'Pantry & Dry Goods',
    `allspice, amaranth, anise, arrowroot, barley, bean, bran, buckwheat, bulgur, cardamom, cinnamon,
     clove, cumin, farro, fenugreek, flax, freekeh, grain, grit, marjoram, mace, millet, nutmeg, oregano,
     paprika, pecan, pine nut, polenta, popcorn kernel, quinoa, saffron, seed, sesame, sorghum, spelt,
     starch, star anise, sumac, turmeric, tumeric, vanilla, walnut, wheat germ, wheat, zaatar, falafel,
     chili con carne, burger helper, hamburger helper, pancake, dough, crust, filling, glaze, spread,
     jar, protein powder, whey, coloring, taco, chipotle, ancho, guajillo, pasilla`,
  ],
  ['Frozen Foods', `fry, entree, quiche, pupusa, calzone, stromboli, dim sum, wonton, ready meal, pakora`],
];
