import { rendered } from '../../text/rendered.ts';
import { readersBy, SOURCE_READER } from '../../text/reader.ts';
import fc from 'fast-check';
import densities from '../data/densities.json' with { type: 'json' };
import tradeUnits from '../data/tradeUnits.json' with { type: 'json' };
import { sumOf, type Part, type QuantityText } from '../amount/quantitySum.ts';
import { readQuantity } from '../amount/quantity.ts';
import { fractionText, product, quotient, rational, sum, type Rational } from '../../number/rational.ts';
import { isEnoughToBuy } from '../../testdata/largestStep.ts';
import { foodKey } from '../food/foodKey.ts';
import { shoppingTotal, totalText, totalQuantities } from './shoppingTotal.ts';
import { workingOf } from './working.ts';

afterEach(() => readersBy(() => SOURCE_READER));

/** '500|g': quantity and unit of a row; either may be empty. */
function row(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

const totalOf = (name: string, rows: readonly string[]) => shoppingTotal(foodKey(name), rows.map(row));

describe('a seasoning', () => {
  it.each([
    ['chili powder', ['1 1/2|oz', '1/3|cup'], '≈ 3 1/2 oz'],
    ['curry powder', ['2|oz', '1|tbsp'], '≈ 2 1/2 oz'],
    ['smoked paprika', ['50|g', '1|tbsp'], '≈ 60 g'],
    ['salt', ['1|tbsp', '2 3/4|tsp'], '≈ 2 tbsp'],
    ['salt', ['1|tbsp', '1 1/2|tsp'], '1 1/2 tbsp'],
    ['fresh ginger', ['2|tbsp', '1|tbsp'], '≈ 1 piece'],
    ['fresh ginger', ['1|piece', '1|tbsp'], '≈ 2 pieces'],
  ])('of %s %j is one amount', (name, rows, label) => {
    const read = rows.map((text) => {
      const [quantity = null, unit = null] = text.split('|');
      return { quantity, unit };
    });
    expect(totalText(shoppingTotal(foodKey(name), read))).toBe(label);
  });
});

describe('the total of a food', () => {
  it.each([
    ['Buckwheat flour', ['500|g', '2|cups'], '≈ 740 g'],
    ['flour', ['1|lb', '2|cups'], '≈ 1 3/4 lb'],
    ['flour', ['1|lb', '1|kg', '1|cup'], '≈ 1.6 kg'],
    ['flour', ['2|cups', '1|cup'], '3 cups'],
    ['flour', ['2|cups', '100|ml'], '≈ 2 1/2 cups'],
    ['milk', ['1|l', '2|cups'], '≈ 1.5 l'],
    ['milk', ['500|g', '1|cup'], '≈ 1 quart'],
    ['unsalted butter', ['2|sticks', '100|g'], '≈ 3 sticks'],
    ['butter', ['1|stick', '4|tbsp'], '≈ 2 sticks'],
    ['yeast', ['1|packet', '2 1/4|tsp'], '≈ 2 packages'],
    ['sugar', ['2|dessertspoons', '1|tbsp'], '2 tbsp + 1 tsp'],
    ['tortillas', ['12|count', '3|'], '15'],
    ['ginger', ['1|thumb', '2|thumbs'], '3 thumbs'],
    ['butter', ['1|stick', '1/2|cup'], '≈ 2 sticks'],
    ['butter', ['1|stick', '1|lb'], '≈ 5 sticks'],
    ['bacon', ['6|slices', '8|oz'], '≈ 1 package'],
    ['bacon', ['1|package', '16|slices'], '≈ 2 packages'],
    ['canned chickpeas', ['1|can', '15|oz'], '≈ 2 cans'],
    ['tomato paste', ['1|can', '6|oz'], '≈ 2 cans'],
    ['thyme', ['1|bunch', '4|sprigs'], '≈ 2 bunches'],
    ['thyme', ['4|sprigs', '1|tsp'], '≈ 1 bunch + 1 tsp'],
    ['milk', ['1|gallon', '500|ml'], '≈ 1 gallon + 1 1/2 pints'],
    ['milk', ['1|gallon', '3|quarts'], '1 3/4 gallons'],
    ['butter', ['250|g', '1/2|cup'], '≈ 370 g'],
    ['garlic', ['1|head', '6|cloves'], '≈ 2 heads'],
    ['garlic', ['3|cloves', '2|tsp'], '≈ 1 head'],
    ['celery', ['2|stalks', '1|bunch'], '≈ 2 bunches'],
    ['scallions', ['1|bunch', '3|'], '≈ 2 bunches'],
    ['fresh coriander', ['1|bunch', '10|sprigs'], '≈ 2 bunches'],
    ['romaine', ['1|head', '6|leaves'], '≈ 2 heads'],
    ['onions', ['2|', '1|cup'], '≈ 3'],
    ['carrots', ['3|', '1|lb'], '≈ 1 1/2 lb'],
    ['bread', ['1|loaf', '6|slices'], '≈ 2 loaves'],
    ['coconut milk', ['2|cans', '1|cup'], '≈ 3 cans'],
    ['spaghetti', ['1|package', '1|lb'], '≈ 2 packages'],
    ['salt', ['8|pinches', '2 1/2|tsp'], '≈ 1 tbsp'],
    ['Water', ['2|cups', '500|g', 'some|'], '≈ 4 1/4 cups + some'],
  ])('%s: %j is %s', (name, rows, label) => {
    expect(totalText(totalOf(name, rows))).toBe(label);
    expect(totalText(totalOf(name, [...rows].reverse()))).toBe(label);
  });

  it.each([
    ['dragon scales', ['500|g', '2|cups'], '500 g + 2 cups'],
    ['tomatoes', ['2|cans', '400|g'], '2 cans + 400 g'],
    ['black beans', ['2|cans', '1|cup'], '2 cans + 1 cup'],
    ['garlic', ['1|jar', '3|cloves'], '≈ 1 head + 1 jar'],
    ['kosher salt', ['1|kg', '2|tbsp'], '1 kg + 2 tbsp'],
    ['parsnip wine', ['2|', '1|bottle'], '2 + 1 bottle'],
  ])('stands side by side if nothing tells the weight: %s, %j is %s', (name, rows, label) => {
    expect(totalText(totalOf(name, rows))).toBe(label);
  });
});

describe('pieces of what is cut up', () => {
  it.each([
    ['limes', ['2 1/2|', '4|', '4|'], '11'],
    ['limes', ['4.02|', '4|'], '8'],
    ['limes', ['3.09|', '4.3|'], '8'],
    ['onions', ['10|', '1/2|cup'], '≈ 11'],
    ['avocados', ['7 1/2|', '3 3/4|'], '11'],
    ['onions', ['9.9|', '10.4|'], '21'],
    ['lemons', ['1/2|', '20|'], '21'],
    ['eggs', ['4.02|', '4|'], '9'],
  ])('are never short by more than a trifle: %s, %j are %s', (name, rows, label) => {
    expect(totalText(totalOf(name, rows))).toBe(label);
  });
});

describe('the working of a total', () => {
  it.each([
    [
      'Buckwheat flour',
      ['500|g', '2|cups'],
      { sum: '500 g + 2 cups', facts: ['1 cup of buckwheat flour is about 120 g'], total: '≈ 740 g' },
    ],
    [
      'garlic',
      ['1|head', '6|cloves'],
      { sum: '6 cloves + 1 head', facts: ['1 head of garlic is about 10 cloves'], total: '≈ 2 heads' },
    ],
    ['Onions', ['2|', '1|cup'], { sum: '2 + 1 cup', facts: ['onions: about 1 cup each'], total: '≈ 3' }],
    [
      'carrots',
      ['3|', '1|lb'],
      { sum: '3 + 1 lb', facts: ['carrots: about 2 1/4 oz each'], total: '≈ 1 1/2 lb' },
    ],
    [
      'dragon scales',
      ['1|lb', '500|g'],
      { sum: '1 lb + 500 g', facts: ['1 lb is about 454 g'], total: '≈ 960 g' },
    ],
    ['milk', ['1|l', '2|cups'], { sum: '2 cups + 1 l', facts: ['1 cup is about 237 ml'], total: '≈ 1.5 l' }],
    ['dragon scales', ['500|g', '2|cups'], { sum: '500 g and 2 cups', facts: [], total: null }],
    [
      'Canned chickpeas',
      ['1|can', '1|cup'],
      { sum: '1 can + 1 cup', facts: ['1 can of chickpeas is about 2 1/2 cups'], total: '≈ 2 cans' },
    ],
    ['flour', ['1|cup', '1|cup'], null],
    ['flour', ['1|cup'], null],
    ['eggs', ['1 1/2|', '1/4|'], { sum: '1 3/4', facts: [], total: '2' }],
  ])('of %s, %j', (name, rows, working) => {
    expect(rendered(workingOf(totalOf(name, rows), name))).toEqual(working);
  });

  it('keeps the capitals of German nouns', () => {
    readersBy(() => ({ ...SOURCE_READER, language: 'de' }));
    const working = workingOf(totalOf('Flour', ['1|cup', '100|g']), 'Flour');
    expect(working?.facts.map(({ values }) => values)).toMatchObject([{ food: 'Flour' }]);
  });
});

/** Weights read again from the data, and units from their definitions: nothing is shared with the rule. */
const CUPS = new Map(
  [...densities.byWeight, ...densities.byVolume].flatMap(({ cup, foods }) =>
    foods.map((food) => [food, cup] as const),
  ),
);
const PIECES = new Map(
  [...tradeUnits.packages, ...tradeUnits.counted, ...tradeUnits.weighed].flatMap(({ foods, units }) =>
    foods.map((food) => [food, new Map<string, number>(Object.entries(units))] as const),
  ),
);
const NAMES = [...new Set([...CUPS.keys(), ...PIECES.keys(), 'dragon scales'])];

const decimal = (text: string): Rational => readQuantity(text)?.low ?? rational(0n);
const GRAMS: Readonly<Record<string, Rational>> = {
  g: decimal('1'),
  kg: decimal('1000'),
  mg: rational(1n, 1000n),
  oz: decimal('28.349523125'),
  lb: decimal('453.59237'),
};
const CUP_ML = decimal('236.5882365');
const MILLILITERS: Readonly<Record<string, Rational>> = {
  cup: CUP_ML,
  tbsp: quotient(CUP_ML, decimal('16')),
  tsp: quotient(CUP_ML, decimal('48')),
  quart: product(CUP_ML, decimal('4')),
  ml: decimal('1'),
  l: decimal('1000'),
};
const SMALLEST = { usVolume: 'tsp', metricVolume: 'ml', usWeight: 'oz', metricWeight: 'mg' } as const;

/** "grams", "ml" or a counted unit, and how much of it one unit is. */
function measure(name: string, unit: string): { readonly of: string; readonly size: Rational } {
  const grams = GRAMS[unit];
  if (grams !== undefined) return { of: 'grams', size: grams };
  const milliliters = MILLILITERS[unit];
  if (milliliters !== undefined) {
    const cup = CUPS.get(name);
    if (cup === undefined) return { of: 'ml', size: milliliters };
    return { of: 'grams', size: quotient(product(milliliters, decimal(String(cup))), CUP_ML) };
  }
  const piece = PIECES.get(name)?.get(unit === '' ? 'each' : unit);
  return piece === undefined
    ? { of: `"${unit}"`, size: decimal('1') }
    : { of: 'grams', size: decimal(String(piece)) };
}

/** Low and high ends by measure, as a text to compare. */
function contents(name: string, amounts: readonly { unit: string; low: Rational; high: Rational }[]) {
  const found = new Map<string, { low: Rational; high: Rational }>();
  for (const { unit, low, high } of amounts) {
    const { of, size } = measure(name, unit);
    const before = found.get(of) ?? { low: rational(0n), high: rational(0n) };
    found.set(of, { low: sum(before.low, product(low, size)), high: sum(before.high, product(high, size)) });
  }
  return Array.from(found, ([of, { low, high }]) => `${of}: ${fractionText(low)} to ${fractionText(high)}`)
    .sort()
    .join();
}

function unitOf({ dimension, one }: Part): string {
  return dimension === 'count' ? one : SMALLEST[dimension];
}

const UNITS = [...Object.keys(GRAMS), ...Object.keys(MILLILITERS), '', 'head', 'clove', 'bunch', 'stick'];
const anyQuantity = fc.constantFrom(
  '1',
  '2',
  '1/2',
  '1/3',
  '2 1/2',
  '0.75',
  '3-4',
  'about 5',
  '17',
  '350',
  '1.01',
);
const anyList = fc.record({
  name: fc.constantFrom(...NAMES),
  rows: fc.array(fc.tuple(anyQuantity, fc.constantFrom(...UNITS, 'can', 'slice')), {
    minLength: 2,
    maxLength: 8,
  }),
});

describe('1,000 random lists', () => {
  const LISTS = fc
    .sample(anyList, { seed: 20_260_613, numRuns: 1_000 })
    .map(({ name, rows }) => ({
      name,
      rows: rows.map(([quantity, unit]): QuantityText => ({ quantity, unit: unit || null })),
    }));

  it('have the keys of known foods, as the tables do', () => {
    expect(CUPS.size).toBeGreaterThan(150);
    const others = [...tradeUnits.byThePint, ...densities.cooked.flatMap(({ foods }) => foods)];
    expect([...CUPS.keys(), ...PIECES.keys(), ...others].filter((name) => foodKey(name) !== name)).toEqual(
      [],
    );
  });

  const namesOf = (lists: typeof LISTS) => lists.map(({ name, rows }) => [name, JSON.stringify(rows)]);
  const failing = (isRight: (list: (typeof LISTS)[number]) => boolean) =>
    namesOf(LISTS.filter((list) => !isRight(list)));

  it('lose and invent nothing: the exact sum in one unit is that of the parts', () => {
    const isKept = ({ name, rows }: (typeof LISTS)[number]) => {
      const before = rows.map(({ quantity, unit }) => {
        const { low, high } = readQuantity(quantity ?? '') ?? { low: rational(0n), high: rational(0n) };
        return { unit: unit ?? '', low, high };
      });
      const { exact, unread } = shoppingTotal(foodKey(name), rows);
      const after = exact.map((part) => ({ unit: unitOf(part), ...part.amount }));
      return unread.length === 0 && contents(name, after) === contents(name, before);
    };
    expect(failing(isKept)).toEqual([]);
  });

  it('have the same total in any order', () => {
    const isSame = ({ name, rows }: (typeof LISTS)[number]) => {
      const turned = [...rows.slice(1).reverse(), ...rows.slice(0, 1)];
      const labels = [rows, turned].map((list) => totalText(shoppingTotal(foodKey(name), list)));
      return labels[0] === labels[1];
    };
    expect(failing(isSame)).toEqual([]);
  });

  it('are rounded to what is enough, and at most one step above', () => {
    const isEnough = ({ name, rows }: (typeof LISTS)[number]) => {
      const { exact, toBuy } = shoppingTotal(foodKey(name), rows);
      return exact.every((part, index) => isEnoughToBuy(part, toBuy[index]?.amount.high ?? rational(0n)));
    };
    expect(failing(isEnough)).toEqual([]);
  });

  it('can be read again', () => {
    const isReadable = ({ name, rows }: (typeof LISTS)[number]) =>
      sumOf(totalQuantities(shoppingTotal(foodKey(name), rows))).unread.length === 0;
    expect(failing(isReadable)).toEqual([]);
  });
});
