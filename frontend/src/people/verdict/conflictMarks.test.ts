import fc from 'fast-check';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { mealVerdict, type MealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { TripEater } from '../tripAttendance.ts';
import { conflictMarks } from './conflictMarks.ts';

const NUTS: EaterAvoid = { kind: 'content', value: 'treeNut', strictness: 'allergy' };
const VEGETARIAN: EaterAvoid = { kind: 'diet', value: 'vegetarian', strictness: 'diet' };

const SHELLFISH: EaterAvoid = { kind: 'diet', value: 'shellfish-free', strictness: 'allergy' };
const NO_HAM: EaterAvoid = { kind: 'word', value: 'ham', strictness: 'dislike' };

const ana = eater('Ana', NUTS);
const ben = eater('Ben', VEGETARIAN);

function eater(name: string, ...avoids: EaterAvoid[]): TripEater {
  return {
    id: name,
    name,
    participantId: name,
    isCompanion: false,
    group: null,
    portionQuarters: 4,
    arrives: null,
    leaves: null,
    version: 1,
    viewerCan: [],
    avoids,
    eatsEverything: false,
    note: null,
  };
}

function verdictOf(id: string, names: readonly string[], eaters: readonly TripEater[]): MealVerdict[] {
  const rows = names.map((name) => ({
    id: name,
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  }));
  const verdict = mealVerdict({ id, name: 'Dish', status: 'planned', rows, instructions: [] }, eaters);
  return verdict === null ? [] : [verdict];
}

/** Of a slot whose dishes have these ingredients. */
function markOf(
  dishes: readonly string[][],
  eaters: readonly TripEater[],
  withoutDish: readonly string[] = [],
) {
  const verdicts = dishes.flatMap((names, at) => verdictOf(`${at}`, names, eaters));
  return [...conflictMarks(eaters, [{ verdict: 'conflict', verdicts, withoutDish }])];
}

/** How many people a mark tells of, by name or in a count. */
function toldIn(text: string, eaters: readonly TripEater[]): number {
  const counts = [...text.matchAll(/\d+/g)].map(([count]) => Number(count));
  return (
    eaters.filter(({ name }) => text.includes(name)).length + counts.reduce((all, count) => all + count, 0)
  );
}

describe('the mark of a slot', () => {
  it('tells of an allergy in one dish beside a conflict in another', () => {
    const text = 'Ben can’t eat ham. We can’t tell for Ana.';
    expect(markOf([['ham'], ['zorbleflux']], [ana, ben])).toEqual([['0', { text, isConflict: true }]]);
    expect(markOf([['ham'], ['almonds']], [ana, ben])).toMatchObject([
      ['0', { text: 'Ben and Ana can’t eat this' }],
    ]);
  });

  it('tells of an allergy beside a diet of the same person', () => {
    const both = eater('Ana', NUTS, VEGETARIAN);
    const text = 'Ana and Ben can’t eat ham. We can’t tell for Ana.';
    expect(markOf([['ham', 'zorbleflux']], [both, ben])).toMatchObject([['0', { text }]]);
  });

  it('tells of as many people as the sheet of the dish, whatever they avoid', () => {
    const avoids = fc.subarray([NUTS, VEGETARIAN, SHELLFISH, NO_HAM], { minLength: 1 });
    const food = fc.constantFrom('ham', 'almonds', 'zorbleflux', 'shrimp', 'vegetable broth', 'rice');
    fc.assert(
      fc.property(fc.array(avoids, { minLength: 1, maxLength: 5 }), food, (table, name) => {
        const eaters = table.map((own, at) => eater(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'][at] ?? '', ...own));
        const [mark] = markOf([[name]], eaters);
        const open = verdictOf(name, [name], eaters)
          .flatMap(({ reasons }) => reasons)
          .filter(({ verdict }) => verdict !== 'safe');
        const isConflict = open.some(({ verdict }) => verdict === 'conflict');
        const isMarked = isConflict || open.some(({ avoid }) => avoid.strictness === 'allergy');
        const people = isMarked ? new Set(open.map(({ eaterId }) => eaterId)).size : 0;
        const told = toldIn(mark?.[1].text ?? '', eaters);
        // Somebody with a conflict may also be one of those of whom nobody can tell.
        expect(isConflict ? Math.min(told, people) : told).toBe(people);
      }),
    );
  });

  it('tells of allergies beside somebody without a dish', () => {
    const cleo = eater('Cleo');
    expect(markOf([['almonds']], [ana, ben, cleo], ['Cleo'])).toMatchObject([
      ['0', { text: 'Cleo has no dish. Ana can’t eat almonds.' }],
    ]);
    expect(markOf([['ham']], [ana, ben, cleo], ['Cleo'])).toMatchObject([
      ['0', { text: 'Cleo has no dish' }],
    ]);
  });
});
