import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { mealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { TripEater } from '../tripAttendance.ts';
import type { JudgedRow, JudgedSlot } from './judgedSlot.ts';
import { mealProblems, solvedProblems } from './mealProblems.ts';

const BEEF = row('beef');
const BUTTER = row('butter', { alternatives: ['olive oil'] });

function row(name: string, more: Partial<JudgedRow> = {}): JudgedRow {
  const own = { notes: null, alternatives: [], selectedAlternative: 0, apartOfId: null, apartEaterIds: [] };
  return { id: name, name, amount: { text: '' }, ...own, ...more };
}

/** A dish for Noa, who keeps meat and dairy apart. */
function dishOf(rows: readonly JudgedRow[], leftOut: readonly JudgedRow[] = []): JudgedSlot {
  const noa: TripEater = {
    id: 'noa',
    name: 'Noa',
    participantId: 'noa',
    isCompanion: false,
    group: null,
    portionQuarters: 4,
    arrives: null,
    leaves: null,
    version: 1,
    viewerCan: [],
    avoids: [{ kind: 'diet', value: 'kosher-style', strictness: 'diet' }],
    eatsEverything: false,
    note: null,
  };
  const served = { eaters: [noa], portionQuarters: 4 };
  const meal = { id: 'stew', name: 'Stew', status: 'planned', rows, leftOut, instructions: [] } as const;
  const verdict = mealVerdict(meal, served.eaters);
  return { date: '2030-06-12', type: 'dinner', meal, served, rules: null, verdict };
}

const told = (slot: JudgedSlot) =>
  solvedProblems(slot).map((solved) =>
    solved.kind === 'settled' ? [] : [solved.kind, chosenName(solved.row)],
  );

describe('of what two ingredients are together', () => {
  it('is solved by what was left out', () => {
    expect(mealProblems(dishOf([BEEF, BUTTER]), []).map(({ key }) => key)).toEqual(['beef', 'butter']);
    expect(told(dishOf([BEEF], [BUTTER]))).toEqual([['leftOut', 'butter']]);
    expect(told(dishOf([row('lentils')], [BUTTER]))).toEqual([]);
  });

  it('is solved by another choice', () => {
    const oil = { ...BUTTER, selectedAlternative: 1 };
    expect(told(dishOf([BEEF, oil]))).toEqual([['swapped', 'olive oil']]);
    expect(told(dishOf([row('lentils'), oil]))).toEqual([]);
  });
});

it('is not solved by another choice that is a conflict, too', () => {
  const pork = row('pork', { alternatives: ['bacon'], selectedAlternative: 1 });
  expect(told(dishOf([row('lentils'), pork]))).toEqual([]);
  expect(told(dishOf([row('lentils')], [pork]))).toEqual([['leftOut', 'bacon']]);
});
