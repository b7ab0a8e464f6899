import { type Content } from './foodRow.ts';

/** Words about a food that say nothing of what it contains: how it is cut, kept, cooked, packed and sold. */
export const NEUTRAL_WORDS = `
  in shell, in the shell, shell on, shelled, type, textured, humboldt, anhydrous, demineralised,
  demineralized, common, sugared, crystallised, crystallized, kibbled, strong, contain, containing, high,
  unshelled, shucked, wok, defatted, isolated, isolate, north, south, east, west, northeast, greenland,
  nile, norway, great, separated, mechanically, edible, forest, wildflower, acacia blossom, all, three,
  four, five, six, seven, eight, nine, ten, one, two, naturally, brewed, hydrolysate, hydrolyzate, permeate,
  king, antarctic, spiny, coldwater, deep water, deepwater, warmwater, tail, shoulder, cheek, shank, saddle,
  rump, topside, reduced, iberian, milano, bayonne, parma, barn, strained, bovine, ovine, caprine, milanese,
  dutch, alla, genovese, de, di, la, le, du, des, et, e, del, della, da, con, al, au, aux, oven, oven baked,
  oven ready, stone ground, stoneground, stone baked, woodfired, wood smoked, hickory smoked, applewood
  smoked, applewood, oak smoked, beech smoked, mesquite, alder smoked, cherrywood, vacuum packed, modified
  atmosphere, msc, asc, pdo, pgi, aop, igp, dop, bio dynamic, biodynamic, demeter, certified, approved,
  selected, select, choice, prime, grade a, pasture, meadow, alpine, heritage, ancient, hand, picked,
  harvested, hand picked, hand made, handmade, kettle cooked, slow cooked, ready to eat, ready to cook,
  heat, microwave, microwavable, chef s, no added, added, ingredient, mono, natural, leg, a, an, the,
  of, in, with, and, or, plus, for, to, from, on, at, per, each, about, approx, your, my, our, any, other,
  such, as, like, no, not, into, some, extra, more, if, desired, needed, optional, taste, serve, garnish,
  fresh, freshly, frozen, thawed, chilled, refrigerated, dried, dry, dehydrated, freeze, raw, cooked,
  uncooked, precooked, pre, ready, made, prepared, homemade, home, store, bought, leftover, instant, quick,
  fast, slow, day, old, young, new, mature, aged, ripe, ripened, unripe, overripe, vintage, sun, chopped,
  diced, minced, sliced, slice, shredded, grated, crumbled, crushed, cracked, ground, milled, mashed,
  pureed, puree, blended, whipped, beaten, whisked, melted, softened, cubed, cube, halved, half, quartered,
  quarter, torn, julienned, shaved, slivered, flaked, flake, rolled, split, pitted, seeded, deseeded,
  seedless, stoned, cored, peeled, unpeeled, skinned, skinless, boneless, bone in, boned, deboned, skin on,
  skin, rind, trimmed, untrimmed, cleaned, washed, rinsed, drained, soaked, squeezed, juiced, pressed,
  packed, tightly, loosely, heaped, finely, coarsely, roughly, thinly, thickly, thin, thick, fine, coarse,
  cut, pre cut, precut, piece, chunk, strip, stick, wedge, ring, spear, floret, head, bunch, sprig, stalk,
  stem, leaf, leaves, root, bulb, ear, cob, kernel, pod, pit, core, tip, crown, top, bottom, side, end,
  fillet, filet, tender, lean, extra lean, fat, low fat, lowfat, nonfat, non fat, fat free, full fat,
  fullfat, reduced fat, part skim, part, whole, semi skimmed, semi, light, lite, heavy, rich, dark, pale,
  deep, bright, roasted, roast, toasted, baked, grilled, stir fried, sauteed, boiled,
  hard boiled, soft boiled, steamed, blanched, poached, braised, stewed, smoked, cold smoked, hot smoked,
  cured, charred, caramelized, caramelised, browned, seared, candied, unmarinated, unseasoned, spiced,
  spicy, hot, mild, medium, sharp, extra sharp, tangy, sour, sweet, sweetened, unsweetened, semisweet,
  savory, savoury, plain, original, classic, traditional, old fashioned, regular, ordinary, standard,
  premium, gourmet, artisan, artisanal, best, good, quality, favorite, favourite, organic, bio, local,
  seasonal, wild, wild caught, farmed, farm, farmhouse, free range, cage free, pasture raised, pastured,
  grass fed, corn fed, grain fed, line caught, sustainable, fair trade, non gmo, gmo free, hormone free,
  antibiotic free, preservative free, additive free, msg free, nitrate free, sugar free, no sugar added, no
  added sugar, no sugar, low sugar, reduced sugar, low carb, carb free, keto, paleo, whole30, low calorie,
  zero calorie, diet, cholesterol free, high protein, low protein, high fiber, caffeine free, decaf,
  decaffeinated, lactose free, trans fat free, fodmap, low fodmap, no bake, no cook, no knead, bpa free,
  steroid free, cruelty free, gmo, bleached, unbleached, enriched, fortified, refined, unrefined, hulled,
  dehulled, unhulled, pearled, polished, puffed, popped, parboiled, sprouted, germinated, fermented,
  cultured, pasteurized, pasteurised, unpasteurized, unpasteurised, homogenized, homogenised, uht,
  evaporated, condensed, concentrated, concentrate, from concentrate, reconstituted, distilled, filtered,
  unfiltered, cold pressed, expeller pressed, virgin, extra virgin, hydrogenated, partially, hydrolyzed,
  hydrolysed, powder, powdered, granule, granulated, crystal, liquid, solid, block, sheet, log, wheel,
  round, square, flat, long, short, tall, wide, thin cut, thick cut, center cut, centre cut, bite size,
  bite sized, sized, size, mini, miniature, small, large, jumbo, giant, baby, tiny, big, colossal, king size,
  family, family size, snack size, individual, single, double, triple, assorted, mixed, variety, various,
  colored, coloured, multicolor, rainbow, tri color, tricolor, colour, color, red, green, yellow, white,
  black, brown, purple, blue, pink, golden, gold, silver, blond, blonde, ruby, amber, clear, grey, gray,
  violet, american, italian, french, spanish, greek, english, british, irish, scottish, german, polish,
  hungarian, russian, turkish, israeli, lebanese, moroccan, egyptian, indian, thai, chinese, japanese,
  korean, vietnamese, indonesian, mexican, cuban, jamaican, caribbean, hawaiian, canadian, californian,
  california, texas, new york, mediterranean, asian, european, african, southern, northern, western,
  eastern, country, persian, madagascar, ceylon, sicilian, tuscan, roman, neapolitan, basque, portuguese,
  swedish, norwegian, atlantic, pacific, alaskan, alaska,
  bombay, bengal, ethiopian, peruvian, brazilian, argentinian, chilean, colombian, australian,
  zealand, belgian, austrian, bavarian, scandinavian, provencal, dalmatian, middle, himalayan, world, san,
  francisco, louisiana, maine, virginia, kentucky, georgia, idaho, maui, kona, arabica, robusta, can,
  canned, tinned, tin, jar, jarred, bottle, bottled, bag, bagged, box, boxed, package, pack, packet, pkg,
  pkt, carton, container, tub, tube, pouch, sachet, case, tray, cup, mug, glass, pan, bucket,
  crate, pint, quart, gallon, liter, litre, ounce, oz, lb, pound, gram, g, kg, kilo, ml, cl, dl, l, tsp,
  tbsp, tablespoon, teaspoon, dash, pinch, handful, drop, splash, knob, dollop, drizzle, dozen, couple, few,
  several, pair, inch, cm, mm, x, percent, pct, fl, fluid, qt, pt, gal, ct, count, vacuum, sealed,
  resealable, squeeze, squeezable, spray, aerosol, travel, portion, brand, kind, grade, number, based,
  style, artificially, unsmoked, uncured, unflavored, unflavoured, undressed, uncoated, unripened, unwaxed,
  waxed, crunchy, smooth, crispy, chewy, soft, firm, extra firm, silken, fluffy, sticky, juicy, moist,
  stale, hard, extra hard, semi hard, semi soft, set, stirred, crustless, unsliced, pull apart, pulp, flesh,
  meal prep, paste, cold, warm, room temperature, temperature, lukewarm, boiling, iced, ice cold, delicious,
  simple, easy, campfire, camping, grill, griller, grilling, stewing, frying, roasting, baking, cooking,
  eating, pickling, dipping, finishing, table, kitchen, all purpose, multi purpose, multipurpose, unroasted,
  unprocessed, shelf stable, perishable, nonperishable, heirloom, garden, vine, hothouse, greenhouse,
  hydroponic, field, tree, bush, mountain, sea, ocean, river, lake, desert, winter, summer, spring, autumn,
  fall, early, late, holiday, christmas, thanksgiving, easter, party, kid, adult, children,
  superfood, power, super, ultra, max, deluxe, royal, imperial, queen, prince,
  duchess, grandma, mom, chef, butcher, baker, fishmonger, deli, counter, bakery, supermarket, aisle,
  market, without, w, alle, nest, corn free, wheat free, grain free, palm oil free, tex mex`;

