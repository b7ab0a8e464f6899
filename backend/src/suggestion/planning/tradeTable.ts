import { readQuantity } from '../../../../domain/shopping/quantity.ts';
import { rational, type Rational } from '../../../../domain/shopping/rational.ts';
import { remembered } from '../../../../domain/text/remembered.ts';
import { comparableWords } from '../../../../domain/text/wordForms.ts';

/**
 * Foods, the grams of one kitchen unit ("each": of one), then the packs a shop sells with their grams, the smallest
 * first. "from" is the number of packs below which smaller units stay; brackets hold the size of a pack. No unit has two
 * sizes: a cart adds what has the same unit.
 *
 * Grams of kitchen units: household measures of USDA National Nutrient Database for Standard Reference, release 28
 * (FoodData Central, SR Legacy). Sizes of packs, slices of a loaf, cloves of a head and cups of a bunch: what American
 * supermarkets usually sell, leaves of a head that are big enough for a wrap. A pack that is "each" is one fruit, without
 * its rind. Where a food is only counted, the "grams" count pieces.
 */
const USED_UP = `
baby spinach, spinach | cup 30 | bag 142 (5-ounce bags), lb
arugula, salad greens, mixed greens, lamb's lettuce | cup 30 | bag 142 (5-ounce bags), lb
kale | cup 67 | bunch 250
romaine lettuce, lettuce | cup 47, leaf 52, leaves 52 | head 626
iceberg lettuce | cup 72, leaf 45 | head 755
cabbage, sauerkraut cabbage | cup 89 | head 908
red cabbage | cup 89 | head 839
coleslaw mix | cup 75 | bag 397 (14-ounce bags)
broccoli | cup 91 | lb
cauliflower | cup 107, each 588 | lb
green bean | cup 100 | lb
brussels sprout | cup 88 | lb
mushroom | cup 70, each 18 | lb
cherry tomato, grape tomato | cup 149, each 17 | lb
tomato | cup 180, each 123 | lb from 3
carrot | cup 128, each 61 | lb from 2
parsnip | cup 133, each 120 | lb
beet | cup 136, each 82 | lb
turnip, rutabaga | cup 130, each 122 | lb
celery root, celeriac | cup 156, each 450 | lb
celery | stalk 40, cup 101 | bunch 400
onion, red onion, yellow onion | cup 160, each 110 | lb from 3
green onion, scallion, spring onion | each 15, cup 100 | bunch 90
shallot | each 40, cup 160 | lb
leek | each 89, cup 89 | lb from 3
potato, baby potato, russet potato, new potato | cup 150, each 213 | lb from 4
sweet potato | cup 133, each 180 | lb from 4
butternut squash | cup 140 | each 950 (each about 2 1/2 pounds)
squash, pumpkin | cup 140 | lb
zucchini | cup 124, each 196 | lb from 6
eggplant | cup 82, each 548 | lb from 20
cucumber | cup 119, each 301 | lb from 30
bell pepper | cup 149, each 119 | lb from 8
asparagus | cup 134, each 16 | lb
radish | each 4.5, cup 116 | bunch 45
fresh ginger, ginger root | tsp 2, tbsp 6 | oz from 2
parsley, cilantro, basil, mint | cup 1 | bunch 1
dill, chive | cup 1 | bunch 1/2
blueberry | cup 148 | lb
raspberry, blackberry | cup 123 | lb
strawberry | cup 144, each 12 | lb
cherry, fresh cherry | cup 138 | lb
grape | cup 151, each 5 | lb
cantaloupe, honeydew | cup 160 | each 800 (each about 3 1/2 pounds)
watermelon | cup 152 | each 4700 (each about 15 pounds)
pineapple | cup 165 | lb
mango | cup 165, each 336 | lb from 30
plum, apricot | cup 160, each 66 | lb
peach, nectarine | cup 154, each 150 | lb from 8
frozen pea | cup 134 | lb
frozen corn | cup 136 | lb
frozen edamame, edamame | cup 118 | lb
frozen okra, okra | cup 100 | lb
frozen berry | cup 150 | lb
feta | cup 150 | lb
shredded cheese, cheddar cheese, mozzarella, Monterey Jack cheese, Swiss cheese, gruyere, vegan cheddar | cup 113 | lb
parmesan | cup 100, tbsp 5 | lb
cottage cheese | cup 226 | lb
ricotta, quark | cup 246 | lb
cream cheese | cup 232, tbsp 14.5 | lb
bacon | strip 28, slice 28 | lb
almond, hazelnut, cashew, peanut, pecan, walnut | cup 130, each 1.2 | oz from 4, lb
sliced almond | cup 92 | oz from 4, lb
pumpkin seed, sunflower seed, sesame seed, pine nut | cup 135, each 0.3 | oz from 4, lb
date | each 7.1, cup 147 | lb
dried apricot, prune | each 7, cup 130 | lb
dried fig | each 8.4, cup 149 | lb
raisin, dried cranberry, dried cherry, dried blueberry | cup 140 | oz from 4, lb
dried mango, dried pineapple, dried apple, dried fruit | cup 100 | oz from 4, lb
shredded coconut, coconut flake | cup 85 | oz from 4, lb
nori | sheet 1 | package 10 (of 10 sheets)
mini marshmallow | cup 50 | bag 283 (10-ounce bags)
marshmallow | each 7.2, cup 50 | bag 283 (10-ounce bags)
cracker | each 3 | box 255 (9-ounce boxes)
rice cake | each 9 | package 126 (of 14)
graham cracker | each 14 | box 408 (of 29)
gingersnap cookie, ginger cookie, cookie | each 7 | lb
crouton | cup 40 | bag 142 (5-ounce bags)
granola | cup 113 | lb
puffed rice cereal | cup 14 | box 340 from 1/6 (12-ounce boxes)
puffed millet, puffed rice | cup 21 | bag 170 (6-ounce bags)
pretzel, chip | cup 30 | lb
`;

