import fc from 'fast-check';
import type { Units } from '../../number/units.ts';
import { readBy, SOURCE_READER } from '../../text/reader.ts';
import { rendered } from '../../text/rendered.ts';
import {
  amountBought,
  AS_TYPED,
  listedAs,
  missingAmount,
  neededAmount,
  type Scale,
  type ScaledRow,
} from '../amount/neededAmount.ts';
import { canBeGotInPart, gotInPart } from './gotInPart.ts';
import { groupRows, lineText, type MergeableRow, type ShoppingGroup } from './shopping.ts';

type StoredRow = ScaledRow & { readonly id: string; readonly scale: Scale };

const NOT_BOUGHT = {
  purchased: false,
  portionQuarters: null,
  boughtQuantity: null,
  boughtUnit: null,
  boughtPortionQuarters: null,
  boughtServingsQuarters: null,
};

/** Rows of a food as stored: '4', '500 g'. */
function stored(amounts: readonly string[], scale: Scale = AS_TYPED): StoredRow[] {
  return amounts.map((text, index) => {
    const [quantity = '', unit = null] = text.split(' ');
    return { ...NOT_BOUGHT, id: `row ${index}`, quantity, unit, scale };
  });
}

/** As the list has it. */
function lineOf(name: string, rows: readonly StoredRow[]): ShoppingGroup<MergeableRow> {
  const [line] = groupRows(
    rows.map((row): MergeableRow => {
      const amount = neededAmount(row, row.scale);
      const bought = amountBought(row);
      const listed = listedAs({
        purchased: row.purchased,
        amount,
        missing: missingAmount(row, row.scale),
        bought,
      });
      return { id: row.id, name, assignedToId: null, mergedAs: null, ...listed };
    }),
  );
  if (line === undefined) throw new Error('A line has rows.');
  return line;
}

/** As a tick stores it. */
function afterBuying(name: string, rows: readonly StoredRow[], typed: string): readonly StoredRow[] | null {
  const got = gotInPart(lineOf(name, rows), typed);
  return (
    got &&
    rows.map((row) => {
      const own = got.find(({ id }) => id === row.id);
      if (own === undefined) return row;
      const { quantity, unit } = own.bought ?? row;
      return {
        ...row,
        purchased: true,
        boughtQuantity: quantity,
        boughtUnit: unit,
        boughtPortionQuarters: row.scale.portionQuarters,
        boughtServingsQuarters: own.bought === null ? row.scale.servingsQuarters : null,
      };
    })
  );
}

function textAfter(name: string, rows: readonly StoredRow[] | null): string | null {
  return rows && rendered(lineText(lineOf(name, rows)));
}

test.each([
  ['avocado', ['8'], '5', '3 more, 5 bought'],
  ['avocado', ['4', '4'], '5', '3 more, 5 bought'],
  ['avocado', ['4', '4'], '4', '4 more, 4 bought'],
  ['avocado', ['4', '4'], '8', '8'],
  ['avocado', ['4', '4'], '10', '8'],
  ['avocado', ['3'], '1½', '1 more, 2 bought'],
  ['black beans', ['6 cans'], '2', '4 cans more, 2 cans bought'],
  ['black beans', ['6 cans'], '2 cans', '4 cans more, 2 cans bought'],
  ['ground beef', ['3 lb'], '2', '1 lb more, 2 lb bought'],
  ['ground beef', ['3 lb'], '2 lb', '1 lb more, 2 lb bought'],
  ['ground beef', ['1 lb', '8 oz'], '12 oz', '12 oz more, 12 oz bought'],
  ['rice', ['500 g', '1 kg'], '750 g', '750 g more, 750 g bought'],
])('of %s %j, %s was got: %s', (name, amounts, typed, after) => {
  expect(textAfter(name, afterBuying(name, stored(amounts), typed))).toBe(after);
});

test('what comes later is added to what was bought before', () => {
  const first = afterBuying('avocado', stored(['4', '4']), '5') ?? [];
  const second = afterBuying('avocado', first, '2') ?? [];
  expect(textAfter('avocado', second)).toBe('1 more, 7 bought');
  expect(textAfter('avocado', afterBuying('avocado', second, '1'))).toBe('8');
});

test.each([
  ['onion', ['2', '2', '2'], { portionQuarters: 24, servingsQuarters: 20 }, 7],
  ['eggs', ['3', '3', '3', '3'], { portionQuarters: 25, servingsQuarters: 20 }, 15],
  ['black beans', ['1 can', '1 can', '1 can'], { portionQuarters: 26, servingsQuarters: 20 }, 4],
] as const)('the line of %s %j for a table is rounded, its rows are not', (name, amounts, scale, needed) => {
  const rows = stored(amounts, scale);
  const unit = name === 'black beans' ? (count: number) => (count === 1 ? ' can' : ' cans') : () => '';
  expect(textAfter(name, rows)).toBe(`${needed}${unit(needed)}`);
  for (let got = 1; got < needed; got += 1) {
    const left = needed - got;
    const after = `${left}${unit(left)} more, ${got}${unit(got)} bought`;
    expect(textAfter(name, afterBuying(name, rows, String(got)))).toBe(after);
  }
  expect(gotInPart(lineOf(name, rows), String(needed))).toEqual(rows.map(({ id }) => ({ id, bought: null })));
});

test.each([
  ['US', 'ground beef', ['1000 g'], '1 lb', '≈ 1 1/4 lb more, ≈ 1 lb bought'],
  ['METRIC', 'ground beef', ['2 lb', '2 lb'], '500 g', '≈ 1.4 kg more, ≈ 500 g bought'],
] as const)(
  'in %s units, %s %j: %s is read as the line shows it',
  (units: Units, name, amounts, typed, after) => {
    readBy({ ...SOURCE_READER, units }, () => {
      expect(textAfter(name, afterBuying(name, stored(amounts), typed))).toBe(after);
    });
  },
);

test.each([
  ['nothing', 'avocado', ['8'], '0'],
  ['no number', 'avocado', ['8'], 'some'],
  ['another unit', 'avocado', ['8'], '2 lb'],
  ['an empty field', 'avocado', ['8'], ' '],
])('%s is no part', (_case, name, amounts, typed) => {
  expect(gotInPart(lineOf(name, stored(amounts)), typed)).toBeNull();
});

test.each([
  ['avocado', ['8'], true],
  ['ground beef', ['1 lb'], true],
  ['avocado', ['1'], false],
  ['basil', ['some'], false],
  ['cream cheese', ['2 packages', '100 g'], false],
])('of %s %j a part can be got: %s', (name, amounts, expected) => {
  expect(canBeGotInPart(lineOf(name, stored(amounts)))).toBe(expected);
});

test('a line that is bought has no part to get', () => {
  const rows = afterBuying('avocado', stored(['8']), '8') ?? [];
  expect(canBeGotInPart(lineOf('avocado', rows))).toBe(false);
});

test('of counted things, what was got and what is left are what was needed', () => {
  const needs = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(needs, fc.integer({ min: 1, max: 150 }), (counts, got) => {
      const needed = counts.reduce((before, count) => before + count, 0);
      const after = textAfter('avocado', afterBuying('avocado', stored(counts.map(String)), String(got)));
      const [more, bought] = [Math.max(needed - got, 0), Math.min(got, needed)];
      expect(after).toBe(more === 0 ? String(needed) : `${more} more, ${bought} bought`);
    }),
  );
});
