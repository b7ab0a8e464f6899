import type { EaterAvoid } from '../eater/eater.ts';
import { alternativesFor, type MissingRow } from './alternatives.ts';
import shopSubstitutes from './data/shopSubstitutes.json' with { type: 'json' };
import type { MealRow } from './judgedMeal.ts';
import type { JudgedEater } from './verdict.ts';

const ana = eater('ana', { kind: 'content', value: 'gluten', strictness: 'allergy' });
const leo = eater('leo', { kind: 'diet', value: 'vegan', strictness: 'diet' });
const sam = eater('sam', { kind: 'word', value: 'oat', strictness: 'dislike' });

function eater(id: string, ...avoids: EaterAvoid[]): JudgedEater {
  return { id, avoids };
}

function missing(name: string, present: readonly JudgedEater[], ...alternatives: string[]): MissingRow {
  const row: MealRow = {
    id: name,
    name,
    notes: null,
    alternatives,
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  };
  return {
    meal: { id: name, name: 'Dinner', status: 'planned', rows: [row], instructions: [] },
    row,
    present,
  };
}

const names = (rows: readonly MissingRow[]) => alternativesFor(rows).map(({ name }) => name);

test('what fits everybody comes first, then what is not known, then what does not fit', () => {
  expect(alternativesFor([missing('Buckwheat flour', [ana, sam], 'grandma’s grains')])).toEqual([
    { name: 'gluten-free flour', notFor: [], unknownFor: [] },
    { name: 'grandma’s grains', notFor: [], unknownFor: ['ana'] },
    { name: 'oat flour', notFor: ['ana'], unknownFor: [] },
  ]);
});

test('what its meals list is offered first, without what is sold out', () => {
  expect(names([missing('Cilantro', [], 'Culantro', 'cilantros')])).toEqual(['Culantro', 'parsley', 'basil']);
});

test('everybody at each of the meals counts', () => {
  const [first] = alternativesFor([missing('sour cream', [ana]), missing('sour cream', [leo])]);
  expect(first).toEqual({ name: 'coconut yogurt', notFor: [], unknownFor: [] });
});

test('who does not get the row does not count', () => {
  const plate = missing('Buckwheat flour', [ana]);
  const row: MealRow = { ...plate.row, apartOfId: 'other', apartEaterIds: ['leo'] };
  const one: MissingRow = { ...plate, row, meal: { ...plate.meal, rows: [row] } };
  expect(alternativesFor([one]).flatMap(({ notFor }) => notFor)).toEqual([]);
});

test.each(['dragon fruit', 'milk chocolate'])('nothing is known for %s', (name) => {
  expect(alternativesFor([missing(name, [])])).toEqual([]);
});

test('at least sixty foods have something else', () => {
  expect(new Set(shopSubstitutes.rows.flatMap(({ foods }) => foods)).size).toBeGreaterThanOrEqual(60);
});

test.each(shopSubstitutes.rows.flatMap(({ foods }) => foods))('%s has something else', (food) => {
  expect(names([missing(food, [])])).not.toEqual([]);
});
