import fc from 'fast-check';
import { STORE_SECTIONS, storeSection, type StoreSection } from './storeSection.ts';
import supermarketProducts from '../../testdata/storeSectionExamples.json' with { type: 'json' };

/** Everyday groceries as people write them on a list. */
const EXAMPLES: Readonly<Record<StoreSection, string>> = {
  Produce: `firm tofu, extra firm tofu, tempeh, seitan, Yellow onions, BELL PEPPERS, blueberries, Zucchini, fresh dill, green beans, 2 limes, jalapeños, butternut squash,
    eggplant, sweet potatoes, corn on the cob, Cherry tomatoes, tomatoes, butter lettuce, romaine lettuce, iceberg lettuce, baby spinach,
    kale, arugula, spring mix, mixed greens, salad greens, cabbage, red cabbage, napa cabbage, bok choy, broccoli, broccolini,
    cauliflower, carrots, baby carrots, celery, celery stalks, cucumbers, English cucumber, radishes, beets, turnips, parsnips, rutabaga,
    leeks, shallots, green onions, scallions, red onion, white onion, garlic, 3 cloves of garlic, ginger root, fresh ginger,
    russet potatoes, Yukon Gold potatoes, red potatoes, fingerling potatoes, yams, acorn squash, spaghetti squash, yellow squash,
    pumpkin, asparagus, artichokes, Brussels sprouts, snap peas, snow peas, peas, corn, ears of corn, okra, fennel, mushrooms,
    portobello mushrooms, shiitake mushrooms, oyster mushrooms, red bell pepper, poblano peppers, serrano peppers, habaneros,
    red chilies, avocados, basil, parsley, cilantro, mint, rosemary, thyme sprigs, sage, chives, fresh oregano, lemongrass, apples,
    Granny Smith apples, bananas, oranges, clementines, mandarins, grapefruit, lemons, limes, lemon juice, pears, peaches,
    nectarines, plums, apricots, cherries, strawberries, raspberries, blackberries, grapes, watermelon, cantaloupe, honeydew,
    pineapple, mangoes, papaya, kiwis, figs, dates, pomegranate, coconut, plantains, cranberries, rhubarb, collard greens,
    mustard greens, Swiss chard, watercress, endive, radicchio, bean sprouts, jicama, tomatillos, plum tomatoes, Roma tomatoes,
    fruit salad, coleslaw mix, guacamole, star fruit, dragon fruit, microgreens, celery root, sugar snap peas,
    mangetout, pak choi, cavolo nero, courgettes, French beans, chestnut mushrooms, Maris Piper potatoes, scotch bonnets, tart apples,
    snack cucumbers, little gem lettuce, courgette flowers, mushroom oyster`,
  'Meat & Seafood': `Trout fillets, Plant-based mince, smoked turkey, ground beef, chicken thighs, Shrimp, anchovies, hot dogs,
    chicken breasts, boneless skinless chicken breast, whole chicken, rotisserie chicken, chicken wings, chicken drumsticks, ground chicken,
    ground turkey, turkey breast, duck breast, steak, ribeye steaks, flank steak, sirloin, skirt steak, stew meat, beef chuck,
    brisket, short ribs, pork chops, pork tenderloin, pulled pork, pork shoulder, baby back ribs, spare ribs, bacon, turkey bacon,
    ham, deli ham, sliced turkey, salami, pepperoni, prosciutto, pancetta, chorizo, Italian sausage, bratwurst, kielbasa, andouille sausage,
    breakfast sausage, meatballs, burger patties, hamburger meat, veal, lamb chops, leg of lamb, ground lamb, venison, bison,
    salmon, salmon fillets, smoked salmon, tuna steaks, cod, halibut, tilapia, catfish, mahi mahi, sea bass, snapper, sardines,
    scallops, clams, mussels, oysters, crab, crab legs, lobster tails, squid, calamari, corned beef, roast beef,
    lunch meat, pastrami, bologna, hot Italian sausages, frankfurters, oxtail, chicken livers, Impossible Burger,
    gammon steaks, streaky bacon rashers, black pudding, smoked haddock, carne asada, honey roasted ham,
    beef mince, kippers, pheasant, red hot dogs, chipotle sausages, bockwurst`,
  'Dairy & Eggs': `Feta, Sharp cheddar, eggs, Butter, heavy cream, Greek yogurt, cream cheese, half & half, oat milk, a dozen eggs, egg whites,
    egg yolks, whole milk, 2% milk, skim milk, buttermilk, chocolate milk, almond milk, soy milk, unsalted butter, salted butter,
    margarine, ghee, sour cream, whipped cream, whipping cream, crème fraîche, half-and-half, coffee creamer, plain yogurt,
    vanilla yogurt, kefir, cottage cheese, ricotta, mascarpone, mozzarella, fresh mozzarella, shredded cheese, cheddar cheese, string cheese,
    American cheese, Swiss cheese, provolone, pepper jack, Monterey Jack, Colby, Parmesan, Parmigiano-Reggiano, Pecorino Romano,
    Gruyère, Gouda, Brie, blue cheese, Gorgonzola, goat cheese, halloumi, queso fresco, cotija, paneer, cheese slices, burrata,
    large eggs, sliced provolone, cream, shredded Mexican cheese, parmesan cheese, vegan butter, coconut yogurt, custard,
    Red Leicester, fromage frais, tzatziki, blue cheese crumbles, taco cheese, quail eggs`,
  'Pantry & Dry Goods': `Black beans, Crushed tomatoes, Flour tortillas, pancake mix, Maple syrup, chili powder, peanut butter, chicken broth,
    olive oil, tomato paste, coconut milk, garlic powder, apple cider vinegar, egg noodles, brown rice, hot dog buns, black pepper,
    lime juice powder, all-purpose flour, bread flour, sugar, brown sugar, powdered sugar, honey, agave, molasses, corn syrup,
    baking powder, baking soda, yeast, cornstarch, cornmeal, vanilla extract, cocoa powder, chocolate chips, sprinkles, frosting,
    cake mix, brownie mix, salt, kosher salt, sea salt, salt and pepper, cumin, paprika, smoked paprika, oregano, cinnamon, nutmeg, cloves,
    turmeric, curry powder, garam masala, bay leaves, red pepper flakes, cayenne pepper, Italian seasoning, taco seasoning, onion powder,
    dried thyme, dried basil, vegetable oil, canola oil, coconut oil, sesame oil, cooking spray, balsamic vinegar, red wine vinegar, soy sauce,
    fish sauce, Worcestershire sauce, hot sauce, sriracha, hoisin sauce, BBQ sauce, ketchup, mustard, Dijon mustard, mayonnaise, relish,
    pickles, olives, capers, salsa, pasta sauce, marinara sauce, Alfredo sauce, pesto, ranch dressing, salad dressing, spaghetti, penne,
    macaroni, mac and cheese, lasagna noodles, lasagna plates, schupfnudeln, cream-style corn, ramen, rice noodles, couscous, quinoa, white rice, basmati rice, wild rice, oats, rolled oats,
    oatmeal, granola, cereal, corn flakes, grits, polenta, lentils, chickpeas, kidney beans, pinto beans, baked beans, refried beans, canned corn,
    canned tuna, canned tomatoes, diced tomatoes, tomato sauce, chicken noodle soup, cream of mushroom soup, vegetable stock, beef bouillon,
    bread, sourdough bread, whole wheat bread, hamburger buns, bagels, English muffins, tortillas, corn tortillas, pita bread, naan, croissants,
    dinner rolls, breadcrumbs, panko, croutons, taco shells, almond butter, jam, grape jelly, strawberry preserves, Nutella, raisins, dried cranberries,
    prunes, sesame seeds, chia seeds, sunflower seeds, tahini, hummus, coconut flakes, evaporated milk,
    condensed milk, applesauce, pie crust, gelatin, instant potatoes, stuffing mix, roasted red peppers, sun-dried tomatoes, artichoke hearts in a jar,
    nori, miso paste, rice paper, harissa, sauerkraut, lemon pepper, banana bread, garlic salt, celery seed, butter beans, pancake syrup, waffle mix,
    tinned peaches, can of
    green beans, pineapple in juice, pickled ginger, ground ginger, pizza sauce, carrot cake mix, pumpkin pie spice, cherry pie filling,
    rose water, gherkins, porridge oats, crumpets, bicarbonate of soda, chili crisp, lemon curd, instant mashed potatoes, candied cherries,
    dehydrated chili, coconut aminos, honey nut Cheerios, chipotles in adobo, marinated artichoke hearts, masa harina, tuna pouches, pasilla chiles`,
  'Frozen Foods': `frozen peas, ice cream, Bag of ice, tater tots, frozen pizza, pizza, frozen corn, frozen berries, frozen spinach, vanilla ice cream,
    ice cream sandwiches, popsicles, sorbet, sherbet, gelato, waffles, frozen waffles, French fries, hash browns, fish sticks, chicken nuggets,
    veggie burgers, edamame, ice cubes, puff pastry, phyllo dough, frozen shrimp, frozen orange juice concentrate, burritos, egg rolls,
    potstickers, corn dogs, onion rings, Cool Whip, TV dinners, frozen yogurt, frozen bread dough, frozen strawberries, ice pops, pierogies,
    cheese pizza, pepperoni pizza,
    chicken pot pie, sweet potato fries, oven chips, ice lollies, pork dumplings, cheese quesadillas, samosas`,
  Beverages: `ground coffee, Sparkling water, orange juice, Iced tea, ginger beer, lemonade, ginger ale, root beer, cream soda, club soda,
    tonic water, cola, Coke, Diet Coke, Sprite, soda, seltzer, mineral water, bottled water, coconut water, sports drinks, Gatorade, energy drinks,
    apple juice, cranberry juice, grape juice, tomato juice, pineapple juice, apple cider, kombucha, coffee, coffee beans, instant coffee, K-cups, cold brew,
    tea, green tea, tea bags, chai, hot chocolate, hot cocoa mix, beer, light beer, IPA, hard seltzer, red wine, white wine, rosé, champagne, prosecco, vodka, gin,
    rum, tequila, whiskey, bourbon, vermouth, margarita mix, juice boxes, punch, smoothies,
    Gatorade powder, orange squash, elderflower cordial, vitamin water, cans of beer,
    Earl Grey, sherry, Pellegrino, water bottles`,
  'Snacks & Treats': `pine nuts, walnuts, pecans, slivered almonds, Marshmallows, mixed nuts, milk chocolate bars, Graham crackers, tortilla chips, beef jerky, trail mix, candies, potato chips,
    corn chips, pita chips, crackers, cheese crackers, Goldfish crackers, pretzels, popcorn, microwave popcorn, cookies, Oreos, chocolate chip cookies,
    chocolate, dark chocolate, candy bars, gummy bears, jelly beans, licorice, lollipops, gum, caramels, granola bars, protein bars, energy bars,
    fruit snacks, fruit leather, rice cakes, peanuts, cashews, almonds, pistachios, nuts, brownies, cupcakes, donuts, birthday cake, apple pie,
    cheesecake, pudding, turkey jerky, kettle corn, Doritos, animal crackers, peanut butter cups, biscuits, cheese puffs, snack mix, macadamia nuts,
    salt and vinegar crisps, shortbread, flapjacks,
    Victoria sponge, chocolate covered raisins, honey roasted peanuts, fig rolls, jelly babies, Hershey bars, Swiss roll, veggie straws`,
  Miscellaneous: 'Aunt Mo’s surprise, 🔥, מלח, gadget',
  'Household & Gear': `paper towels, charcoal, paper plates, paper cups, plastic forks, napkins, aluminum foil, parchment paper,
    plastic wrap, Ziploc bags, trash bags, dish soap, hand soap, sponges, toilet paper, tissues, wet wipes, firewood, lighter, matches, propane,
    lighter fluid, skewers, toothpicks, sunscreen, zinc cream, dishwasher salt, bug spray, coffee filters, batteries, candles, dog food, cat litter, diapers, shampoo, toothpaste,
    laundry detergent, bandages, first aid kit, straws, hand sanitizer, tablecloth, duct tape, flashlight,
    cake tin, tea towels, cookie cutters, wine
    glasses, meat thermometer, ice packs, steak knives, roasting sticks, sun cream, bin liners, plates, cups, bowls, mugs, foil, tin foil,
    garbage bags, dish brush, AA batteries, grill lighter, propane tank, gas canister, butane, fire starters, kindling, briquettes,
    mosquito spray, insect repellent, headlamp, hand warmers, power bank, playing cards, frisbee, birthday candles, zip ties,
    bungee cords, clothespins, rubber bands, camping chairs, tarp, rope, hammock, earplugs, painkillers, red solo cups,
    disposable plates, serviettes, kitchen twine, cutlery, forks, spoons, knives, corkscrew, can opener, pool floats, glow sticks`,
};

