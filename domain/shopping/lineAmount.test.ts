import { textOf } from '../text/asText.ts';
import { rendered } from '../text/rendered.ts';
import fc from 'fast-check';
import { compare, product, rational, sum, type Rational } from '../number/rational.ts';
import { UNITS } from '../number/units.ts';
import { readersBy, SOURCE_READER } from '../text/reader.ts';
import { isEnoughToBuy } from '../testdata/largestStep.ts';
import {
  amountBought,
  listedAs,
  missingAmount,
  neededAmount,
  type ScaledRow,
} from './amount/neededAmount.ts';
import { sumOf, type Part } from './amount/quantitySum.ts';
import {
  boughtText,
  groupRows,
  lineAmount,
  lineText,
  lineWorking,
  needTexts,
  type MergeableRow,
} from './list/shopping.ts';
import { shoppingTotal } from './totals/shoppingTotal.ts';

interface Need {
  /** '7', '2 bunches', '' */
  readonly typed: string;
  readonly portions: number;
  readonly servings: number | null;
  /** Portions at the purchase; missing: not bought. */
  readonly boughtFor?: number;
}

/** An ingredient as server and device list it. */
function row(name: string, need: Need, index: number): MergeableRow {
  const { typed, portions, servings, boughtFor } = need;
  const [quantity = '', unit = ''] = typed.split(/ (?=[a-z])/);
  const amount = { quantity: quantity || null, unit: unit || null };
  const servingsQuarters = servings === null ? null : servings * 4;
  const stored: ScaledRow = {
    ...amount,
    purchased: boughtFor !== undefined,
    portionQuarters: null,
    boughtQuantity: amount.quantity,
    boughtUnit: amount.unit,
    boughtPortionQuarters: boughtFor === undefined ? null : boughtFor * 4,
    boughtServingsQuarters: boughtFor === undefined ? null : servingsQuarters,
  };
  const meal = { portionQuarters: portions * 4, servingsQuarters };
  const listed = listedAs({
    purchased: stored.purchased,
    amount: neededAmount(stored, meal),
    missing: missingAmount(stored, meal),
    bought: amountBought(stored),
  });
  return { id: `i${index}`, name, assignedToId: null, mergedAs: null, ...listed };
}

function lineOf(name: string, needs: readonly Need[]) {
  const [line] = groupRows(needs.map((need, index) => row(name, need, index)));
  if (line === undefined) throw new Error('Needs are on a line.');
  return line;
}

const asTyped = (typed: string, isBought = false): Need => ({
  typed,
  portions: 4,
  servings: null,
  ...(isBought ? { boughtFor: 4 } : {}),
});
const forTable = (typed: string, portions: number, servings: number, boughtFor?: number): Need => ({
  typed,
  portions,
  servings,
  ...(boughtFor === undefined ? {} : { boughtFor }),
});