/** As above, for what is bought in more than the meal takes: the note says how much of it goes in. */
const MEASURED = `
garlic | clove 1, each 10 | head 10 from 2/3
sandwich bread, whole wheat bread, bread | slice 1 | loaf 20 (of 20 slices)
sourdough bread, rye bread, raisin bread, brioche | slice 1 | loaf 16 (of 16 slices)
gluten-free bread | slice 1 | loaf 14 (of 14 slices)
ciabatta, country bread, farmhouse bread, Italian bread | slice 1 | loaf 12 (of 12 slices)
baguette | slice 1 | loaf 20 (of 20 slices)
milk, buttermilk | cup 244 | quart 976, gallon 3904 from 3/4
oat milk, almond milk, soy milk | cup 244 | quart 976, carton 1952 (half-gallon cartons)
rice milk, shelf-stable milk | cup 244 | quart 976
coconut milk | cup 226 | can 383 (13.5-ounce cans)
coconut cream | tbsp 19 | can 383 (13.5-ounce cans)
powdered milk | cup 68 | lb
red wine, white wine, wine | cup 237 | bottle 750 (750-milliliter bottles)
heavy cream, cream, coconut water | cup 238 | pint 476, quart 952
broth, stock | cup 240 | quart 960
orange juice, apple juice, juice, cider | cup 248 | quart 992, gallon 3968 from 3/4
yogurt | cup 245 | tub 907 (32-ounce tubs)
sour cream | cup 230 | tub 454 (16-ounce tubs)
hummus | cup 246 | tub 283 (10-ounce tubs)
butter, vegan butter, ghee | tbsp 14.2 | stick 113.6, lb 454.4
egg | each 1 | dozen 12 from 3
olive oil, canola oil, vegetable oil, sunflower oil, oil | cup 216 | bottle 432 (16-ounce bottles), quart 864
coconut oil | cup 218 | jar 397 (14-ounce jars)
sesame oil | cup 218 | bottle 230 (8-ounce bottles)
vinegar | cup 239 | bottle 478 (16-ounce bottles)
soy sauce, tamari, coconut aminos, teriyaki sauce | cup 255 | bottle 478 (15-ounce bottles)
maple syrup, syrup | cup 315 | bottle 473 (12-ounce bottles), quart 1260
honey | cup 339 | jar 340 (12-ounce jars)
ketchup | cup 272 | bottle 567 (20-ounce bottles)
mustard, brown mustard, yellow mustard | cup 249 | jar 340 (12-ounce jars)
Dijon mustard | cup 249 | jar 340 (12-ounce jars)
horseradish | tsp 5 | jar 227 (8-ounce jars)
mayonnaise | cup 220 | jar 415 (15-ounce jars)
barbecue sauce | cup 276 | bottle 510 (18-ounce bottles)
Caesar dressing, dressing | cup 240 | bottle 480 (16-ounce bottles)
salsa | cup 259 | jar 454 (16-ounce jars)
tomato sauce, pizza sauce, marinara sauce, pasta sauce | cup 245 | jar 680 (24-ounce jars)
tomato puree, passata | cup 250 | jar 680 (24-ounce jars)
applesauce | cup 246 | jar 680 (24-ounce jars)
tomato paste | tbsp 16 | can 170 (6-ounce cans)
basil pesto, pesto | cup 240 | jar 227 (8-ounce jars)
curry paste | tbsp 16 | jar 113 (4-ounce jars)
white miso, miso | tbsp 17 | tub 500 (18-ounce tubs)
peanut butter, almond butter, sunflower seed butter, cashew butter, nut butter | tbsp 16 | jar 454 (16-ounce jars)
chocolate spread, hazelnut spread, chocolate hazelnut spread | tbsp 18 | jar 370 (13-ounce jars)
apple butter, jam, jelly, marmalade, preserve | tbsp 20 | jar 510 (18-ounce jars)
cherry pie filling, pie filling | cup 264 | can 595 (21-ounce cans)
roasted red pepper, sun-dried tomato, artichoke heart | cup 140 | jar 340 (12-ounce jars)
caper | tbsp 8.6 | jar 100 (3.5-ounce jars)
olive | each 4, cup 135 | jar 170 (6 ounces drained)
pickle, gherkin, cornichon | each 65, tbsp 10 | jar 454 (24-ounce jars)
sauerkraut | cup 142 | jar 680 (24-ounce jars)
flour | cup 125 | lb
cornmeal, polenta | cup 157 | lb
grits, semolina | cup 160 | lb
rolled oat, oat | cup 81 | lb
muesli | cup 85 | lb
long-grain rice, rice, jasmine rice, basmati rice, risotto rice | cup 185 | lb
instant brown rice, instant rice | cup 95 | lb
wild rice | cup 160 | lb
quinoa, bulgur | cup 170 | lb
couscous | cup 173 | lb
millet, pearl barley, barley, buckwheat | cup 200 | lb
lentil, split pea, dried bean | cup 195 | lb
potato flake | cup 60 | lb
pancake mix | cup 130 | lb
breadcrumb | cup 108 | lb
sugar | cup 200 | lb
brown sugar | cup 220 | lb
powdered sugar | cup 120 | lb
cocoa powder, cocoa | cup 86 | oz from 4
cornstarch, starch | cup 128 | lb
chocolate chip | cup 170 | lb
vegan dark chocolate, dark chocolate | cup 170 | lb
chia seed, flaxseed | tbsp 12 | lb from 1/2
nutritional yeast | cup 80 | oz from 4
popcorn kernel | cup 190 | lb
coffee, ground coffee | tbsp 5, cup 80 | lb
baking powder | tsp 4.6 | oz from 4
chili powder | tsp 2.7 | oz
paprika, smoked paprika | tsp 2.3 | oz
cumin, ground cumin, caraway seed | tsp 2.1 | oz
cinnamon, ground cinnamon | tsp 2.6 | oz
turmeric, ground turmeric | tsp 3 | oz
curry powder, garam masala | tsp 2 | oz
garlic powder, onion powder | tsp 3.1 | oz
black pepper, cayenne pepper | tsp 2.1 | oz
dried basil, dried oregano, dried thyme, dried rosemary, dried sage, dried parsley, dried dill, dried mint | tsp 1 | oz
Italian seasoning, herbes de Provence | tsp 1 | oz
`;

