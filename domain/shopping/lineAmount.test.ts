import fc from 'fast-check';
import { compare, product, rational, sum } from '../number/rational.ts';
import { isEnoughToBuy } from '../testdata/largestStep.ts';
import { amountBought, listedAs, missingAmount, neededAmount, type ScaledRow } from './neededAmount.ts';
import { groupRows, lineAmount, lineText, type MergeableRow } from './shopping.ts';
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
    ...{ purchased: boughtFor !== undefined, portionQuarters: null },
    ...{ boughtQuantity: amount.quantity, boughtUnit: amount.unit },
    ...{ boughtPortionQuarters: boughtFor === undefined ? null : boughtFor * 4 },
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
  ...{ typed, portions: 4, servings: null },
  ...(isBought ? { boughtFor: 4 } : {}),
});
const forTable = (typed: string, portions: number, servings: number, boughtFor?: number): Need => ({
  ...{ typed, portions, servings },
  ...(boughtFor === undefined ? {} : { boughtFor }),
});

describe('a line of the list', () => {
  it.each([
    [
      'carrots of three meals, all bought, and one guest more',
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
    ['nothing bought', 'carrots', [asTyped('7'), asTyped('8')], '15'],
    ['everything bought', 'carrots', [asTyped('7', true), asTyped('8', true)], '15'],
    ['a table that became smaller', 'carrots', [forTable('8', 4, 8, 8), asTyped('7')], '3 more, 8 bought'],
  ])('of %s says what is missing', (_, name, needs, text) => {
    expect(lineText(lineOf(name, needs))).toBe(text);
  });

  it.each([
    [
      'olive oil',
      '10 meals of 31/40 bottle',
      Array.from({ length: 10 }, () => forTable('1 bottle', 31, 40)),
      '8 bottles',
    ],
    ['avocados', '3 meals of 3.3', Array.from({ length: 3 }, () => forTable('3', 33, 30)), '10'],
    ['garlic', 'a guest of a quarter portion', [forTable('1 head', 8.25, 8)], '1 head'],
    ['butternut squash', 'pieces of what is cut up', [forTable('3', 8.25, 8)], '3'],
    ['eggs', 'pieces of what is not', [forTable('8', 8.25, 8)], '9'],
    ['canned corn', 'less than a can', [asTyped('1/2 can')], '1 can'],
    ['lemons', 'less than one', [asTyped('1/4')], '1'],
    ['rice', 'one measure, as its meal shows it', [forTable('250 g', 6.5, 4)], '410 g'],
    ['rice', 'measures', [forTable('250 g', 6.5, 4), forTable('250 g', 6.5, 4)], '≈ 820 g'],
  ])('of %s rounds the sum, not its parts: %s', (name, _, needs, text) => {
    expect(lineText(lineOf(name, needs))).toBe(text);
  });
});

const anyNeed = fc
  .record({
    typed: fc.constantFrom('7', '1/2 can', '2 cans', '3 cloves', '250 g', '1 1/3 cups', '1 lb', 'a few', ''),
    portions: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    servings: fc.option(fc.integer({ min: 1, max: 60 })),
    boughtFor: fc.option(fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4)),
  })
  .map(({ boughtFor, ...need }): Need => ({ ...need, ...(boughtFor === null ? {} : { boughtFor }) }));

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
          const sold = sum(had.get(part.key) ?? NOTHING, left.get(part.key) ?? NOTHING);
          if (!left.has(part.key))
            expect(compare(sold, product(part.amount.high, ENOUGH))).toBeGreaterThanOrEqual(0);
          else expect(isEnoughToBuy(part, sold)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

const NOTHING = rational(0n);
/** A twentieth less of what is used in part; a sixteenth of one measure, as its meal shows it. */
const ENOUGH = rational(15n, 16n);
