/** Sections of a shop in the order in which the cart shows them (specification, section 9). */
export const STORE_SECTIONS = [
  'Produce',
  'Meat & Seafood',
  'Dairy & Eggs',
  'Pantry & Dry Goods',
  'Frozen Foods',
  'Beverages',
  'Snacks & Treats',
  'Miscellaneous',
] as const;
export type StoreSection = (typeof STORE_SECTIONS)[number];

/**
 * Which words lead to which section: the first row with a match decides. A section may have two rows:
 * an early one with the phrases in which a word means something else ("tomato paste", "peanut butter",
 * "green beans"), and a later one with its plain words.
 */
const RULES: readonly (readonly [StoreSection, string])[] = [
  [
    'Miscellaneous',
    `paper towel, paper plate, paper cup, plastic cup, toilet paper, napkin, foil, aluminum foil,
     parchment paper, cling film, plastic wrap, ziploc, zip bag, trash bag, garbage bag, dish soap, soap,
     sponge, charcoal, firewood, lighter, match, propane, skewer, toothpick, sunscreen, bug spray,
     coffee filter, paper bag, straw, fuel canister`,
  ],
  [
    'Frozen Foods',
    `frozen, ice cream, ice, ice cube, popsicle, sorbet, sherbet, gelato, tater tot, hash brown`,
  ],
  [
    'Pantry & Dry Goods',
    `canned, can of, dried, powder, powdered, seasoning, extract, bouillon, broth, stock, vinegar, sauce,
     paste, puree, salsa, dressing, marinade, pickle, relish, jam, jelly, preserves, gravy,
     peanut butter, almond butter, nut butter, apple butter, coconut milk, condensed milk,
     evaporated milk, coconut cream, coconut oil, corn starch, cornstarch, corn meal, cornmeal,
     corn syrup, corn tortilla, black pepper, white pepper, cayenne pepper, ground pepper, peppercorn,
     pepper flake, red pepper flake, egg noodle, rice noodle, bread crumb, breadcrumb, crushed tomato,
     diced tomato, peeled tomato, chopped tomato, stewed tomato, sun-dried tomato, tomato passata,
     pancake mix, baking mix, cake mix, soup mix, cream of tartar, cooking spray, oil, ketchup, mustard,
     mayo, mayonnaise, hot dog bun, hamburger bun, burger bun, chocolate syrup, cocoa powder,
     chicken ramen, beef ramen, ramen`,
  ],
  [
    'Snacks & Treats',
    `chip, crisp, cracker, cookie, biscuit, pretzel, popcorn, candy, chocolate, marshmallow, jerky,
     trail mix, granola bar, energy bar, protein bar, cereal bar, fruit snack, gummy, brownie, doughnut,
     donut, cake, pie, nut, mixed nut, peanut, almond, cashew, pistachio, sunflower seed, nacho,
     rice cake, licorice, caramel`,
  ],
  [
    'Beverages',
    `juice, lemonade, limeade, soda, cola, coke, water, coffee, espresso, tea, iced tea, kombucha, beer,
     wine, cider, whiskey, whisky, bourbon, vodka, gin, rum, tequila, seltzer, tonic, ginger ale,
     ginger beer, root beer, sports drink, energy drink, drink, hot cocoa, smoothie, punch, prosecco,
     champagne`,
  ],
  [
    'Produce',
    `green bean, snap pea, snow pea, bell pepper, butter lettuce, butternut squash, butternut, eggplant,
     sweet potato, chili pepper, cherry tomato, grape tomato, buttercup squash, spring onion,
     bean sprout, corn on the cob, sweetcorn, ear of corn, oyster mushroom, lion's mane mushroom, fresh`,
  ],
  [
    'Dairy & Eggs',
    `egg, milk, buttermilk, butter, margarine, ghee, cheese, cheddar, mozzarella, parmesan, feta, brie,
     gouda, halloumi, ricotta, mascarpone, provolone, swiss, monterey jack, pepper jack, cream cheese,
     sour cream, whipped cream, cream, creamer, half and half, half & half, half-and-half, yogurt,
     yoghurt, kefir, quark, skyr, creme fraiche, crème fraîche, custard`,
  ],
  [
    'Meat & Seafood',
    `chicken, beef, pork, lamb, veal, turkey, duck, bison, venison, goat, mutton, rabbit, bacon, ham,
     sausage, bratwurst, brat, hot dog, hotdog, frankfurter, salami, pepperoni, prosciutto, pancetta,
     chorizo, mince, minced meat, ground meat, meat, meatball, steak, rib, brisket, roast, patty, burger,
     drumstick, wing, fillet, filet, fish, salmon, tuna, trout, cod, halibut, tilapia, sardine, anchovy,
     mackerel, herring, bass, shrimp, prawn, crab, lobster, scallop, clam, mussel, oyster, squid,
     calamari, octopus, tofu, tempeh, seitan, deli slice`,
  ],
  [
    'Produce',
    `apple, apricot, artichoke, arugula, asparagus, avocado, banana, basil, beet, beetroot, berry,
     blackberry, blueberry, bok choy, broccoli, broccolini, brussels sprout, cabbage, cantaloupe, carrot,
     cauliflower, celery, chard, cherry, chili, chilli, chile, chive, cilantro, clementine, coconut,
     collard, coriander, corn, courgette, cranberry, cucumber, date, dill, endive, fennel, fig, fruit,
     garlic, ginger, grape, grapefruit, greens, guava, herb, jalapeno, jalapeño, jicama, kale, kiwi,
     kohlrabi, leek, lemon, lemongrass, lettuce, lime, mandarin, mango, melon, mint, mushroom, nectarine,
     okra, onion, orange, papaya, parsley, parsnip, peach, pear, pea, pepper, persimmon, pineapple,
     plantain, plum, pomegranate, potato, pumpkin, radicchio, radish, raspberry, rhubarb, romaine,
     rosemary, rutabaga, sage, salad, scallion, serrano, shallot, spinach, sprout, squash, strawberry,
     tangerine, tarragon, thyme, tomato, tomatillo, turnip, vegetable, veggie, watercress, watermelon,
     yam, zucchini`,
  ],
  [
    'Pantry & Dry Goods',
    `agave, bagel, baguette, baking powder, baking soda, barley, bean, bread, bulgur, bun, capers,
     cereal, chickpea, cinnamon, clove, couscous, cumin, curry, english muffin, farro, flour, granola,
     grits, honey, hummus, kidney bean, lasagna, lentil, macaroni, maple syrup, miso, muesli, muffin,
     naan, noodle, nutmeg, nutella, oat, oatmeal, olive, oregano, paprika, pasta, penne, pita, polenta,
     quinoa, raisin, refried bean, rice, roll, salt, seed, sesame, soup, spaghetti, spice, sriracha,
     starch, sugar, syrup, taco shell, tahini, toast, tortilla, turmeric, vanilla, walnut, pecan,
     pine nut, wrap, yeast, flatbread, sourdough, brioche, crouton, tostada`,
  ],
];

const MATCHERS: readonly (readonly [StoreSection, RegExp])[] = RULES.map(([section, keywords]) => [
  section,
  // Whole words only ("ham" is no part of "graham"), in the singular and the plural.
  new RegExp(`(?<!\\p{L})(?:${keywords.split(/,\s+/).map(eitherNumber).join('|')})(?!\\p{L})`, 'iu'),
]);

function eitherNumber(keyword: string): string {
  if (/[^aeiou]y$/.test(keyword)) return `${keyword.slice(0, -1)}(?:y|ies)`;
  return `${keyword}(?:s|es)?`;
}

/**
 * Store section of an ingredient by its name: the first row of the rules that matches wins
 * (specification, section 9). "frozen peas" is Frozen Foods, since that row stands before Produce.
 */
export function storeSection(name: string): StoreSection {
  const text = name.normalize('NFC');
  return MATCHERS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Miscellaneous';
}
