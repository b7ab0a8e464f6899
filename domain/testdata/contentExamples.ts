import { type FoodRow } from '../food/content.ts';

/**
 * Names of food with what they contain, written down before the vocabulary was: what `contentsOf` is measured
 * by. A mark without "?" is in every usual kind, one with "?" in kinds that are easily bought; sodium is left
 * out, as no law says where it begins.
 */
export const CONTENT_EXAMPLES: readonly FoodRow[] = [
  // Meat
  [['beef', '?gluten', '?soy'], `beef jerky`],
  [['poultry', '?gluten', '?soy'], `turkey jerky`],
  [
    ['beef'],
    `ground beef, beef chuck roast, ribeye steak, sirloin tip, flank steak, beef brisket, corned beef, veal
     cutlets, oxtail, roast beef, short ribs, stew beef, 80/20 ground beef, beef tallow, bison burger
     patties, beef broth`,
  ],
  [
    ['pork'],
    `pork chops, bacon, ham, prosciutto, pancetta, pulled pork, pork shoulder, baby back ribs, lard,
     guanciale, pork rinds, spiral ham, Canadian bacon, Serrano ham, gammon, crackling, lardons, salami,
     chorizo, pork belly, mortadella, head cheese`,
  ],
  [['lamb'], `lamb chops, leg of lamb, ground lamb, mutton, lamb shanks, goat meat`],
  [
    ['poultry'],
    `chicken breast, boneless skinless chicken thighs, whole turkey, ground turkey, duck breast, chicken
     wings, goose fat, rotisserie chicken, turkey bacon, chicken stock, quail, Cornish game hen, schmaltz,
     chicken bouillon cubes, foie gras`,
  ],
  [['game'], `venison, rabbit, wild boar, elk, pheasant, kangaroo, frog legs`],
  [
    ['meat', '?pork'],
    `sausages, hot dogs, bratwurst, lunch meat, kielbasa, breakfast sausage, liverwurst, haggis`,
  ],
  [['meat', '?egg', '?gluten'], `meatballs, meatloaf`],
  [['poultry', 'gluten'], `chicken nuggets, chicken noodle soup, breaded chicken cutlets`],
  [['meat'], `bone broth, demi-glace`],
  // From the sea
  [
    ['fish'],
    `salmon fillets, canned tuna, cod, tilapia, anchovies, sardines in oil, smoked trout, halibut steaks,
     fish sauce, mahi mahi, sea bass, catfish, haddock, mackerel, herring, caviar, salmon roe, bonito
     flakes, dashi, fish oil, monkfish, swordfish, pollock, anchovy paste, nam pla, lox, isinglass, eel,
     snapper, bottarga, Worcestershire sauce, whitebait, perch, red mullet, garum`,
  ],
  [['fish', 'gluten'], `fish sticks, fish fingers, battered cod, fish cakes`],
  [['fish', 'egg', 'gluten'], `surimi, imitation crab, crab sticks`],
  [
    ['crustacean'],
    `shrimp, jumbo prawns, crab meat, lobster tails, crayfish, langoustines, crawfish, dried shrimp, shrimp
     paste, krill, prawn crackers, king crab legs, scampi, belacan`,
  ],
  [
    ['mollusc'],
    `mussels, clams, oysters, scallops, squid, calamari, octopus, cuttlefish, escargots, abalone, oyster
     sauce, cockles, squid ink, whelks, conch, clam juice, smoked oysters, sea snails`,
  ],
  [['mollusc', 'dairy'], `clam chowder`],
  // Milk
  [
    ['dairy'],
    `whole milk, 2% milk, buttermilk, heavy cream, half-and-half, sour cream, crème fraîche, unsalted
     butter, ghee, Greek yogurt, plain yoghurt, kefir, cottage cheese, ricotta, mascarpone, fresh
     mozzarella, cheddar, sharp cheddar cheese, string cheese, gouda, feta, goat cheese, Brie, blue cheese,
     halloumi, paneer, queso fresco, cotija, Parmesan, Pecorino Romano, Gruyère, cream cheese, burrata, whey
     powder, casein, sodium caseinate, skim milk powder, evaporated milk, sweetened condensed milk, dulce de
     leche, whipped cream, ice cream, frozen yogurt, milk chocolate, white chocolate, tzatziki, Alfredo
     sauce, lactose, milk solids, curds, clarified butter, labneh, quark, skyr, lassi, milkshake, custard
     powder with milk, caramel candies, toffee, fudge, butterscotch, hot chocolate mix, nacho cheese sauce,
     whey protein, lactose-free milk, Velveeta, Cool Whip, cheese powder, cream of mushroom soup, chocolate
     milk, provolone, Swiss cheese, Monterey Jack, pepper jack, Colby, Emmental, Manchego, raclette,
     fontina, camembert, Stilton, gorgonzola, butterfat, malai, rice pudding`,
  ],
  [['dairy', 'gelatin'], `panna cotta`],
  [
    ['dairy', 'egg'],
    `crème brûlée, hollandaise, ranch dressing, custard, eggnog, béarnaise sauce, lemon curd`,
  ],
  [
    ['dairy', 'egg', 'gluten'],
    `cheesecake, birthday cake, muffins, waffles, brioche, éclairs, profiteroles, French toast, Yorkshire
     pudding, blintzes, crêpes`,
  ],
  [
    ['dairy', 'gluten'],
    `mac and cheese, croissants, frozen pizza, scones, lasagne, cheese ravioli, béchamel, cheese crackers,
     Goldfish crackers, shortbread, beer cheese soup, quesadillas, malted milk powder, Danish pastry,
     grilled cheese`,
  ],
  [['dairy', 'treeNut'], `pesto, pralines, Nutella, almond toffee, butter pecan ice cream, korma sauce`],
  // Eggs
  [
    ['egg'],
    `eggs, large eggs, egg whites, egg yolks, mayonnaise, aioli, hard-boiled eggs, quail eggs, dried egg
     powder, meringue, Egg Beaters, albumen, tartar sauce, Thousand Island dressing, duck eggs, lysozyme,
     ovalbumin, Kewpie mayo, pavlova, scrambled eggs, remoulade, egg wash, liquid egg`,
  ],
  [
    ['egg', 'gluten'],
    `egg noodles, fresh pasta, challah, tortellini, ladyfingers, sponge cake, egg roll wrappers, wonton
     wrappers, brownies, spaetzle`,
  ],
  [['egg', 'treeNut'], `macarons, nougat`],
  [['fish', 'egg'], `Caesar dressing`],
  // Gluten
  [
    ['gluten'],
    `all-purpose flour, bread flour, whole wheat flour, spaghetti, penne, macaroni, couscous, bulgur,
     seitan, panko, breadcrumbs, sourdough bread, baguette, flour tortillas, pita bread, naan, bagels,
     hamburger buns, hot dog buns, English muffins, crackers, saltines, pretzels, barley, pearl barley, rye
     bread, pumpernickel, spelt flour, farro, kamut, freekeh, semolina, durum wheat, wheat bran, wheat germ,
     malt vinegar, malt extract, vital wheat gluten, rolled oats, oatmeal, oat bran, oat milk, granola,
     muesli, udon noodles, ramen noodles, soba noodles, orzo, lasagna noodles, gnocchi, graham crackers,
     matzo, filo dough, puff pastry, pie crust, pizza dough, cornflakes, Weetabix, Cheerios, croutons,
     stuffing mix, bran flakes, cake flour, self-raising flour, triticale, einkorn, emmer, digestive
     biscuits, pancake mix, cookies, ciabatta, focaccia, chapati, roti, paratha, wheat starch, Marmite,
     gravy granules, tempura batter, ice cream cones, crispbread, melba toast, linguine, fettuccine,
     rigatoni, rice-a-roni, roux, cream of wheat, wraps, oat flour, wheat berries, Rice Krispies, barley
     malt syrup, licorice, communion wafers, fish-shaped crackers`,
  ],
  [
    ['gluten', 'soy'],
    `soy sauce, hoisin sauce, teriyaki sauce, shoyu, gochujang, black bean sauce, ponzu, light soy sauce`,
  ],
  [['gluten', 'alcohol'], `beer, lager, stout, pale ale, Guinness, IPA`],
  // Nuts, peanuts, soy, sesame and the others of the law
  [
    ['treeNut'],
    `almonds, sliced almonds, walnuts, pecans, cashews, pistachios, hazelnuts, macadamia nuts, Brazil nuts,
     pine nuts, mixed nuts, almond milk, almond flour, almond butter, cashew cream, walnut oil, marzipan,
     almond extract, gianduja, frangipane, filberts, pignoli, praline paste, nut butter, almond meal, cashew
     milk, pecan halves, hazelnut spread, trail mix, amaretti, nut milk, orgeat, baklava, romesco, almond
     paste, dukkah`,
  ],
  [
    ['peanut'],
    `peanuts, peanut butter, crunchy peanut butter, peanut oil, satay sauce, groundnuts, roasted salted
     peanuts, Reese's, peanut sauce, monkey nuts, peanut flour, beer nuts, PB2, arachis oil`,
  ],
  [
    ['soy'],
    `tofu, silken tofu, extra-firm tofu, tempeh, edamame, soy milk, miso paste, tamari, soybean oil, soy
     lecithin, textured vegetable protein, TVP, soybeans, natto, yuba, soya mince, liquid aminos, soy flour,
     soya chunks, okara, bean curd, doenjang, soy protein isolate, Impossible Burger, aburaage`,
  ],
  [
    ['sesame'],
    `sesame seeds, tahini, dukkah, toasted sesame oil, hummus, halva, black sesame, baba ghanoush, gomashio,
     za'atar, everything bagel seasoning, benne seeds, gingelly oil, falafel with tahini`,
  ],
  [
    ['celery'],
    `celery, celery salt, celeriac, celery seed, celery root, celery sticks, Old Bay seasoning, celery
     powder`,
  ],
  [
    ['mustard'],
    `Dijon mustard, yellow mustard, mustard seeds, mustard powder, whole-grain mustard, mustard greens,
     honey mustard, piccalilli`,
  ],
  [['lupin'], `lupin flour, lupini beans, lupine seeds`],
  [
    ['sulphite'],
    `sulphur dioxide, sodium metabisulfite, potassium bisulphite, E220, golden raisins with sulfites`,
  ],
  // Alcohol, gelatin, honey and other things from animals
  [
    ['alcohol'],
    `red wine, dry white wine, vodka, rum, bourbon, tequila, mirin, sake, Marsala wine, sherry, brandy,
     vermouth, champagne, hard cider, triple sec, Kahlua, gin, whisky, Shaoxing wine, cooking wine, vanilla
     extract, prosecco, kirsch, liqueur, port wine, cognac`,
  ],
  [['alcohol', 'dairy'], `Baileys Irish cream`],
  [
    ['gelatin'],
    `gelatin, gelatine sheets, marshmallows, gummy bears, Jell-O, marshmallow fluff with gelatin, aspic,
     wine gums, powdered gelatin`,
  ],
  [['honey'], `honey, raw honey, honeycomb, mead honey, royal jelly, bee pollen, manuka honey, beeswax`],
  [['animalProduct'], `rennet, carmine, cochineal, shellac, E120, pepsin`],
  // May have
  [
    ['?dairy'],
    `dark chocolate, chocolate chips, margarine, semisweet chocolate, non-dairy creamer, sherbet, chocolate
     bar`,
  ],
  [
    ['?gluten'],
    `tortillas, cereal, taco seasoning, french fries, modified starch, soup, gravy, curry paste, veggie
     burger, rice crackers, BBQ sauce`,
  ],
  [['?treeNut'], `vegan cheese, granola bars, muesli, energy bars, chocolate spread, mole sauce`],
  [
    ['?soy'],
    `vegetable oil, vegan cheese, lecithin, veggie sausages, hydrolyzed vegetable protein, margarine, bread,
     vegan butter`,
  ],
  [['?fish', '?crustacean'], `kimchi, red curry paste, Thai curry paste`],
  [['?egg'], `veggie burger, egg replacer, bread, doughnuts, gluten-free bread, noodles, batter`],
  [['?meat'], `refried beans, stock, broth, soup, baked beans, pie filling, stuffing`],
  [['?gelatin'], `jelly, yogurt-covered raisins, gummies, candy corn`],
  // None of them: words that sound like it, and plain food
  [
    [],
    `eggplant, butter beans, butter lettuce, butternut squash, cocoa butter, apple butter, cream of tartar,
     coconut milk, coconut cream, coconut oil, shredded coconut, coconut water, buckwheat, buckwheat flour,
     nutmeg, water chestnuts, oyster mushrooms, king oyster mushrooms, lion's mane, beefsteak tomatoes,
     gluten-free pasta, rice noodles, corn tortillas, cornmeal, polenta, grits, popcorn, quinoa, millet,
     amaranth, teff, sorghum, rice flour, tapioca, cornstarch, potato starch, arrowroot, white rice, brown
     rice, wild rice, basmati rice, sushi rice, potatoes, sweet potatoes, yams, cassava, plantains, black
     beans, kidney beans, pinto beans, chickpeas, garbanzo beans, red lentils, green lentils, split peas,
     black-eyed peas, navy beans, cannellini beans, lima beans, fava beans, green beans, peas, snow peas,
     carrots, onions, red onion, garlic, ginger, leeks, shallots, scallions, tomatoes, cherry tomatoes,
     diced tomatoes, tomato paste, crushed tomatoes, bell peppers, jalapeños, poblano peppers, zucchini,
     cucumbers, pumpkin, spaghetti squash, acorn squash, broccoli, cauliflower, cabbage, kale, spinach,
     arugula, romaine lettuce, Swiss chard, collard greens, Brussels sprouts, asparagus, artichoke hearts,
     beets, radishes, turnips, parsnips, fennel, okra, corn on the cob, mushrooms, portobello mushrooms,
     shiitake, avocado, olives, kalamata olives, capers, apples, bananas, oranges, lemons, lime juice,
     grapefruit, strawberries, blueberries, raspberries, blackberries, cranberries, grapes, cherries,
     peaches, plums, pears, mangoes, pineapple, papaya, kiwi, watermelon, cantaloupe, honeydew melon,
     pomegranate, figs, dates, raisins, basil, parsley, cilantro, mint, rosemary, thyme, oregano, sage,
     dill, chives, bay leaves, tarragon, cumin, paprika, smoked paprika, turmeric, cinnamon, cloves,
     cardamom, coriander, chili powder, cayenne pepper, black pepper, red pepper flakes, salt, kosher salt,
     sugar, brown sugar, powdered sugar, maple syrup, agave nectar, molasses, corn syrup, olive oil, canola
     oil, sunflower oil, avocado oil, corn oil, apple cider vinegar, rice vinegar, white vinegar, baking
     soda, baking powder, yeast, nutritional yeast, vanilla bean, cocoa powder, agar-agar, pectin, xanthan
     gum, flax seeds, chia seeds, hemp hearts, sunflower seeds, pumpkin seeds, poppy seeds, ketchup,
     sriracha, hot sauce, salsa, guacamole, tomato sauce, marinara sauce, coffee, black tea, green tea,
     orange juice, sparkling water, cola, ginger ale, root beer, ginger beer, lemonade, ice, corn chips,
     tortilla chips, rice cakes, taco shells, jam, strawberry jam, applesauce, coconut aminos, dairy-free
     butter alternative made of olives, seaweed, nori, kombu, jackfruit, hearts of palm, bamboo shoots, bean
     sprouts, lemongrass, tamarind paste, rose water, crab apples, lobster mushrooms, goat's beard, chicken
     of the woods, milk thistle, Swedish Fish, buffalo berries, horseradish, horse beans, duck sauce, turkey
     tail mushrooms, oyster plant, kidney beans in water, hedgehog mushrooms, lamb's lettuce, sea
     vegetables, monkey bread fruit, egg fruit, beef tomatoes, elephant garlic, coffee beans, vinegar,
     mustard-free ketchup, alcohol-free vanilla, soy-free vegetable broth, unsalted tomato juice, rice milk,
     hemp milk, flax milk`,
  ],
];