const GROCERIES = STORE_SECTIONS.flatMap((section) =>
  EXAMPLES[section].split(/,\s+/).map((name) => ({ name, section })),
);

describe('store section', () => {
  it.each(STORE_SECTIONS)('%s contains its everyday groceries', (section) => {
    const elsewhere = GROCERIES.filter((grocery) => grocery.section === section)
      .map(({ name }) => `${name}: ${storeSection(name)}`)
      .filter((found) => !found.endsWith(`: ${section}`));
    expect(elsewhere).toEqual([]);
  });

  it.each(STORE_SECTIONS)('%s contains the products that supermarkets have there', (section) => {
    const elsewhere = supermarketProducts[section]
      .map((name) => `${name}: ${storeSection(name)}`)
      .filter((found) => !found.endsWith(`: ${section}`));
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['palinka', 'Beverages'],
    ['Appenzeller', 'Dairy & Eggs'],
    ['tamagoyaki', 'Dairy & Eggs'],
    ['guanciale', 'Meat & Seafood'],
    ['branzino', 'Meat & Seafood'],
    ['abalone', 'Meat & Seafood'],
    ['orecchiette', 'Pantry & Dry Goods'],
    ['ajwain', 'Pantry & Dry Goods'],
    ['gadget', 'Miscellaneous'],
  ])('of %s without a keyword follows its contents: %s', (name, section) => {
    expect(storeSection(name)).toBe(section);
  });

  it.each([
    'lemon dish soap',
    'chicken cat treats',
    'treats for dogs',
    'coconut milk shampoo',
    'cake pan',
    'cake pan (9 inch)',
    'milk frother, electric',
    'peanut butter dog treats',
    'brush for the grill',
  ])('of a product that is no food is Household & Gear, even when its name contains a food: %s', (name) => {
    expect(storeSection(name)).toBe('Household & Gear');
  });

  it('of a food whose name has the word of a thing is not Household & Gear', () => {
    const foods =
      `paper-thin ham, cup of soup, cup noodles, soup in a cup, peanut butter cups, fruit cups, lettuce cups, plate of cheese,
      bowl of cherries, rice bowl, matchstick carrots, match day snack mix, matcha, foil-wrapped chocolate eggs, foil packet potatoes,
      charcoal crackers, charcoal grilled chicken, lighter mayonnaise, lighter cream cheese, straw mushrooms, chicken skewers,
      shrimp skewers, rope sausage, stick of butter, string cheese, string beans, wax beans, glass noodles, rice paper,
      wood ear mushrooms, wood smoked bacon, gas station hot dogs, bag of ice, ice, bagged salad, tea bags, tortilla wraps, pan pizza,
      pot roast, water bottles, candle nuts, sponge cake, bubble tea, cotton candy, cooking spray, sunflower seeds`
        .split(/,\s+/)
        .filter((name) => storeSection(name) === 'Household & Gear');
    expect(foods).toEqual([]);
  });

  it('of nuts is the same, however they are cut', () => {
    const kinds = [
      'almonds',
      'peanuts',
      'cashews',
      'walnuts',
      'pecans',
      'pine nuts',
      'pistachios',
      'mixed nuts',
    ];
    const names = kinds.flatMap((kind) => [kind, `chopped ${kind}`, `roasted ${kind}`, `candied ${kind}`]);
    expect(names.filter((name) => storeSection(name) !== 'Snacks & Treats')).toEqual([]);
  });

  it('has examples for at least 600 groceries', () => {
    expect(new Set(GROCERIES.map(({ name }) => name.toLowerCase())).size).toBeGreaterThanOrEqual(600);
  });

  it('is the same for singular and plural', () => {
    for (const one of ['potato', 'cherry', 'leaf lettuce', 'cookie', 'radish', 'chili', 'loaf', 'mango']) {
      const many =
        one
          .replace(/y$/, 'ie')
          .replace(/(ato|ango|ish)$/, '$1e')
          .replace(/f$/, 've') + 's';
      expect([many, storeSection(many)]).toEqual([many, storeSection(one)]);
    }
  });

  it('reads only the first 500 characters of a text', () => {
    expect(storeSection(`${' '.repeat(490)}apple`)).toBe('Produce');
    expect(storeSection(`${' '.repeat(500)}apple`)).toBe('Miscellaneous');
  });

  it('matches whole words: graham is no ham, watercress no water, pineapple no pine', () => {
    expect(storeSection('graham')).not.toBe('Meat & Seafood');
    expect(storeSection('watercress')).toBe('Produce');
    expect(storeSection('pineapple')).toBe('Produce');
  });

  it('is one of the sections for every text, whatever its outer spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const section = storeSection(name);
        return STORE_SECTIONS.includes(section) && storeSection(`  ${name} `) === section;
      }),
    );
  });
});