describe('a line of the list', () => {
  it.each([
    [
      'carrots of three meals, all bought, and one eater more',
      'carrots',
      [forTable('7', 7, 7, 7), forTable('7', 7, 7, 7), forTable('7', 8, 7, 7)],
      '1 more, 21 bought',
    ],
    [
      'a meal that is planned after the purchase',
      'green onions',
      [asTyped('2 bunches', true), asTyped('1 bunch')],
      '1 bunch more, 2 bunches bought',
    ],
    ['tomatoes', 'tomatoes', [asTyped('4', true), asTyped('1')], '1 more, 4 bought'],
    ['onions', 'onions', [asTyped('6', true), asTyped('1')], '1 more, 6 bought'],
    ['oranges', 'oranges', [asTyped('4', true), asTyped('1')], '1 more, 4 bought'],
    ['cucumbers', 'cucumbers', [asTyped('2', true), asTyped('1')], '1 more, 2 bought'],
    [
      'amounts that cannot be added',
      'ice',
      [asTyped('2 bags', true), asTyped('3 lb')],
      '3 lb more, 2 bags bought',
    ],
    [
      'a new amount that no shop counts',
      'salt',
      [asTyped('1 lb', true), asTyped('a pinch')],
      'a pinch more, 1 lb bought',
    ],
    ['no amounts', 'ice', [asTyped('', true), asTyped('')], ''],
    ['a purchase without an amount', 'ice', [asTyped('', true), asTyped('2 bags')], '2 bags'],
    [
      'half a can of the can that was bought',
      'canned corn',
      [asTyped('1/2 can', true), asTyped('1/2 can')],
      '1 can bought',
    ],
    [
      'a quarter cup of the pint that was bought',
      'milk',
      [asTyped('1/4 cup', true), asTyped('1/4 cup')],
      '≈ 1 pint bought',
    ],
    [
      'more than the pint that was bought',
      'milk',
      [asTyped('1/4 cup', true), asTyped('3 cups')],
      '≈ 1 pint more, ≈ 1 pint bought',
    ],
    ['nothing bought', 'carrots', [asTyped('7'), asTyped('8')], '15'],
    ['everything bought', 'carrots', [asTyped('7', true), asTyped('8', true)], '15'],
    [
      'one meal that needs more, as the meal says it',
      'ground turkey',
      [{ ...forTable('1 lb', 12, 4), boughtFor: 7.5 }],
      '1 lb more, 2 lb bought',
    ],
    ['a table that became smaller', 'carrots', [forTable('8', 4, 8, 8), asTyped('7')], '3 more, 8 bought'],
  ])('of %s says what is missing', (_, name, needs, text) => {
    expect(textOf(lineText(lineOf(name, needs)))).toBe(text);
  });

  it.each([
    [
      'olive oil',
      '10 meals of 31/40 bottle',
      Array.from({ length: 10 }, () => forTable('1 bottle', 31, 40)),
      '8 bottles',
    ],
    ['avocados', '3 meals of 3.3', Array.from({ length: 3 }, () => forTable('3', 33, 30)), '10'],
    ['garlic', 'an eater of a quarter portion', [forTable('1 head', 8.25, 8)], '1 head'],
    ['butternut squash', 'pieces of what is cut up', [forTable('3', 8.25, 8)], '3'],
    ['eggs', 'pieces of what is not', [forTable('8', 8.25, 8)], '9'],
    ['canned corn', 'less than a can', [asTyped('1/2 can')], '1 can'],
    ['lemons', 'less than one', [asTyped('1/4')], '1'],
    ['rice', 'one measure, as its meal shows it', [forTable('250 g', 6.5, 4)], '410 g'],
    ['rice', 'measures', [forTable('250 g', 6.5, 4), forTable('250 g', 6.5, 4)], '≈ 820 g'],
  ])('of %s rounds the sum, not its parts: %s', (name, _, needs, text) => {
    expect(textOf(lineText(lineOf(name, needs)))).toBe(text);
  });
});

/** '14 oz; 1 can': notes and amount of a row, or the amount alone. */
function rowsOf(name: string, texts: readonly string[]): MergeableRow[] {
  return texts.map((text, index) => {
    const [typed = '', notes = null] = text.split('; ').reverse();
    const [, quantity = '', unit = ''] = /^([\d/ ]*\d|a few) ?(.*)$/.exec(typed) ?? [];
    return {
      id: `i${index}`,
      name,
      purchased: false,
      assignedToId: null,
      mergedAs: null,
      quantity: quantity || null,
      unit: unit || null,
      notes,
    };
  });
}

const amountOf = (name: string, texts: readonly string[]) =>
  groupRows(rowsOf(name, texts))
    .map((line) => textOf(lineText(line)))
    .join(' / ');

describe('packages of two sizes', () => {
  it.each([
    ['diced tomatoes', ['14-oz; 1 can', '28-oz; 1 can'], '1 (14 oz) can + 1 (28 oz) can'],
    ['diced tomatoes', ['14 oz; 2 cans', '28 oz, drained; 1 can'], '2 (14 oz) cans + 1 (28 oz) can'],
    ['diced tomatoes', ['14.5-ounce; 1 can', '14 oz; 1 can', '15 ounces; 1 can'], '3 cans'],
    ['diced tomatoes', ['400g; 1 tin', '14-oz; 1 can'], '2 cans'],
    ['diced tomatoes', ['14-oz; 1 can', '1 can'], '2 cans'],
    ['diced tomatoes', ['14-oz; 1 can', '28-oz; 1 can', '1 can'], '1 (14 oz) can + 1 (28 oz) can + 1 can'],
    ['diced tomatoes', ['14-oz; 1 can', '1 (14 oz) can'], '2 (14 oz) cans'],
    ['beans', ['15-ounce; 1 can', '15-ounce; 1 can'], '2 cans'],
    ['marinara sauce', ['24 oz; 1 jar', '45 oz; 1 jar'], '1 (24 oz) jar + 1 (45 oz) jar'],
    ['tomatoes', ['ripe; 2', '3'], '5'],
    ['cloves', ['large; 2 pieces', '3 pieces'], '5 pieces'],
  ])('of %s, %j, are %s', (name, texts, total) => {
    expect(amountOf(name, texts)).toBe(total);
    expect(amountOf(name, [...texts].reverse())).toBe(total);
  });
});