/** What a label takes out of a food, or says about it. */
export interface Claim {
  /** Comma-separated ways to say it, in small letters and the singular. */
  readonly words: string;
  readonly removes: readonly Content[];
  readonly certifies?: 'halal' | 'kosher';
}

/** Meat of all kinds, without fish and seafood. */
export const MEATS: readonly Content[] = ['beef', 'pork', 'lamb', 'poultry', 'game', 'meat'];
/** What lives in water. */
export const SEAFOOD: readonly Content[] = ['fish', 'crustacean', 'mollusc'];

/** The claims that are understood. */
export const CLAIMS: readonly Claim[] = [
  {
    words: 'vegan, plant based, plantbased',
    removes: [...MEATS, ...SEAFOOD, 'dairy', 'egg', 'gelatin', 'honey', 'animalProduct'],
  },
  {
    words: 'vegetarian, meatless, meat free, meatfree',
    removes: [...MEATS, ...SEAFOOD, 'gelatin', 'animalProduct'],
  },
  // Not of fish and seafood: imitation crab is fish.
  { words: 'fake, faux, mock', removes: MEATS },
  { words: 'gluten free, glutenfree, gf', removes: ['gluten'] },
  { words: 'dairy free, dairyfree, milk free, df', removes: ['dairy'] },
  { words: 'egg free, eggfree, eggless', removes: ['egg'] },
  { words: 'nut free, nutfree', removes: ['treeNut', 'peanut'] },
  { words: 'tree nut free', removes: ['treeNut'] },
  { words: 'peanut free', removes: ['peanut'] },
  { words: 'soy free, soya free, soyfree', removes: ['soy'] },
  { words: 'sesame free', removes: ['sesame'] },
  { words: 'celery free', removes: ['celery'] },
  { words: 'mustard free', removes: ['mustard'] },
  { words: 'lupin free', removes: ['lupin'] },
  {
    words: 'sulphite free, sulfite free, unsulphured, unsulfured, sulphur free, sulfur free',
    removes: ['sulphite'],
  },
  { words: 'fish free', removes: ['fish'] },
  { words: 'shellfish free', removes: ['crustacean', 'mollusc'] },
  {
    words: 'alcohol free, non alcoholic, nonalcoholic, dealcoholized, dealcoholised, alcohol removed',
    removes: ['alcohol'],
  },
  { words: 'pork free', removes: ['pork'] },
  { words: 'beef free', removes: ['beef'] },
  { words: 'gelatin free, gelatine free', removes: ['gelatin'] },
  { words: 'honey free', removes: ['honey'] },
  {
    words:
      'unsalted, salt free, low sodium, low salt, no salt, no salt added, no added salt, sodium free, very low sodium, without salt',
    removes: ['highSodium'],
  },
  { words: 'halal', removes: [], certifies: 'halal' },
  { words: 'kosher', removes: [], certifies: 'kosher' },
];
