import { type FoodRow } from '../content.ts';

/**
 * Nuts, seeds, pulses, vegetables, fruit, mushrooms, herbs and spices. Coconut is no tree nut (neither in EU law nor,
 * since 2025, for the FDA); chestnuts and others that left the FDA's list with it are "?treeNut".
 */
export const FOODS_FROM_PLANTS: readonly FoodRow[] = [
  [
    ['treeNut'],
    `almond, creamy almond butter, creamy cashew butter, sliced almond, almond milk, almond drink,
     almond beverage, almond butter, almond flour, almond meal, ground almond, almond paste,
     almond cream, almond creamer, almond yogurt, almond oil, almond cheese, marcona, marcona almond,
     walnut, walnut oil, walnut butter, black walnut, heartnut, pecan, pecan butter, cashew,
     cashew milk, cashew drink, cashew cream, cashew butter, cashew cheese, cashew yogurt, pistachio,
     pistachio butter, pistachio cream, pistachio paste, pistachio milk, hazelnut, hazelnut milk,
     hazelnut drink, hazelnut butter, hazelnut spread, hazelnut paste, hazelnut oil, hazelnut flour,
     hazelnut meal, filbert, cob nut, cobnut, macadamia, macadamia milk, macadamia butter,
     macadamia nut, queensland nut, brazil nut, brazilnut, pine nut, pinenut, pine kernel, pine seed,
     pinon, pinyon, pignoli, pignolia, pignolium, cedar nut, nut flour, nut meal, nut paste,
     nut cheese, nut milk, nut cream, nut oil, walnut half, pecan half, persipan, orgeat, cashew nut,
     nut pulp, bitter almond, bitter almond oil, pili, bunya nut, walnut meal, noix, almond powder,
     almond protein, pistachio nut, pecan nut, hazelnut nib`,
  ],
  [
    ['treeNut', '?peanut'],
    `nut, mixed nut, nut butter, nut mix, chopped nut, tree nut, assorted nut, nut spread, salted nut,
     nut topping, deluxe mixed nut, nut piece`,
  ],
  [
    ['treeNut', 'peanut', '?soy', '?dairy', '?gluten', '?sesame', '?sulphite'],
    `trail mix, trailmix, student mix, gorp`,
  ],
  [
    ['?treeNut'],
    `chestnut, sweet chestnut, chestnut puree, chestnut flour, chestnut cream, beechnut, beech nut, beech
     mast, hickory nut, hickory, chinquapin, ginkgo, ginkgo nut, gingko nut, pili nut, kola nut, cola
     nut, palm nut, shea nut, shea butter, shea oil, shea, acorn, acorn flour, argan oil, argan nut,
     marron glace, creme de marron, sacha inchi, baru nut, candlenut, candle nut, kukui, kukui nut,
     kemiri, breadnut, mongongo`,
  ],
  [
    ['peanut'],
    `peanut, creamy peanut butter, peanut butter, peanut oil, peanut flour, peanut powder,
     peanut butter powder, pb2, groundnut, ground nut, groundnut oil, groundnut paste, monkey nut,
     monkeynut, goober pea, beer nut, arachis, arachis oil, earth nut, earthnut, peanut paste,
     mandelona, peanut protein, peanut meal, cacahuete, valencia peanut`,
  ],
  [['peanut', 'dairy', '?soy', '?gluten', '?egg'], `peanut butter cookie, buckeye, pb cup`],
  [
    ['soy'],
    `soy, soya, soybean, soya bean, soyabean, soy milk, soymilk, soya milk, soy drink, soya drink,
     soy beverage, soy yogurt, soya yogurt, soy cream, soya cream, soy cheese, soy butter, soynut,
     soy nut, soy nut butter, soy flour, soya flour, soy protein, soya protein, soy protein isolate,
     soy lecithin, soya lecithin, soy oil, soya oil, soybean oil, soy curl, soya chunk, soy chunk,
     soya mince, soy mince, soy sprout, soybean sprout, soy flake, soy fiber, soya fibre, soy nugget,
     tofu, silken tofu, firm tofu, extra firm tofu, smoked tofu, bean curd, beancurd, tofu steak,
     tofu skin, edamame, mukimame, yuba, okara, aburaage, kinako, koya tofu,
     textured soy protein, impossible burger, impossible meat, impossible beef, tofu scramble,
     soy bean, soy isoflavone, soy grit, soy meal, soya grit, soja, soy creamer, tofutti, agedashi,
     douhua, stinky tofu, soy polysaccharide, e426, glycine max, tofu puff`,
  ],
  [
    ['soy', '?gluten', 'highSodium'],
    `miso, miso paste, white miso, red miso, shiro miso, tamari, tamari sauce, doenjang, doubanjiang,
     toban djan, fermented bean paste, fermented soybean, fermented black bean, douchi, liquid amino,
     amino, bragg amino, bragg, soybean paste, chili bean paste, chili bean sauce, hatcho miso, tauco,
     taucu`,
  ],
  [
    ['sesame'],
    `sesame, sesame seed, sesame oil, toasted sesame oil, sesame paste, black sesame, white sesame,
     tahini, tahina, tahini paste, hummus, houmous, humous, hommus, humus, hoummus, baba ghanoush,
     baba ganoush, baba ghanouj, baba ganouj, mutabal, sesame salt, benne, benne seed, benniseed,
     gingelly, gingelly oil, gingelly seed, sim sim, simsim, til oil, til, zaatar, za atar,
     everything bagel seasoning, everything but the bagel seasoning, everything seasoning, goma,
     goma dressing, tahini sauce, tahini dressing, sesame flour, sesamum, shichimi togarashi, shichimi,
     togarashi`,
  ],
  [
    ['celery'],
    `celery, celery stalk, celery stick, celery rib, rib of celery, rib celery, celery heart, celery root,
     celeriac, celery seed, celery leaf, celery salt, celery powder, celery juice, celery flake, apium,
     celery extract`,
  ],
  [
    ['celery', '?mustard', 'highSodium'],
    `old bay, old bay seasoning, crab boil, mirepoix, soffritto, suppengrun, soup green, soup vegetable`,
  ],
  [
    ['mustard'],
    `mustard, yellow mustard, brown mustard, english mustard, spicy brown mustard, mustard seed, mustard
     powder, mustard flour, dry mustard, mustard oil, mustard green, mustard leaf, mustard cress,
     ground mustard, mustard paste, mustard sauce, mustard bran, mustard husk`,
  ],
  [
    ['lupin'],
    `lupin, lupine, lupini, lupin bean, lupini bean, lupin flour, lupin seed, lupine seed, lupin flake,
     lupin protein, tremoco, lupinu, altramuz`,
  ],
  [
    [],
    `coconut, shredded coconut, coconut flake, desiccated coconut, coconut milk, coconut cream, cream of
     coconut, creamed coconut, coconut water, coconut oil, coconut sugar, coconut butter, coconut meat,
     coconut yogurt, coconut creamer, coconut nectar, coconut amino, coconut aminos, coconut wrap,
     coconut vinegar, coconut chip, coconut drink, nata de coco, copra, hemp milk, flax milk, pea milk,
     flax drink, hemp drink, quinoa milk, tiger nut milk, tigernut milk, tiger nut, tigernut, horchata
     de chufa, potato milk, nutmeg, mace, water chestnut, waterchestnut, butternut, butternut squash,
     donut peach, doughnut peach, betel nut, areca nut, soap nut, peanut squash, chinese water
     chestnut, egg plant, eggplant, aubergine, egg fruit, eggfruit, butter bean, butter lettuce,
     butterhead, butterhead lettuce, butter leaf lettuce, butter pea, butter head lettuce, buttercup
     squash, butterkin, butterbean, buttercup, butterfly pea flower, cocoa butter, cacao butter, apple
     butter, pumpkin butter, pear butter, sunflower butter, sunflower seed butter, sunbutter, sunflower
     spread, pumpkin seed butter, coconut manna, mango butter, plum butter, fruit butter, cream of
     tartar, milk thistle, milkweed, horse bean, horse gram, horseradish, horse radish, fresh
     horseradish, goat beard, goat horn pepper, chicken of the woods, chicken mushroom, chicken of the
     wood, hen of the woods, hen of the wood, lamb lettuce, lamb s lettuce, lamb quarter, lambs
     lettuce, lambs quarters, oyster mushroom, king oyster mushroom, king oyster, oyster plant, lobster
     mushroom, crab apple, crabapple, beefsteak tomato, beefsteak, beef tomato, beefsteak mushroom,
     beefsteak plant, bear garlic, bear leek, elephant garlic, hedgehog mushroom, turkey tail, turkey
     tail mushroom, pig pea, pigeon pea, fish mint, snake bean, snake gourd, snake fruit, duck potato,
     duckweed, dragon fruit, monkey bread fruit, cow pea, cowpea, cow parsley, oxheart tomato, ox heart
     tomato, oxheart cabbage, heart of palm, palm heart, artichoke heart, romaine heart,
     lettuce heart, hemp heart, cabbage heart, beef heart tomato, ostrich fern, fiddlehead, cauliflower
     steak, cabbage steak, mushroom steak, portobello steak, buffalo berry, buffaloberry, buffalo
     gourd, goosefoot, gooseberry, goose berry, cape gooseberry, sheep sorrel, catnip, bird eye chili,
     bird s eye chili, birds eye chili, romano bean, romano pepper, swiss chard, horned melon, mixed
     spice, whole spice, flower, blossom, rose petal, rose water, rosewater, hibiscus flower, lime
     blossom, linden, orange blossom, hibiscus tea, soft herb, herb extract, rosemary extract, oregano
     extract, thyme extract, tea extract, green tea extract, coffee extract, paprika extract, turmeric
     extract, carrot extract, beet extract, grape seed extract, grape seed, grape skin extract, stevia
     extract, yucca extract, quillaia extract, acerola extract, vanilla bean seed, cocoa extract,
     ginger extract, garlic extract, onion extract, apple extract, fruit extract, hop extract, licorice
     extract, chicory extract, chicory root, chicory root fiber, monk fruit extract`,
  ],
  [
    [],
    `bean, haricot, lima bean, lima, borlotti, borlotti bean, cranberry bean, fava, fava
     bean, broad bean, adzuki, adzuki bean, azuki, azuki bean, red bean, red bean paste, mung, mung
     bean, moth bean, urad, urad dal, chana, chana dal, dal, daal, dhal, toor dal, masoor dal, moong
     dal, lentil, red lentil, green lentil, brown lentil,
     black lentil, puy lentil, beluga lentil, split pea, pea, green pea, garden pea, sweet pea, yellow
     pea, crowder pea, snow pea, snap pea, sugar snap pea, sugar snap,
     mange tout, mangetout, petit pois, pois, marrowfat pea, pea shoot, pea protein, pea sprout, pea
     protein isolate, pea starch, green bean, french bean, string bean, runner bean, wax bean,
     flageolet, flageolet bean, haricot vert, yardlong bean, long bean, bean sprout, beansprout, mung
     bean sprout, legume, pulse, bean flake, aquafaba, gigante bean, mayocoba bean, peruano bean, mixed
     bean, soup bean, winged bean, jack bean, tepary bean, carob, carob powder, locust bean, locust
     bean gum, guar, guar bean, fenugreek`,
  ],
  [
    [],
    `vegetable, veggie, veg, marinated artichoke heart, marinated artichoke, greens, salad green,
     field green, collard, collard green, beet green, turnip green, dandelion green, dandelion, carrot,
     baby carrot, onion, red onion, yellow onion, white onion, sweet onion, vidalia, vidalia onion,
     spring onion, green onion, pearl onion, cipollini, cipolline onion, pickling onion, garlic,
     garlic clove, clove garlic, clove of garlic, garlic bulb, black garlic, ginger, ginger root,
     gingerroot, galangal, leek, shallot, echalion, scallion, ramp, wild garlic, chive, tomato,
     cherry tomato, grape tomato, plum tomato, roma, roma tomato, san marzano, vine tomato,
     heirloom tomato, campari tomato, sungold, tomatillo, bell pepper, sweet pepper, red pepper,
     green pepper, yellow pepper, orange pepper, pepper, peppercorn, black pepper, white pepper,
     jalapeno, serrano chili, serrano pepper, serrano chile, habanero, poblano, anaheim, ancho,
     chipotle, chipotle pepper, guajillo, pasilla, arbol, chile de arbol, cayenne, chile, chilli,
     chilly, chili pepper, hot pepper, banana pepper, shishito, padron pepper, padron, pimento,
     pimiento, piquillo, pepperoncini, peperoncino, peperoncini, scotch bonnet, thai chili, fresno,
     fresno chile, hatch chile, green chile, green chili, capsicum, paprika, peppadew, cherry pepper,
     calabrian chili, aleppo pepper, zucchini, courgette, cucumber, english cucumber, persian cucumber,
     pumpkin, pumpkin puree, squash, yellow squash, summer squash, spaghetti squash, acorn squash,
     delicata, kabocha, pattypan, hubbard squash, marrow, chayote, gourd, bitter melon, bitter gourd,
     winter melon, luffa, loofah, bottle gourd, broccoli, broccolini, broccoli rabe, rapini, romanesco,
     cauliflower, cabbage, red cabbage, savoy, savoy cabbage, napa cabbage, napa, chinese cabbage,
     pak choi, pak choy, bok choy, choy sum, gai lan, kai lan, chinese broccoli, kale, lacinato,
     cavolo nero, spinach, baby spinach, arugula, rocket, romaine, iceberg, lettuce, little gem,
     gem lettuce, lollo rosso, frisee, endive, escarole, chicory, radicchio, treviso, chard,
     rainbow chard, watercress, cress, mache, purslane, sorrel, mesclun, spring mix, mixed green,
     salad, salad leaf, salad mix, baby green, microgreen, micro green, sprout, alfalfa,
     alfalfa sprout, brussel sprout, brussels sprout, brussel, kohlrabi, asparagus, artichoke, cardoon,
     beet, beetroot, red beet, sugar beet, beet sugar, beet powder, radish, daikon, mooli, turnip,
     rutabaga, swede, parsnip, fennel, fennel bulb, okra, rhubarb, potato, russet, russet potato,
     yukon gold, new potato, baby potato, fingerling, sweet potato, yam, cassava, yuca, manioc, taro,
     malanga, jicama, sunchoke, jerusalem artichoke, lotus root, lotus, burdock, gobo, salsify,
     scorzonera, celtuce, bamboo shoot, bamboo, palm, nopal, nopales, cactus, seaweed, nori, kombu,
     kelp, wakame, dulse, hijiki, arame, sea lettuce, sea vegetable, sea bean, samphire, sea fennel,
     laver, irish moss, sea moss, algae, spirulina, chlorella, agar, agar agar, jackfruit, plantain,
     breadfruit, bread fruit, moringa, nettle, stinging nettle, hop, cauliflower floret,
     broccoli floret, coleslaw mix, slaw mix, slaw, stir fry vegetable, mixed vegetable, crudite,
     corn salad, vine leaf, grape leaf, banana leaf, taro leaf, collard leaf, perilla, shiso, tatsoi,
     mizuna, komatsuna, oca, ulluco, arracacha, yacon, banana blossom, banana flower, squash blossom,
     zucchini flower, courgette flower, edible flower, pansy, nasturtium, borage, ice plant,
     new zealand spinach, water spinach, morning glory, amaranth leaf, malabar spinach, mallow, orache,
     potato puff`,
  ],
  [
    [],
    `mushroom, portobello, portobella, portabella, cremini, crimini, chestnut mushroom,
     button mushroom, white mushroom, baby bella, shiitake, maitake, enoki, enokitake, shimeji,
     beech mushroom, brown beech mushroom, chanterelle, morel, porcini, cepe, truffle mushroom,
     black truffle, white truffle, black trumpet, lion mane, lions mane, lion s mane,
     lion mane mushroom, lions mane mushroom, trumpet mushroom, king trumpet, wood ear, cloud ear,
     black fungus, white fungus, tremella, reishi, chaga, cordyceps, straw mushroom, field mushroom,
     wild mushroom, fungus, fungi, pioppino, nameko, puffball, apple, granny smith, fuji apple,
     gala apple, honeycrisp, cooking apple, bramley, applesauce, apple sauce, apple juice, apple puree,
     banana, orange, clementine, mandarin, mandarin orange, tangerine, satsuma, kumquat, grapefruit,
     pomelo, lemon, lime, meyer lemon, yuzu, calamansi, citron, bergamot, blood orange, cara cara,
     strawberry, blueberry, raspberry, blackberry, cranberry, boysenberry, loganberry, mulberry,
     elderberry, elderflower, currant, black currant, blackcurrant, red currant, redcurrant,
     white currant, lingonberry, bilberry, huckleberry, cloudberry, acai, acai berry, goji, goji berry,
     acerola, aronia, chokeberry, sea buckthorn, barberry, rosehip, rose hip, sloe, juniper,
     juniper berry, berry, mixed berry, grape, cherry, sour cherry, peach, nectarine, plum, apricot,
     pluot, pear, asian pear, nashi, quince, medlar, loquat, persimmon, sharon fruit, mango, pineapple,
     papaya, kiwi, kiwifruit, kiwi fruit, passion fruit, passionfruit, maracuja, guava, lychee, litchi,
     longan, rambutan, mangosteen, durian, star fruit, starfruit, carambola, dragonfruit, pitaya,
     pitahaya, cherimoya, custard apple, soursop, guanabana, sapodilla, sapote, tamarind,
     tamarind paste, watermelon, cantaloupe, honeydew, honeydew melon, melon, galia, canary melon,
     pomegranate, pomegranate seed, pomegranate molasses, fig, date, medjool, medjool date,
     prickly pear, cactus pear, avocado, coconut palm, noni, baobab, jujube,
     miracle berry, fruit, tropical fruit, fruit salad, fruit cocktail, stone fruit, citrus,
     citrus fruit, citrus peel, orange peel, lemon peel, lime peel, lemon zest, lime zest, orange zest,
     zest, lemon juice, lime juice, orange juice, fruit juice, physali, ground cherry, goldenberry,
     feijoa, jabuticaba, salak, ackee, akee, monk fruit, monkfruit, lo han guo, horned cucumber,
     tamarillo, saskatoon berry, salmonberry, salmon berry, ugli, plumcot, damson, mirabelle,
     greengage, prune juice, canned peach, canned pineapple, canned pear, canned fruit,
     canned mandarin, canned pumpkin, canned coconut milk, canned apricot, canned cherry`,
  ],
  [
    ['?sulphite'],
    `raisin, sultana, golden raisin, dried apricot, dried fruit, dried mango, dried pineapple,
     dried apple, dried cherry, dried cranberry, craisin, dried papaya, prune, dried fig, dried pear,
     dried peach, dried banana, banana chip, candied fruit, candied peel, candied orange peel,
     candied ginger, crystallized ginger, mixed peel, dried plum, dried date,
     dried coconut, dried tomato, crystallised ginger, glace fruit`,
  ],
  [
    ['highSodium'],
    `green olive, black olive, castelvetrano olive, kalamata olive, caper, caper berry, pickle,
     dill pickle, pickled cucumber, gherkin, cornichon, pickle relish, sweet relish, dill relish,
     sauerkraut, umeboshi, pickled plum, pickled ginger, pickled jalapeno, pickled onion,
     pickled vegetable, giardiniera, takuan, kosher dill, dill chip, pickle spear, preserved lemon,
     pickled garlic, pickled turnip, pickled radish, pickled daikon, curtido, preserved vegetable,
     zha cai`,
  ],
  [
    [],
    `herb, fresh herb, mixed herb, basil, thai basil, holy basil, parsley, cilantro, coriander, coriander
     seed, coriander leaf, culantro, mint, peppermint, spearmint, rosemary, thyme, oregano, marjoram,
     sage, dill, dill weed, dillweed, bay, bay leaf, bay laurel, tarragon, chervil, savory, summer
     savory, lovage, lemongrass, lemon grass, lemon balm, lemon verbena, verbena, lavender, orange
     blossom water, orange flower water, hibiscus, chamomile, curry leaf, curry leave, lime leaf,
     kaffir lime, kaffir lime leaf, makrut lime leaf, makrut lime, epazote, hoja santa, fenugreek leaf,
     methi, kasuri methi, cumin, cumin seed, caraway, caraway seed, anise, aniseed, anise seed, star
     anise, fennel seed, fennel pollen, dill seed, nigella, nigella seed, kalonji, ajwain, carom seed,
     amchur, sumac, saffron, turmeric, annatto, achiote, annatto seed, cinnamon, cinnamon stick,
     cassia, clove, ground clove, whole clove, allspice, pimento berry, cardamom, cardamom pod,
     vanilla, vanilla bean, vanilla pod, vanilla powder, vanilla bean paste, vanilla sugar, vanillin,
     tonka bean, sichuan pepper, sichuan peppercorn, szechuan pepper, szechuan peppercorn, pink
     peppercorn, green peppercorn, long pepper, grain of paradise, cayenne pepper, red pepper flake,
     pepper flake, chili flake, chile flake, crushed red pepper, gochugaru, urfa biber, chile powder,
     smoked paprika, hot paprika, sweet paprika, garlic powder, onion powder, onion flake, garlic
     flake, granulated garlic, granulated onion, ground ginger, pumpkin spice, pumpkin pie spice, apple
     pie spice, chinese five spice, five spice, five spice powder, herbes de provence, herb de
     provence, herbe de provence, bouquet garni, italian seasoning, italian herb, fines herbes, poultry
     seasoning, mulling spice, garam masala, baharat, ras el hanout, wattleseed, licorice root,
     liquorice root, sassafras, wintergreen, angelica, hyssop, rue, woodruff, tansy, stevia, stevia
     leaf, ginseng, ashwagandha, maca, gotu kola, valerian, echinacea, matcha, tea, yerba mate, rooibo,
     rooibos, herbal tea, chia, chia seed, chia egg, flax, flax seed, flaxseed, flax meal, flax egg,
     linseed, hemp, hemp seed, sunflower seed, sunflower kernel, pumpkin seed, pepita, poppy seed,
     poppyseed, melon seed, watermelon seed, basil seed, psyllium seed, quinoa seed, cottonseed,
     rapeseed, safflower, grapeseed, perilla seed, camelina, lotus seed, pumpkin kernel, coffee bean,
     coffee, cocoa bean, cacao bean`,
  ],
  [['?sesame', '?treeNut'], `mixed seed, seed mix, seed, salad topper, seed blend, salad seed`],
  [['?gluten'], `asafoetida, hing, asafetida`],
  [
    ['?mustard', '?celery', '?gluten'],
    `curry powder, madras curry powder, pickling spice, chaat masala, sambar powder, rasam powder, panch
     phoron, jerk seasoning, seasoned salt, lawry, cajun seasoning, creole seasoning, blackening
     seasoning, spice mix, spice blend, spice rub, dry rub, bbq rub, adobo seasoning, sazon, barbecue
     rub, berbere, vadouvan, steak seasoning, montreal steak seasoning, grill seasoning`,
  ],
  [['?treeNut'], `mahleb, mahlab, apricot kernel, peach kernel`],
  [
    ['soy', '?gluten'],
    `textured vegetable protein, tvp, textured protein, tempeh, tempeh bacon, soy chorizo, soyrizo, soy
     sausage, soy hot dog, soy crumble, tofu dog`,
  ],
  [['?celery', '?mustard'], `spice, mixed spice blend, spice extract, spicing`],
  [['?alcohol', '?sulphite'], `rose`],
  [['treeNut', '?dairy', '?soy'], `gianduja, gianduia, praline paste`],
  [['treeNut', '?egg'], `calisson`],
  [['treeNut', 'alcohol'], `frangelico`],
  [
    ['mustard', '?sulphite'],
    `dijon, dijon mustard, wholegrain mustard, whole grain mustard, piccalilli, mostarda`,
  ],
];
