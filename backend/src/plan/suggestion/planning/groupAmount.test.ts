import fc from 'fast-check';
import { readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import { groupAmount, isFried, joinedNotes } from './groupAmount.ts';
import { usedAmount } from '../../../../../domain/shopping/amount/usedAmount.ts';
import { tradeOf } from './tradeTable.ts';

/** For example '10 lb' or '2 loaves (of 20 slices, use 36 slices)'. */
function bought(line: string, people: number, fries = false): string {
  const [, amount = '', unit = '', name = ''] = /^([\d.]+) (-|\w+) (.+)$/.exec(line) ?? [];
  const portioned = { name, amount: Number(amount), unit: unit === '-' ? null : unit };
  const { quantity, unit: shown, note: size, used } = groupAmount(portioned, people, fries);
  const text = used === null ? null : usedAmount(used, people * 4, { quantity, unit: shown });
  const note = joinedNotes([size, text === null ? null : `use ${text}`]);
  return [quantity, shown, note === null ? null : `(${note})`].filter((part) => part !== null).join(' ');
}

describe('the amount for a group', () => {
  test.each([
    ['1 cup broccoli', '8 1/2 lb'],
    ['1.5 cup broccoli', '13 lb'],
    ['1 cup romaine lettuce', '3 1/2 heads'],
    ['1 cup baby spinach', '2 3/4 lb'],
    ['1 tbsp cilantro', '3 bunches'],
    ['1 - green onion', '7 bunches'],
    ['1 - carrot', '5 1/2 lb'],
    ['0.25 - onion', '10'],
    ['1 clove garlic', '4 heads (use 40 cloves)'],
    ['3 slices sandwich bread', '6 loaves (of 20 slices, use 120 slices)'],
    ['0.3333 cup milk', '1 gallon (use 13 cups)'],
    ['0.5 cup milk', '1 1/2 gallons (use 20 cups)'],
    ['1 cup milk', '2 1/2 gallons'],
    ['2 - eggs', '7 dozen (use 80)'],
    ['1 tbsp butter', '1 1/4 lb (use 2 1/2 cups)'],
    ['1 tbsp vegan butter', '1 1/4 lb (use 2 1/2 cups)'],
    ['2 tbsp peanut butter', '3 jars (16-ounce jars, use 5 cups)'],
    ['0.5 cup rolled oats', '3 3/4 lb (use 20 cups)'],
    ['0.3333 can diced tomatoes', '14 cans'],
    ['2 - corn tortillas', '80'],
    ['6 oz chicken breast', '15 lb'],
    ['1 cup dragon grits-of-nowhere', '40 cups'],
    ['0.1 - eggs', '4'],
    ['1.5 - eggs', '5 dozen'],
    ['0.5 cup red wine', '7 bottles (750-milliliter bottles, use 20 cups)'],
    ['2 cup watermelon', '3 (each about 15 pounds)'],
    ['1 cup cantaloupe', '8 (each about 3 1/2 pounds)'],
    ['2 cup butternut squash', '12 (each about 2 1/2 pounds)'],
    ['2 sheet nori', '8 packages (of 10 sheets)'],
  ])('for forty, of %s each: %s', (line, expected) => {
    expect(bought(line, 40)).toBe(expected);
  });

  test.each([
    ['1 cup broccoli', 4, '4 cups'],
    ['1 cup broccoli', 6, '6 cups'],
    ['3 slices sandwich bread', 4, '12 slices'],
    ['1 clove garlic', 4, '4 cloves'],
    ['1 pinch salt', 3, '3 pinches'],
    ['1 pinch salt', 4, '1/4 tsp'],
    ['1 cup broccoli', 12, '2 1/2 lb'],
    ['1 pinch salt', 12, '3/4 tsp'],
    ['2 - eggs', 12, '24'],
    ['3 slices sandwich bread', 7, '1 1/2 loaves (of 20 slices, use 21 slices)'],
    ['1 cup baby spinach', 12, '3 bags (5-ounce bags)'],
    ['0.3333 cup milk', 12, '1 quart'],
  ])('of %s for each of %i: %s', (line, people, expected) => {
    expect(bought(line, people)).toBe(expected);
  });

  test('multiplies seasoning up to twelve people, and adds three quarters for each further one', () => {
    expect(bought('1 tsp salt', 12)).toBe('1/4 cup');
    // 12 + 3/4 of 28 people.
    expect(bought('1 tsp salt', 40)).toBe('2/3 cup');
    expect(bought('1 tsp sugar', 40)).toBe('3/4 cup');
    expect(bought('0.25 tsp salt', 40)).toBe('3 tbsp');
    expect(bought('0.25 tsp baking powder', 40)).toBe('3 1/2 tbsp');
    expect(bought('2 tsp chili powder', 40)).toBe('7 oz (use 1 1/2 cups)');
    expect(bought('0.125 - jalapeño', 40)).toBe('4');
  });

  test('multiplies hot seasoning up to twelve people, and adds half for each further one', () => {
    expect(bought('0.25 tsp cayenne pepper', 12)).toBe('1 tbsp');
    // 12 + 1/2 of 28 people.
    expect(bought('0.25 tsp cayenne pepper', 40)).toBe('2 tbsp');
    expect(bought('0.25 tsp red pepper flakes', 40)).toBe('2 tbsp');
    // Mild: counts as a vegetable.
    expect(bought('0.5 can canned green chiles', 40)).toBe('20 cans');
  });

  test('has less oil for frying than for a dressing', () => {
    expect(bought('1 tbsp olive oil', 40, true)).toBe('1 bottle (16-ounce bottles, use 2 cups)');
    expect(bought('1 tbsp olive oil', 40, false)).toBe('2 bottles (16-ounce bottles, use 2 1/2 cups)');
    expect(isFried(['Chop the onions.', 'Fry them in the oil.'])).toBe(true);
    expect(isFried(['Whisk the oil with the vinegar.'])).toBe(false);
  });

  test('never has one unit in two sizes, which the shopping list would add up', () => {
    const names = cookbook().flatMap(({ ingredients }) =>
      ingredients.flatMap(({ name, alternatives }) => [name, ...alternatives]),
    );
    const twice = names.filter((name) => {
      const units = (tradeOf(name)?.packs ?? []).map(({ unit }) => unit);
      return new Set(units).size < units.length;
    });
    expect(twice).toEqual([]);
  });

  test('has enough slices, cloves and eggs, and no pack too many', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          { line: 'slices sandwich bread', pack: 20 },
          { line: 'clove garlic', pack: 10 },
          { line: '- eggs', pack: 12 },
        ),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 7, max: 200 }),
        ({ line, pack }, each, people) => {
          const text = bought(`${each} ${line}`, people);
          const low = readQuantity(/^[\d/]+(?: \d+\/\d+)?(?: dozen)?/.exec(text)?.[0] ?? '')?.low;
          const number = Number(low?.numerator) / Number(low?.denominator);
          const pieces = /loa|head/.test(text) ? number * pack : number;
          expect(pieces).toBeGreaterThanOrEqual(each * people);
          expect(pieces).toBeLessThan(each * people + pack);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });
});