describe('cooked and raw', () => {
  it.each([
    ['rice', ['cooked; 3 cups', '1 cup'], '≈ 13 1/2 oz'],
    ['quinoa', ['cooked; 3 cups', '1 cup'], '≈ 12 oz'],
    ['penne', ['cooked; 2 cups', '8 oz'], '≈ 11 1/2 oz'],
    ['rice', ['cooked; 260 g', '200 g'], '≈ 300 g'],
    ['rice', ['cooked; 3 cups', 'cooked; 1 cup'], '≈ 9 oz'],
    ['rice', ['cooked; 3 cups'], '≈ 7 oz'],
    ['shrimp', ['cooked; 1 lb'], '1 lb cooked'],
    ['black beans', ['cooked; 2 cups', '1 lb'], '1 lb + 2 cups cooked'],
    ['chicken', ['cooked, shredded; 2 cups', '1 lb'], '1 lb + 2 cups cooked'],
    ['rice', ['cooked according to the package; 3 cups', '1 cup'], '≈ 1 3/4 lb'],
    ['rice', ['uncooked; 3 cups', '1 cup'], '≈ 1 3/4 lb'],
    ['rice', ['cold cooked; 3 cups', '1 cup'], '≈ 13 1/2 oz'],
    ['rice', ['cooked and cooled; 3 cups', '1 cup'], '≈ 13 1/2 oz'],
    ['rice', ['hot, cooked and drained; 3 cups', '1 cup'], '≈ 13 1/2 oz'],
    ['quinoa', ['fully cooked; 3 cups', '1 cup'], '≈ 12 oz'],
    ['chicken', ['cooked shredded; 2 cups', '1 lb'], '1 lb + 2 cups cooked'],
    ['rice', ['to be cooked in milk; 3 cups', '1 cup'], '≈ 1 3/4 lb'],
    ['rice', ['not cooked; 3 cups', '1 cup'], '≈ 1 3/4 lb'],
    ['rice', ['cooked until done; 3 cups', '1 cup'], '≈ 1 3/4 lb'],
  ])('of %s, %j, are never added as the same: %s', (name, texts, total) => {
    expect(amountOf(name, texts)).toBe(total);
    expect(amountOf(name, [...texts].reverse())).toBe(total);
  });

  it('say how they were added', () => {
    const [line] = groupRows(rowsOf('rice', ['cooked; 3 cups', '1 cup']));
    expect(line && rendered(lineWorking(line))).toEqual({
      sum: '1 cup + 3 cups cooked',
      facts: ['1 cup of rice is about 3 cups cooked', '1 cup of rice is about 6 1/2 oz'],
      total: '≈ 13 1/2 oz',
    });
  });
});

