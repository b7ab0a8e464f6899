import fc from 'fast-check';
import { readIngredientLine } from '../line/ingredientLine.ts';
import { readQuantity } from './quantity.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { addQuantities, type QuantityText } from './quantitySum.ts';
import { product, rational, sum, type Rational } from '../../number/rational.ts';
import { findUnit } from './units.ts';

/** '500|g': quantity and unit of a row; either may be empty. */
function row(text: string): QuantityText {
  const [quantity = '', unit = ''] = text.split('|');
  return { quantity: quantity || null, unit: unit || null };
}

/** '2 cans + 400 g', or '' */
function totalLabel(rows: readonly QuantityText[]): string {
  return addQuantities(rows)
    .map(({ quantity, unit }) => amountLabel(quantity, unit))
    .join(' + ');
}

interface Sum {
  readonly low: Rational;
  readonly high: Rational;
  readonly isAbout: boolean;
}

/** Exact amounts of rows by unit, and the texts that are no amount: none may be lost. */
function contents(rows: readonly QuantityText[]) {
  const amounts = new Map<string, Sum>();
  const texts: string[] = [];
  for (const { quantity, unit } of rows) {
    const known = findUnit(unit ?? '');
    const amount = readQuantity(quantity ?? (known?.dimension === 'count' && unit === known.one ? '1' : ''));
    if (amount === null) {
      texts.push(`${quantity}|${unit}`);
      continue;
    }
    const key = known === null || known.dimension === 'count' ? (known?.one ?? unit ?? '') : known.dimension;
    const factor = known?.factor ?? rational(1n);
    const before = amounts.get(key) ?? { low: rational(0n), high: rational(0n), isAbout: false };
    amounts.set(key, {
      low: sum(before.low, product(amount.low, factor)),
      high: sum(before.high, product(amount.high, factor)),
      isAbout: before.isAbout || amount.isAbout,
    });
  }
  return { amounts: new Map([...amounts].sort()), texts: texts.sort() };
}

const anyRow = fc.record({
  quantity: fc.constantFrom(
    '1',
    '2',
    '1/2',
    '⅓',
    '1 1/2',
    '0.75',
    '2-3',
    '1/4-1/2',
    'about 2',
    'a dozen',
    'a few',
    'some',
    '12',
    '0',
    null,
  ),
  unit: fc.constantFrom(
    'tsp',
    'Tbsp.',
    'cups',
    'pint',
    'quart',
    'gallon',
    'fl oz',
    'ml',
    'dl',
    'L',
    'oz',
    'lbs',
    'g',
    'kg',
    'mg',
    'can',
    'cloves',
    'pinch',
    'dozen',
    'smidgen',
    's',
    null,
  ),
});
const anyRows = fc.array(anyRow, { maxLength: 12 });
const anyText = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    'some',
    'cups',
    'some cups',
    '1 cup + 2 tbsp',
    '1 lb 2 oz',
    '.33',
    '1.000',
    'tins',
    'packs',
    '1/2 cup',
    'S',
    '#',
    '1 dozen',
    '2s',
    '.',
    'T.',
  ),
  fc.string({ maxLength: 8 }),
);
/** Rows with amounts or any other text in the two fields. */
const anyTexts = fc.array(fc.oneof(anyRow, fc.record({ quantity: anyText, unit: anyText })), {
  maxLength: 8,
});

