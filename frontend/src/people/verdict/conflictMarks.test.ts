import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { mealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { TripEater } from '../tripAttendance.ts';
import { conflictMarks } from './conflictMarks.ts';

const NUTS: EaterAvoid = { kind: 'content', value: 'treeNut', strictness: 'allergy' };
const VEGETARIAN: EaterAvoid = { kind: 'diet', value: 'vegetarian', strictness: 'diet' };

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

/** Of a slot whose dishes have these ingredients. */
function markOf(
  dishes: readonly string[][],
  eaters: readonly TripEater[],
  withoutDish: readonly string[] = [],
) {
  const verdicts = dishes.flatMap((names, at) => {
    const rows = names.map((name) => ({
      id: name,
      name,
      notes: null,
      alternatives: [],
      selectedAlternative: 0,
      apartOfId: null,
      apartEaterIds: [],
    }));
    return (
      mealVerdict({ id: `${at}`, name: 'Dish', status: 'planned', rows, instructions: [] }, eaters) ?? []
    );
  });
  return [...conflictMarks(eaters, [{ verdict: 'conflict', verdicts, withoutDish }])];
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
