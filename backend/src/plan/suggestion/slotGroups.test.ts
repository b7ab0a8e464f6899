import { eatersBySlot } from '../../../../domain/people/eater/attendance.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { SeatedEater } from '../../people/eater/withEaters.ts';
import { tripRules } from '../../../../domain/people/verdict/tripRules.ts';
import { slotGroups } from './slotGroups.ts';

const BREAKFAST = { date: '2026-06-13', type: 'breakfast' } as const;
const DINNER = { date: '2026-06-13', type: 'dinner' } as const;
const PORK: EaterAvoid = { kind: 'content', value: 'pork', strictness: 'allergy' };
const RULES = tripRules([PORK]);
const GLUTEN: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };

function eater(id: string, more: Partial<SeatedEater> = {}): SeatedEater {
  return {
    id,
    participantId: id,
    isCompanion: false,
    portionQuarters: 4,
    avoids: [],
    eatsEverything: false,
    arrives: null,
    leaves: null,
    ...more,
  };
}

const TABLE = eatersBySlot(
  [
    eater('maya', { portionQuarters: 6 }),
    eater('ana', { avoids: [GLUTEN], arrives: DINNER }),
    eater('sam', { avoids: [{ kind: 'word', value: 'mushroom', strictness: 'dislike' }] }),
  ],
  [],
);
const groupAt = slotGroups(TABLE, { rules: RULES, peopleCount: null, platesApart: false, secondDish: false });

test('a slot is planned for its own portions, rounded up', () => {
  expect([groupAt(BREAKFAST)?.peopleCount, groupAt(DINNER)?.peopleCount]).toEqual([3, 4]);
  const asked = slotGroups(TABLE, { rules: RULES, peopleCount: 12, platesApart: false, secondDish: false });
  expect(asked(DINNER)?.peopleCount).toBe(12);
});

test('it leaves out what the trip and those who are there avoid, without dislikes', () => {
  expect(groupAt(BREAKFAST)?.avoids).toEqual([{ kind: 'content', value: 'pork' }]);
  expect(groupAt(DINNER)?.avoids.map(({ value }) => value)).toEqual(['gluten', 'pork']);
});

test('dislikes stand beside', () => {
  expect(groupAt(BREAKFAST)?.dislikes).toEqual([{ kind: 'word', value: 'mushroom' }]);
});

test('a slot where nobody eats has no group', () => {
  const empty = slotGroups(eatersBySlot([eater('ana', { arrives: DINNER })], []), {
    rules: RULES,
    peopleCount: null,
    platesApart: false,
    secondDish: false,
  });
  expect(empty(BREAKFAST)).toBeNull();
});

test('for separate plates it names those who avoid something', () => {
  const apart = slotGroups(TABLE, { rules: RULES, peopleCount: null, platesApart: true, secondDish: false });
  expect(apart(DINNER)?.few).toEqual({
    rules: [PORK],
    eaterCount: 3,
    portions: 3.5,
    platesApart: true,
    secondDish: false,
    eaters: [{ id: 'ana', avoids: [{ kind: 'content', value: 'gluten' }], portions: 1 }],
  });
});
