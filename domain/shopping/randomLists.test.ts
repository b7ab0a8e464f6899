import fc from 'fast-check';
import { isEnoughToBuy } from '../testdata/largestStep.ts';
import { sumOf } from './amount/quantitySum.ts';
import {
  lineQuantities,
  groupRows,
  lineAmount,
  type MergeableRow,
  type ShoppingGroup,
} from './list/shopping.ts';

const FOODS = [
  ['Scallions', 'green onions', 'spring onion'],
  ['flour', 'All-purpose flour', 'plain flour, sifted'],
  ['butter', 'melted butter'],
  ['Pepper', 'black pepper, ground'],
  ['peppers', 'Bell peppers'],
  ['garlic'],
  ['milk'],
  ['canned chickpeas', 'tinned garbanzo beans'],
  ['dragon scales'],
];
const QUANTITIES = [
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
  '2x',
  'a few',
  null,
];
const UNITS = [
  'g',
  'kg',
  'oz',
  'lb',
  'gallon',
  'cup',
  'tbsp',
  'tsp',
  'ml',
  'l',
  'can',
  'clove',
  'bunch',
  'stick',
  null,
];

const anyRow = fc.record({
  name: fc.constantFrom(...FOODS.flat()),
  quantity: fc.constantFrom(...QUANTITIES),
  unit: fc.constantFrom(...UNITS),
});
/** A list, and the same in another order. */
const anyList = fc
  .array(anyRow, { minLength: 1, maxLength: 12 })
  .map((rows) =>
    rows.map((row, index): MergeableRow => ({
      ...row,
      id: `i${index}`,
      purchased: false,
      assignedToId: null,
      mergedAs: null,
    })),
  )
  .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));

const RUNS = { numRuns: 1_000 };

/** Amount by line, without the order of the lines. */
function amountsOf(rows: readonly MergeableRow[]): string {
  return groupRows(rows)
    .map((group) => JSON.stringify([group.key, lineQuantities(group)]))
    .sort()
    .join();
}

describe('1,000 random shopping lists', () => {
  it('have each row on one line, and each food on one', () => {
    fc.assert(
      fc.property(anyList, ([rows]) => {
        const lines = groupRows(rows);
        const listed = lines.flatMap((line) => line.rows.map(({ id }) => id)).sort();
        const foods = lines.map((line) => FOODS.findIndex((names) => names.includes(line.name)));
        return (
          listed.join() ===
            rows
              .map(({ id }) => id)
              .sort()
              .join() && new Set(foods).size === lines.length
        );
      }),
      RUNS,
    );
  });

  it('show the same amounts in any order', () => {
    fc.assert(
      fc.property(anyList, ([rows, shuffled]) => amountsOf(shuffled) === amountsOf(rows)),
      RUNS,
    );
  });

  it('show enough for what is needed, and at most one package more', () => {
    fc.assert(
      fc.property(anyList, ([rows]) => groupRows(rows).every(isEnough)),
      RUNS,
    );
  });
});

function isEnough(group: ShoppingGroup<MergeableRow>): boolean {
  const shown = sumOf(lineQuantities(group)).parts;
  const { exact } = lineAmount(group).open;
  const isSame = shown.length === exact.length;
  return (
    isSame &&
    exact.every((need) => {
      const part = shown.find(({ key }) => key === need.key);
      return part !== undefined && isEnoughToBuy(need, part.amount.high);
    })
  );
}