describe('what shops sell, for a single amount too', () => {
  it.each([
    ['canned chickpeas', '1/2 can', '1 can'],
    ['chickpeas', '3/4 can', '1 can'],
    ['lemons', '1/4', '1'],
    ['celery', '1/2 stalk', '≈ 1 bunch'],
    ['parsley', '1 tbsp', '≈ 1 bunch'],
    ['romaine', '7 leaves', '≈ 1 head'],
    ['romaine', '21 cups', '≈ 2 heads'],
    ['milk', '1/4 cup', '≈ 1 pint'],
    ['milk', '13 cups', '≈ 1 gallon'],
    ['sauerkraut', '10 cups', '≈ 2 jars'],
    ['butternut squash', '12 cups', '≈ 2'],
    ['yogurt', '4 1/2 cups', '≈ 2 tubs'],
    ['Caesar dressing', '3/4 cup', '≈ 1 bottle'],
    ['olives', '36', '≈ 1 jar'],
    ['wheat crackers', '36', '≈ 1 box'],
    ['bread', '12 slices', '≈ 1 loaf'],
    ['bread', '140 slices', '≈ 7 loaves'],
    ['garlic', '18 cloves', '≈ 2 heads'],
    ['garlic', '46 cloves', '≈ 5 heads'],
    ['broccoli', '63 cups', '≈ 13 heads'],
    ['butter', '3 3/4 cups', '≈ 8 sticks'],
    ['green onions', '3', '≈ 1 bunch'],
    ['bananas', '3', '3'],
    ['romaine', '2', '2'],
    ['carrots', '2 cups', '≈ 9 1/2 oz'],
    ['blueberries', '2 cups', '≈ 10 1/2 oz'],
    ['walnuts', '2 tbsp', '2 tbsp'],
    ['salt', '1 tsp', '1 tsp'],
    ['flour', '2 cups', '2 cups'],
    ['olive oil', '2 tbsp', '2 tbsp'],
    ['olive oil', '6 cups', '≈ 3 bottles'],
    ['dragon scales', '2 cups', '2 cups'],
    ['yogurt', '200 g', '200 g'],
    ['eggs', '5', '5'],
    ['ice', 'a few', 'a few'],
  ])('of %s, %s are %s', (name, amount, sold) => {
    expect(amountOf(name, [amount])).toBe(sold);
  });

  it('say how', () => {
    const workings = [
      ['romaine', '21 cups'],
      ['garlic', '18 cloves'],
      ['milk', '1/4 cup'],
      ['canned corn', '1/2 can'],
    ].map(([name = '', amount = '']) => groupRows(rowsOf(name, [amount])).map(lineWorking)[0]);
    expect(rendered(workings)).toEqual([
      { sum: '21 cups', facts: ['1 head of romaine is about 12 3/4 cups'], total: '≈ 2 heads' },
      { sum: '18 cloves', facts: ['1 head of garlic is about 10 cloves'], total: '≈ 2 heads' },
      { sum: '1/4 cup', facts: [], total: '≈ 1 pint' },
      { sum: '1/2 can', facts: [], total: '1 can' },
    ]);
  });
});

afterEach(() => readersBy(() => SOURCE_READER));

const anyNeed = fc
  .record({
    typed: fc.constantFrom('7', '1/2 can', '2 cans', '3 cloves', '250 g', '1 1/3 cups', '1 lb', 'a few', ''),
    portions: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    servings: fc.option(fc.integer({ min: 1, max: 60 })),
    boughtFor: fc.option(fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4)),
  })
  .map(({ boughtFor, ...need }): Need => ({ ...need, ...(boughtFor === null ? {} : { boughtFor }) }));

const anyCount = anyNeed.map((need): Need => ({ ...need, typed: need.typed.startsWith('1') ? '12' : '7' }));

