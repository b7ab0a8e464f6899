import type { MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { TripEater } from '../tripAttendance.ts';
import type { MealProblem } from '../verdict/mealProblems.ts';
import { rowsAfter } from './rowsAfter.ts';
import type { Fix } from './fix.ts';

const COUSCOUS = row('couscous', { alternatives: ['millet'] });
const ZUCCHINI = row('zucchini');

function row(name: string, more: Partial<MealRow> = {}): MealRow {
  const own = { notes: null, alternatives: [], selectedAlternative: 0, apartOfId: null, apartEaterIds: [] };
  return { id: name, name, ...own, ...more };
}

function plate(name: string, ...apartEaterIds: string[]): MealRow {
  return row(name, { apartOfId: 'couscous', apartEaterIds });
}

function problemOf(of: MealRow | null, ...eaterIds: string[]): MealProblem {
  // The rows depend on the ids of eaters alone.
  const eaters = eaterIds.map((id) => ({ id }) as TripEater);
  return {
    key: '',
    line: '',
    row: of && { ...of, amount: { text: '' } },
    verdict: 'conflict',
    reasons: [],
    eaters,
    isRule: false,
    label: null,
    fixes: { forEverybody: [], apart: [] },
    canBeLeftOut: false,
  };
}

const swap = (name: string, selectedAlternative: number | null): Fix => ({
  kind: 'swap',
  swap: { name, selectedAlternative },
});
const apart = (name: string): Fix => ({ kind: 'apart', swap: { name, selectedAlternative: null } });

it('swaps by an alternative of the row, or by a new one', () => {
  const rows = [COUSCOUS, ZUCCHINI];
  expect(rowsAfter(rows, [[problemOf(COUSCOUS, 'ana'), swap('millet', 1)]])).toEqual([
    { ...COUSCOUS, selectedAlternative: 1 },
    ZUCCHINI,
  ]);
  expect(rowsAfter(rows, [[problemOf(COUSCOUS, 'ana'), swap('quinoa', null)]])).toEqual([
    { ...COUSCOUS, alternatives: ['millet', 'quinoa'], selectedAlternative: 2 },
    ZUCCHINI,
  ]);
});

it('moves eaters to a separate plate, and drops plates without any', () => {
  const added = { ...plate('quinoa', 'ana'), id: '' };
  expect(rowsAfter([COUSCOUS], [[problemOf(COUSCOUS, 'ana'), apart('quinoa')]])).toEqual([COUSCOUS, added]);
  const rows = [COUSCOUS, plate('millet', 'ana', 'leo'), plate('rice', 'ben')];
  expect(rowsAfter(rows, [[problemOf(COUSCOUS, 'leo', 'ben'), apart('quinoa')]])).toEqual([
    COUSCOUS,
    plate('millet', 'ana'),
    { ...plate('quinoa', 'leo', 'ben'), id: '' },
  ]);
  expect(rowsAfter(rows, [[problemOf(COUSCOUS, 'ben'), apart('millet')]])).toEqual([
    COUSCOUS,
    plate('millet', 'ana', 'leo', 'ben'),
  ]);
});

it('leaves the rows of what is fine', () => {
  const rows = [COUSCOUS];
  expect(rowsAfter(rows, [[problemOf(COUSCOUS, 'ana'), { kind: 'fine', note: 'Ok' }]])).toBe(rows);
  expect(rowsAfter(rows, [[problemOf(null), apart('quinoa')]])).toBe(rows);
});

it('is without what is left out', () => {
  expect(rowsAfter([COUSCOUS, ZUCCHINI], [[problemOf(ZUCCHINI, 'ana'), { kind: 'leftOut' }]])).toEqual([
    COUSCOUS,
  ]);
});

it('renames the chosen ingredient by what its label says', () => {
  const marked: Fix = { kind: 'marked', label: { name: 'gluten-free oats', claim: 'gluten-free' } };
  const oats = row('oats');
  expect(rowsAfter([oats], [[problemOf(oats, 'ana'), marked]])).toEqual([
    { ...oats, name: 'gluten-free oats' },
  ]);
  const chosen = row('millet', { alternatives: ['rice', 'oats'], selectedAlternative: 2 });
  expect(rowsAfter([chosen], [[problemOf(chosen, 'ana'), marked]])).toEqual([
    { ...chosen, alternatives: ['rice', 'gluten-free oats'] },
  ]);
});