/** A pack that a shop sells. */
export interface Pack {
  readonly unit: string;
  readonly grams: Rational;
  /** As many packs at least; null for what is usual. */
  readonly from: Rational | null;
  /** '5-ounce bags'; null where the unit says it all. */
  readonly size: string | null;
}

/** How a food is bought for many people. */
export interface Trade {
  /** Grams of one kitchen unit, by its singular; "each" for what is counted by itself. */
  readonly gramsOf: ReadonlyMap<string, Rational>;
  /** The smallest first. */
  readonly packs: readonly Pack[];
  /** Whether a part of what is bought may be left over. */
  readonly isMeasured: boolean;
}

const GRAMS_OF_WEIGHTS: Readonly<Record<string, Rational>> = {
  lb: rational(4536n, 10n),
  oz: rational(2835n, 100n),
};

function numberOf(text: string): Rational {
  return readQuantity(text)?.low ?? rational(1n);
}

function packOf(text: string): Pack {
  const {
    unit = '',
    grams,
    from,
    size = null,
  } = /^(?<unit>[a-z-]+)(?: (?<grams>[\d./]+))?(?: from (?<from>[\d/]+))?(?: \((?<size>.+)\))?$/.exec(text)
    ?.groups ?? {};
  return {
    unit,
    grams: grams === undefined ? (GRAMS_OF_WEIGHTS[unit] ?? rational(1n)) : numberOf(grams),
    from: from === undefined ? null : numberOf(from),
    size,
  };
}

function tradesOf(table: string, isMeasured: boolean): [food: string, trade: Trade][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [foods = '', kitchen = '', packs = ''] = line.split(' | ');
      const gramsOf = new Map(
        kitchen.split(', ').map((text) => {
          const [unit = '', grams = ''] = text.split(' ');
          return [unit, numberOf(grams)] as const;
        }),
      );
      const trade: Trade = { gramsOf, packs: packs.split(', ').map(packOf), isMeasured };
      return foods.split(', ').map((food): [string, Trade] => [comparableWords(food).join(' '), trade]);
    });
}

const TRADES = new Map([...tradesOf(USED_UP, false), ...tradesOf(MEASURED, true)]);

/**
 * How a food is bought for many: by the longest end of its name that the table has, so that peanut butter is no butter.
 * @returns null for a food that the table does not have
 */
export const tradeOf: (name: string) => Trade | null = remembered(readTrade, 2000);

function readTrade(name: string): Trade | null {
  const words = comparableWords(name);
  for (let first = 0; first < words.length; first += 1) {
    const trade = TRADES.get(words.slice(first).join(' '));
    if (trade !== undefined) return trade;
  }
  return null;
}