describe('the amounts of a line, meal by meal', () => {
  it.each([
    ['avocados', [forTable('8', 7.5, 8), forTable('4', 7.5, 8)], '7 1/2 + 3 3/4', '11 1/4 = 11'],
    ['avocados', [forTable('8', 7.5, 8, 5), forTable('4', 7.5, 8)], '7 1/2 + 3 3/4', '11 1/4 − 5 = 6'],
    ['avocados', [forTable('8', 7.5, 8, 7.5), forTable('4', 7.5, 8)], '7 1/2 + 3 3/4', '11 1/4 − 8 = 3'],
    [
      'corn tortillas',
      [forTable('8', 7.5, 4), forTable('12', 7.5, 4), forTable('24', 7.5, 8)],
      '15 + 22 1/2 + 22 1/2',
      '60',
    ],
    ['dates', [forTable('24', 7.5, 8)], '22 1/2', '22 1/2 = 23'],
    ['flour', [forTable('250 g', 7.5, 8)], '230 g', '230 g'],
    ['flour', [forTable('250 g', 7.5, 8), forTable('130 g', 7.5, 4)], '≈ 230 g + ≈ 240 g', '≈ 480 g'],
    ['flour', [forTable('250 g', 4, 4), asTyped('100 g')], '250 g + 100 g', '350 g'],
    ['onions', [forTable('1', 7, 6), forTable('1', 10, 7)], '≈ 1 1/4 + ≈ 1 1/2', '≈ 2 2/3 = 3'],
    ['oil', [forTable('3 tbsp', 7, 5), forTable('1 tsp', 7, 5)], '≈ 1/4 cup + ≈ 1 1/2 tsp', '≈ 1/3 cup'],
  ])('%s, %j: %s, in all %s', (name, needs, parts, whole) => {
    const line = lineOf(name, needs);
    expect(needTexts(line).join(' + ')).toBe(parts);
    const working = rendered(lineWorking(line));
    expect(working === null ? rendered(lineText(line)) : `${working.sum} = ${working.total}`).toBe(whole);
  });

  it('say what was bought of the one that is short', () => {
    const line = lineOf('avocados', [forTable('8', 7.5, 8, 5), forTable('4', 7.5, 8)]);
    const bought = line.rows.map((one) => rendered(boughtText({ ...line, rows: [one] })));
    expect(bought).toEqual(['5 bought', '']);
  });

  it('add up to the sum that is shown, from which the amount to buy follows', () => {
    fc.assert(
      fc.property(fc.array(anyCount, { minLength: 1, maxLength: 6 }), (needs) => {
        const line = lineOf('dragon scales', needs);
        const working = rendered(lineWorking(line));
        const [whole = '', bought = '0'] = (working?.sum ?? textOf(lineText(line))).split(' − ');
        const parts = needTexts(line);
        if (![whole, ...parts].some((text) => text.startsWith('≈')))
          expect(countOf(whole)).toEqual(parts.map(countOf).reduce(sum));
        const sold = sum(countOf(bought), countOf(working?.total ?? whole));
        expect(compare(sold, product(countOf(whole), ENOUGH))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([null, ...UNITS])('have no more than kitchen fractions or decimals, in units %s', (units) => {
    readersBy(() => ({ ...SOURCE_READER, units }));
    fc.assert(
      fc.property(
        fc.constantFrom('onions', 'flour', 'milk', 'ground beef', 'dragon scales'),
        fc.array(anyNeed, { minLength: 1, maxLength: 6 }),
        (name, needs) => {
          const line = lineOf(name, needs);
          const working = rendered(lineWorking(line));
          for (const text of [...needTexts(line), working?.sum ?? '', working?.total ?? '']) {
            expect(text).not.toMatch(/\/(?!(?:2|3|4|8)(?!\d))/);
            expect(text).not.toMatch(/\.\d{3}/);
          }
        },
      ),
    );
  });
});

describe('lines that are bought in part', () => {
  it('show what is missing, which with what was bought is what is needed', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { minLength: 1, maxLength: 6 }), (needs) => {
        const line = lineOf('dragon scales', needs);
        const { open, bought } = lineAmount(line);
        if (bought === null || line.isPurchased) return;
        // Counted things as they were sold.
        const had = new Map(
          bought.exact.map((part, index) => {
            const sold = part.dimension === 'count' ? bought.toBuy[index] : part;
            return [part.key, (sold ?? part).amount.high];
          }),
        );
        const left = new Map(open.toBuy.map((part) => [part.key, part.amount.high]));
        const needed = shoppingTotal(
          line.key,
          line.rows.map((one) => one.needed ?? one),
        ).exact;
        // Cups of what was bought in grams are added to nothing.
        if (![...had.keys()].every((key) => needed.some((part) => part.key === key))) return;
        for (const part of needed) {
          const before = bought.exact.find(({ key }) => key === part.key);
          const [need, alone] = [asShown(part), before === undefined ? null : asShown(before)];
          if (need !== null && alone !== null) {
            const shown = sum(alone, left.get(part.key) ?? NOTHING);
            expect(compare(shown, product(need, ENOUGH))).toBeGreaterThanOrEqual(0);
            continue;
          }
          const sold = sum(had.get(part.key) ?? NOTHING, left.get(part.key) ?? NOTHING);
          if (!left.has(part.key))
            expect(compare(sold, product(part.amount.high, ENOUGH))).toBeGreaterThanOrEqual(0);
          else expect(isEnoughToBuy(part, sold)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function countOf(quantity: string | null): Rational {
  return sumOf([{ quantity, unit: null }]).parts[0]?.amount.high ?? NOTHING;
}

/** A measure of one row; null of a sum. */
function asShown({ asWritten, dimension }: Part): Rational | null {
  if (asWritten === null || dimension === 'count') return null;
  return sumOf([asWritten]).parts[0]?.amount.high ?? null;
}

const NOTHING = rational(0n);
/** A twentieth less of what is used in part; a sixteenth of one measure, as its meal shows it. */
const ENOUGH = rational(15n, 16n);
