import { type FoodRow } from '../food/content.ts';

/** A second list of names, as the labels of packets say them, written down after the vocabulary and before it was asked. */
export const CONTENT_EXAMPLES_OF_LABELS: readonly FoodRow[] = [
  [
    ['dairy'],
    `pasteurised cow's milk, skimmed milk powder, whole milk powder, anhydrous milk fat, concentrated
     butter, milk protein concentrate, whey permeate, demineralised whey powder, sweet whey, lactic butter,
     cream powder, butter (milk), semi-skimmed milk, UHT milk, raw ewe's milk, goat's cheese log, sheep's
     cheese, buffalo mozzarella, fromage blanc, petit suisse, Abondance, Cantal, Comté, Beaufort, Reblochon,
     Roquefort cheese, Bleu d'Auvergne, Fourme d'Ambert, Saint-Nectaire, Ossau-Iraty, Tomme de Savoie,
     Morbier, Munster, Neufchâtel, Pont-l'Évêque, Livarot, Époisses, Langres, Coulommiers, Chaource,
     Maroilles, Vacherin, Tête de Moine, Appenzeller, Sbrinz, Leerdammer, Maasdam, Danbo, Esrom, Havarti,
     Jarlsberg, Graviera, Kefalotyri, Kasseri, Anthotyros, Oscypek, Bryndza, Telemea, Caciocavallo,
     Scamorza, Provola, Crescenza, Squacquerone, Stracchino, Robiola, Castelmagno, Montasio, Toma,
     Idiazabal, Mahón, Tetilla, Cabrales, Red Leicester, Double Gloucester, Wensleydale, Cheshire cheese,
     Lancashire, Caerphilly, Cornish Yarg, farmer's cheese, Limburger, Tilsiter, Edam, processed cheese
     slices, grated cheese, milk chocolate chips, condensed skimmed milk, milk jam, sour milk, cultured
     buttermilk, casein hydrolysate, calcium caseinate, lactoserum, dried whole milk, yogurt powder, whey
     cheese, clotted cream, single cream, crème anglaise, butter oil, kashk, chhena, caramel with salted
     butter, lactulose syrup with milk`,
  ],
  [
    ['egg'],
    `free range eggs, hen's eggs, pasteurised liquid whole egg, dried egg white, egg yolk powder, salted egg
     yolk, whole egg powder, ostrich egg, egg albumin, barn eggs, frozen egg yolk, sugared egg yolk, light
     mayonnaise, egg noodles dried, tortilla española, spaghetti carbonara sauce, lemon meringue, hen egg
     white, organic eggs`,
  ],
  [
    ['gluten'],
    `wheat flour type 55, soft wheat flour, common wheat, durum wheat semolina, wholemeal wheat flour,
     hydrolysed wheat protein, crystallised wheat gluten, wheat fibre, malted wheat flakes, barley malt
     extract, barley groats, wholemeal rye flour, rye sourdough, oat flakes, wholegrain oats, oat syrup,
     puffed spelt, green spelt, wholemeal spelt flour, emmer wheat, khorasan wheat, bulgur wheat, roasted
     barley malt, malted barley flour, wheat semolina, rye flakes, kibbled wheat, wheat grits, fermented
     wheat flour, wheat malt, strong bread flour, rusk crumb, yeast extract (contains barley), high gluten
     flour, Turkish bread, Swedish crispbread, water biscuits, bread rolls, rye crispbread, tagliatelle,
     conchiglie, farfalle, macaroni pasta, instant couscous, wheat noodles, strudel dough, naan bread,
     tortilla wraps, breadsticks, croutons with garlic, pretzels, malt loaf, hot cross buns, Bath buns,
     teacakes, custard creams, ginger biscuits, oat biscuits, cereal bars with oats, wheat-based breakfast
     cereal, shreddies, sweetened oatmeal, barley couscous, cracked freekeh, wheat tortillas, crumpets, filo
     pastry sheets`,
  ],
  [
    ['treeNut'],
    `hazelnut paste, almond powder, blanched almonds, flaked almonds, cashew kernels, pine kernels, roasted
     hazelnuts, caramelised pecans, pistachio nuts, walnut kernels, ground hazelnuts, almond drink,
     macadamias, chopped mixed nuts, brazil nut kernels, cashew nut butter, almond oil, walnut halves, sweet
     almonds, gianduja paste, hazelnut purée, bitter almonds, nut pesto, salted cashews, honey roasted
     almonds, almond-stuffed olives`,
  ],
  [
    ['peanut'],
    `roasted peanuts, peanut kernels, groundnut oil, peanut paste, peanuts in shell, refined peanut oil,
     chopped peanuts, spicy peanuts, crushed groundnuts, wok peanuts, dry roasted peanuts`,
  ],
  [
    ['soy'],
    `soya lecithins, emulsifier: soya lecithin, soy protein concentrate, fermented soya, soya beans, soya
     flour, roasted soya beans, textured soya protein, organic tofu, smoked tofu cubes, soya drink, defatted
     soya flour, soya sauce powder, soybean paste, soy nuggets, hydrolysed soy protein, soya cream, toasted
     soya flour, soja, isolated soy protein, tofu puffs, shelled edamame beans, salted soybeans, white miso
     paste`,
  ],
  [
    ['fish'],
    `Alaska pollock fillet, North Atlantic cod, skipjack tuna, yellowfin tuna, Atlantic salmon, pink salmon,
     sockeye, rainbow trout, anchovy fillets in olive oil, fish powder, fish protein, fish gelatine, cod
     roe, lumpfish roe, trout eggs, pike-perch, chub mackerel, Atlantic herring, blue whiting, common sole,
     Greenland halibut, sea trout, tuna in brine, smoked haddock, Nile perch, bluefin tuna, gilthead bream,
     sardines in tomato sauce, fish bouillon, shark fin, wels catfish, horse mackerel, hoki, conger eel,
     gurnard, dried bonito, fish fumet, arctic char, cod liver, salmon steaks, anchoïade, brandade de morue,
     Cantonese salted fish, threadfin bream, megrim, blue ling, grenadier fish, pangas catfish`,
  ],
  [
    ['crustacean'],
    `king prawns, brown shrimp, Norway lobster, European lobster, vannamei prawns, tiger shrimp, pink
     shrimp, spider crab, brown crab meat, cooked peeled prawns, crayfish tails, shrimp powder, crab
     extract, Antarctic krill, lobster bisque, spiny lobster, deep-water prawn, dried prawns, coldwater
     prawns, bay shrimp`,
  ],
  [
    ['mollusc'],
    `blue mussels, Pacific oysters, great scallops, white clams, surf clams, common octopus, flying squid,
     Humboldt squid, squid rings, baby squid, razor clams, periwinkles, green-lipped mussels, Burgundy
     snails, queen scallops, squid ink powder, cuttlefish ink, carpet shell clams, top shells`,
  ],
  [
    ['sesame'],
    `hulled sesame seeds, sesame paste, roasted sesame oil, black sesame seeds, sesame flour, houmous,
     sesame tahini, white sesame`,
  ],
  [
    ['mustard'],
    `mustard flour, brown mustard seeds, mustard bran, mustard grain, ground yellow mustard seeds, Dijon
     mustard with white wine, mustard husk`,
  ],
  [
    ['celery'],
    `celery powder, celery stalks, celery extract, celeriac purée, dried celery leaves, celery seeds, celery
     juice concentrate, celery flakes, celery roots`,
  ],
  [['lupin'], `lupin flour, sweet lupin seeds, lupin protein, white lupin, lupin beans`],
  [
    ['sulphite'],
    `potassium metabisulphite, sodium sulphite, E223, preservative: sulphur dioxide, sodium bisulphite,
     calcium sulphite`,
  ],
  [
    ['gluten', 'dairy'],
    `butter croissants, milk bread rolls with butter, four cheese pizza, all-butter shortbread, cheese
     scones, cheese gnocchi, butter biscuits, cheese tortelloni, malted chocolate milk drink`,
  ],
  [
    ['gluten', 'egg'],
    `fresh egg pasta, egg tagliatelle, sponge fingers, egg fried noodles, chocolate brownies, Madeira cake,
     egg sandwich`,
  ],
  [
    ['gluten', 'soy'],
    `naturally brewed soy sauce, dark soya sauce, tamari soy sauce with wheat, teriyaki marinade, black bean
     sauce`,
  ],
  [['gluten', 'alcohol'], `wheat beer, brown ale, pilsner beer, stout beer`],
  [
    ['dairy', 'egg', 'gluten'],
    `buttermilk pancakes, carrot cake with cream cheese frosting, Belgian waffles, vanilla custard tart,
     chocolate éclair, butter brioche, lemon drizzle cake with butter`,
  ],
  [
    ['treeNut', 'dairy'],
    `chocolate hazelnut spread, milk chocolate with hazelnuts, almond milk chocolate, pesto alla genovese,
     pistachio ice cream`,
  ],
  [['treeNut', 'egg'], `almond macarons, soft nougat`],
  [
    ['pork'],
    `smoked bacon lardons, cooked ham, dry-cured ham, pork rind, pork fat, pork liver, Bayonne ham, Iberian
     chorizo, Milano salami, speck, pork sausages, streaky bacon, pork shoulder, lard, Parma ham, pork loin,
     pork gelatine, pork blood`,
  ],
  [
    ['beef'],
    `minced beef, beef suet, beef extract, ground chuck, veal, beef fat, beef gelatine, beef bresaola, beef
     tripe, topside of beef, beef stock powder, beef collagen`,
  ],
  [
    ['poultry'],
    `turkey breast fillet, chicken fat, mechanically separated chicken, duck confit, chicken liver, goose,
     guinea fowl, chicken bouillon, cooked chicken, smoked duck breast, turkey thigh, chicken drumsticks,
     hen meat, poultry liver, chicken powder`,
  ],
  [['lamb'], `minced lamb, lamb shoulder, lamb kidneys, mutton fat, goat leg`],
  [['gelatin'], `bovine gelatine, gelatine leaves, edible gelatine, beef gelatin powder, gelatin capsules`],
  [
    ['alcohol'],
    `white wine, port, dark rum, cooking brandy, Madeira wine, cider brandy, coffee liqueur, calvados, ethyl
     alcohol, rice wine, Cognac, kirsch, red wine reduction, cherry brandy, spirit, Grand Marnier, fermented
     apple cider`,
  ],
  [
    ['honey'],
    `acacia honey, forest honey, honey powder, wildflower honey, orange blossom honey, linden honey`,
  ],
  [['honey', 'gluten'], `honey wheat bread, honey oat granola, honey nut Cheerios`],
  [
    ['?soy'],
    `lecithins, E322, vegetable protein, margarine, refined vegetable fat, hydrolysed vegetable protein`,
  ],
  [
    ['?gluten'],
    `modified starch, dextrins, starch, cereals, textured vegetable protein, vegetable protein, breakfast
     cereals, sausage rolls, batter`,
  ],
  [['?dairy'], `chocolate, dark chocolate couverture, margarine, vegetable spread, biscuit crumb`],
  [['?egg'], `pasta, noodles, custard powder, biscuit crumbs, glaze`],
  [['?treeNut'], `chocolate, praline filling, muesli, granola`],
  [['?fish'], `omega-3, surimi, Thai green curry paste, seafood, stock`],
  [['?celery', '?mustard'], `spices, vegetable stock, curry powder, bouillon, sausage, spice extracts`],
  [
    [],
    `cane sugar, glucose syrup, rice flour, maize starch, tapioca starch, potato starch, sunflower oil,
     rapeseed oil, palm oil, coconut fat, cocoa mass, cocoa butter, fat-reduced cocoa powder, coconut milk,
     coconut extract, citric acid, ascorbic acid, baking powder, sodium bicarbonate, pectin, agar,
     carrageenan, guar gum, xanthan gum, locust bean gum, iodised salt, sea salt, spirit vinegar, cider
     vinegar, tomato purée, tomato concentrate, diced tomatoes, sun-dried tomatoes, onion powder, dried
     onions, garlic powder, black pepper, white pepper, ground cinnamon, star anise, bay leaf, dried
     parsley, chives, oregano, thyme, rosemary extract, turmeric, paprika extract, beetroot juice, beetroot
     red, carrot juice concentrate, spinach powder, red peppers, courgettes, aubergines, mushrooms, button
     mushrooms, porcini mushrooms, green peas, sweetcorn, carrots, potatoes, potato flakes, leeks, broccoli
     florets, cauliflower, white beans, red kidney beans, chick peas, green lentils, quinoa, buckwheat
     flakes, millet, linseeds, pumpkin seeds, sunflower seeds, chia seeds, poppy seeds, apple purée,
     concentrated apple juice, lemon juice from concentrate, orange peel, strawberries, raspberry purée,
     blackcurrants, bananas, mango, passion fruit, pineapple juice, dates, sultana grapes, figs, vanilla,
     vanilla pods, natural vanilla, rice, basmati rice, wholegrain rice, rice syrup solids, corn flour,
     polenta, popcorn, water, mineral water, carbonated water, green tea extract, coffee, yeast, nutritional
     yeast flakes, tofu-free jackfruit, seaweed, nori, peppermint, extra virgin olive oil, grapeseed oil,
     avocado, kale, iceberg lettuce, rocket, basil leaves, ginger, lemongrass, coriander leaves, green
     chillies, jalapeno peppers, capers, green olives, gherkins, sauerkraut, artichokes, asparagus, chestnut
     mushrooms, radish, fennel seeds, butternut squash purée, sweet potatoes, cassava flour, plantain,
     psyllium husks, chicory inulin, steviol glycosides, sorbitol, erythritol, dextrose, fructose,
     caramelised sugar, molasses, golden syrup, maple syrup, agave syrup, invert sugar syrup, lactic acid,
     calcium lactate, E330, E300, E500, E440, E415, potassium sorbate, sodium nitrite, beta-carotene,
     chlorophyll, tea leaves, hibiscus flowers, nutmeg, water chestnuts, oyster mushrooms, cream of tartar,
     butterbeans, buttercup squash, milk thistle`,
  ],
  // What the rows before leave out of names with several things in them.
  [
    ['sulphite'],
    `white wine, port, Madeira wine, red wine reduction, red wine, dry white wine, Marsala wine, sherry,
     vermouth, champagne, hard cider, cooking wine, prosecco, port wine, Dijon mustard with white wine`,
  ],
  [
    ['dairy'],
    `lobster bisque, custard creams, nut pesto, crème anglaise, spaghetti carbonara sauce, frangipane`,
  ],
  [['egg'], `tagliatelle, crème anglaise, cheese tortelloni, frangipane, amaretti, lasagne`],
  [
    ['gluten'],
    `egg noodles dried, soya sauce powder, biscuit crumbs, pasta, noodles, muesli, granola, surimi, clam
     chowder, cream of mushroom soup, baklava, granola bars, bread, doughnuts, batter, stuffing`,
  ],
  [['honey'], `honey roasted almonds, honey mustard`],
  [['animalProduct'], `Pecorino Romano, Gruyère, gorgonzola`],
  [['alcohol'], `Dijon mustard with white wine`],
  [['crustacean', 'mollusc'], `seafood`],
  [['meat'], `sausage`],
];