describe('quantities of the same thing', () => {
  it.each([
    [['500|g', '0.5|kg'], '1 kg'],
    [['2|cans', '400|g'], '2 cans + 400 g'],
    [['1|tsp', '2|teaspoons'], '1 tbsp'],
    [['1|T', '1|t'], '1 tbsp + 1 tsp'],
    [['1/3|cup', '1/3|cups'], '2/3 cup'],
    [['1|cup', '1|tsp'], '1 cup + 1 tsp'],
    [['4|Tbsp.', '4|tablespoons'], '1/2 cup'],
    [['1|pint', '2|cups'], '1 quart'],
    [['1|quart', '3|quarts'], '1 gallon'],
    [['12|fl oz', '1|cup'], '20 fl oz'],
    [['8|oz', '8|ounces'], '1 lb'],
    [['1 1/2|lbs', '4|oz'], '1 3/4 lb'],
    [['9|oz', '8|oz'], '1 lb + 1 oz'],
    [['250|ml', '3/4|l'], '1 l'],
    [['1|dl', '2|cl'], '120 ml'],
    [['800|g', '450|g'], '1.25 kg'],
    [['200|mg', '300|mg'], '500 mg'],
    [['1/3|kg', '1/3|kg'], '666 2/3 g'],
    [['2|', '3|'], '5'],
    [['1|dozen', '3|'], '15'],
    [['half a dozen|', '½|dozen'], '12'],
    [['2-3|', '1|'], '3-4'],
    [['2-3|cups', '½|cup'], '2 1/2-3 1/2 cups'],
    [['1-2|tbsp', '1|tsp'], '4-7 tsp'],
    [['about 2|cups', '1|cup'], 'about 3 cups'],
    [['|pinch', 'a|pinch'], '2 pinches'],
    [['1|clove', '2|cloves'], '3 cloves'],
    [['1|leaf', '2|leaves'], '3 leaves'],
    [['1/2|can', '1/2|can'], '1 can'],
    [['2|smidgens', '1|smidgen'], '3 smidgens'],
    [['500 g|', '1|kg'], '1.5 kg'],
    [['1½cups|', '½|cup'], '2 cups'],
    [['1,5|kg', '0,5|kg'], '2 kg'],
    [['2,5|dl', '0,5|l'], '750 ml'],
    [['1 000|g', '1\u202F500|g'], '2.5 kg'],
    [['1,000|g', '500|g'], '1.5 kg'],
    [['1.000|g', '1.500|ml', '500|g', '500|ml'], '1.5 kg + 2 l'],
    [['1.000|kg', '1.500|kg'], '2.5 kg'],
    [['0.333|cup', '0.333|cup', '0.333|cup'], '1 cup'],
    [['.33|cup', '0.33|cup', '0.34|cup'], '1 cup + 0.32 tsp'],
    [['.67|cup', '.666|cup', '0.667|cup'], '2 cups'],
    [['1.33|lb', '.67|lb'], '2 lb'],
    [['0,33|l', '0,33|l'], '660 ml'],
    [['3 tbsp plus 1 tsp|', '2|tsp'], '1/4 cup'],
    [['1 cup + 2 tbsp|', '2|tbsp'], '1 1/4 cups'],
    [['1 cup + 2|tbsp', '2|tbsp'], '1 1/4 cups'],
    [['1|cup plus 2 tbsp', '2|tbsp'], '1 1/4 cups'],
    [['1 and 1/2 cups and 2 tbsp|', '2|tbsp'], '1 3/4 cups'],
    [['1 lb 4 oz|', '12|oz'], '2 lb'],
    [['1 cup plus 100 g|', '1|cup'], '100 g + 2 cups'],
    [['1|can', '2|tins'], '3 cans'],
    [['2 (14 oz) cans|', '1|(14 oz) can'], '3 (14 oz) cans'],
    [['1|pack', '2|packages', '1|packet', '1|pkt'], '5 packages'],
    [['250ml, 2x|', '3|'], '5 + 250 ml'],
    [['250ml, 2|', '50ml|'], '2 + 300 ml'],
    [['250ml, 2|', '3 halves|'], '2 + 3 halves + 250 ml'],
    [['2|', '1, 2, 3|'], '8'],
    [['1|', '2X|'], '3'],
    [['2x|', '1/4|'], '2 1/4'],
    [[',250ml,|', '250 ml|'], '500 ml'],
    [['2,5ml,|', '1ml|'], '3.5 ml'],
    [['2 sacks of coal|', '1 sacks of coal|'], '3 sacks of coal'],
    [['150g smoked|', '150g smoked|'], '300 g smoked'],
    [['2 EL|', '1el|'], '3 el'],
    [['2 heaping tsp|', '1 heaping tsp|'], '3 heaping tsp'],
  ])('%j add up to %s', (rows, total) => {
    expect(totalLabel(rows.map(row))).toBe(total);
  });

  it.each([
    [['a few|', '2|'], '2 + a few'],
    [['a few|', 'a few|'], 'a few + a few'],
    [['|cups', '2|cups'], '2 cups + cups'],
    [['1|lb', '500|g'], '1 lb + 500 g'],
    [['1|cup', '100|ml'], '1 cup + 100 ml'],
    [['1|cup', '100|g', '2|'], '2 + 100 g + 1 cup'],
    [['1|can', '1|jar'], '1 can + 1 jar'],
    [['1|14 oz can', '1|can'], '1 14 oz can + 1 can'],
    [['2 x 400 g tins|', '2 x 800 g tins|'], '2 x 400 g tins + 2 x 800 g tins'],
    [['2|s', '3|'], '3 + 2 s'],
    [['1 + 1|', '1|'], '1 + 1 + 1'],
    [['1 cup plus some|', '1|cup'], '1 cup + 1 cup plus some'],
    [['2 or three bags|', '2 or three bags|'], '2 or three bags + 2 or three bags'],
    [['0.2 400g pk|', '0.2 400g pk|'], '0.2 400g pk + 0.2 400g pk'],
    [['250ml, brie|', '1|'], '1 + 250ml, brie'],
    [['1 2 3|', '1|'], '1 + 1 2 3'],
  ])('are listed side by side when they cannot be added: %j is %s', (rows, total) => {
    expect(totalLabel(rows.map(row))).toBe(total);
  });

  it('stay as written when there is only one', () => {
    expect(totalLabel([row('½|Cup')])).toBe('½ Cup');
    expect(totalLabel([row('3 tbsp plus 1 tsp|')])).toBe('3 tbsp plus 1 tsp');
    expect(totalLabel([row('2|tins')])).toBe('2 tins');
    expect(totalLabel([row('1|dozen'), row('|')])).toBe('1 dozen');
    expect(totalLabel([row(' | ')])).toBe('');
    expect(totalLabel([])).toBe('');
  });

  it('include the addition to an amount', () => {
    const rows = ['3 tbsp plus 1 tsp soy sauce', '1 tbsp soy sauce, plus 2 tsp'].map(readIngredientLine);
    expect(totalLabel(rows)).toBe('5 tbsp');
    expect(totalLabel(rows.slice(0, 1))).toBe('3 tbsp plus 1 tsp');
  });

  it('give the same total in any order', () => {
    fc.assert(
      fc.property(
        anyTexts.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          expect(addQuantities(shuffled)).toEqual(addQuantities(rows));
        },
      ),
    );
  });

  it('do not change when a total is added up again', () => {
    fc.assert(
      fc.property(anyTexts, (rows) => {
        const total = addQuantities(rows);
        expect(addQuantities(total)).toEqual(total);
      }),
    );
  });

  it('of more than 200 characters are kept as written and not parsed', () => {
    const long = { quantity: `${'1 cup + '.repeat(30)}1 cup`, unit: null };
    expect(addQuantities([long, row('1|cup')])).toEqual([row('1|cup'), long]);
  });

  it('have a total that fits on a line, whatever fractions the rows have', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => row(`1/${(index % 98) + 2}|cup`));
    const odd = Array.from({ length: 100 }, (_, index) => row(`1/${4294967291 + 2 * index}|cup`));
    expect(totalLabel(rows).length).toBeLessThan(120);
    expect(addQuantities([...rows, ...odd])).toHaveLength(addQuantities(rows).length + odd.length);
  });

  it('give the same amount however they are grouped: none is lost or invented', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (some, others) => {
        const before = contents([...some, ...others].filter(({ quantity, unit }) => quantity ?? unit));
        expect(contents(addQuantities([...some, ...others]))).toEqual(before);
        expect(contents(addQuantities([...addQuantities(some), ...others]))).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});
