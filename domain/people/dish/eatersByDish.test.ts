import fc from 'fast-check';
import type { ForWhom, StoredDish } from '../../plan/forWhom.ts';
import { MEAL_TYPES_BY_TIME } from '../../plan/meal.ts';
import { mealTimeKey } from '../../plan/mealTime.ts';
import { placesInSlots } from '../../plan/plan.ts';
import { partOfEaters, type ServedEater } from './partOfEaters.ts';
import { eatersBySlot, type AttendanceException, type Seat } from '../eater/attendance.ts';
import { eatersByDish, withoutDish } from './eatersByDish.ts';

type AnyEater = Seat & ServedEater;

const RUNS = { numRuns: 1_000 };
const DAYS = ['2026-06-13', '2026-06-14'];
const IDS = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'];
const VEGAN = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
const NO_GLUTEN = { kind: 'content', value: 'gluten', strictness: 'allergy' } as const;
const NO_FISH = { kind: 'word', value: 'fish', strictness: 'dislike' } as const;

const anySlot = fc.record({ date: fc.constantFrom(...DAYS), type: fc.constantFrom(...MEAL_TYPES_BY_TIME) });
const anyEater = (id: string): fc.Arbitrary<AnyEater> =>
  fc.record({
    id: fc.constant(id),
    participantId: fc.constantFrom(...IDS),
    isCompanion: fc.boolean(),
    portionQuarters: fc.nat({ max: 8 }),
    arrives: fc.option(anySlot),
    leaves: fc.option(anySlot),
    group: fc.constantFrom(null, 'Otters', 'Foxes'),
    avoids: fc.subarray([VEGAN, NO_GLUTEN, NO_FISH]),
  });
const anyEaters = fc.subarray(IDS).chain((ids) => fc.tuple(...ids.map(anyEater)));
const anyExceptions: fc.Arbitrary<AttendanceException[]> = fc.uniqueArray(
  fc
    .tuple(anySlot, fc.constantFrom(...IDS), fc.boolean())
    .map(([slot, eaterId, attends]) => ({ ...slot, eaterId, attends })),
  { selector: ({ date, type, eaterId }) => `${date} ${type} ${eaterId}`, maxLength: 6 },
);
const anyPart: fc.Arbitrary<ForWhom | null> = fc.oneof(
  fc.constant(null),
  fc.subarray([...IDS, 'gone']).map((eaterIds) => ({ eaterIds })),
  fc.constantFrom('Otters', 'foxes ', 'Bears').map((group) => ({ group })),
  fc.constantFrom('Fish', 'Wheat bread', 'Rice').map((cannotEat) => ({ cannotEat })),
);
const anyDishes: fc.Arbitrary<StoredDish[]> = fc
  .uniqueArray(anySlot, { minLength: 1, maxLength: 3 })
  .chain((slots) => fc.array(fc.tuple(fc.constantFrom(...slots), anyPart, fc.boolean()), { maxLength: 10 }))
  .map((all) => {
    const places = placesInSlots(all.map(([slot]) => slot));
    return all.map(([slot, forWhom, isInstead], index) => {
      const position = places[index] ?? 0;
      return { id: `m${index}`, ...slot, position, forWhom, isInstead: isInstead && position > 0 };
    });
  });
const anyTrip = fc.record({ eaters: anyEaters, exceptions: anyExceptions, dishes: anyDishes });

function byDish(
  eaters: readonly AnyEater[],
  exceptions: readonly AttendanceException[],
  dishes: StoredDish[],
) {
  return eatersByDish(eatersBySlot(eaters, exceptions), dishes, ({ forWhom }) =>
    partOfEaters(forWhom, eaters),
  );
}

/** Whom a dish is for, said the long way. */
function isMeant({ forWhom }: StoredDish, { id, group, avoids }: AnyEater): boolean {
  if (forWhom === null) return true;
  if ('eaterIds' in forWhom) return forWhom.eaterIds.includes(id);
  if ('group' in forWhom) return group === { Otters: 'Otters', 'foxes ': 'Foxes' }[forWhom.group];
  const forbidding = { Fish: VEGAN, 'Wheat bread': NO_GLUTEN }[forWhom.cannotEat];
  return avoids.some((avoid) => avoid === forbidding);
}

describe('the dishes of a slot, on any table', () => {
  it('go to those at the slot whom they are for, the first one not to those who get another instead', () => {
    fc.assert(
      fc.property(anyTrip, ({ eaters, exceptions, dishes }) => {
        const { at, of } = byDish(eaters, exceptions, dishes);
        for (const dish of dishes) {
          const others = dishes.filter((one) => one !== dish && mealTimeKey(one) === mealTimeKey(dish));
          const expected = at(dish).eaters.filter((eater) => {
            const getsInstead = others.some((one) => one.isInstead && isMeant(one, eater));
            return isMeant(dish, eater) && !(dish.position === 0 && getsInstead);
          });
          // Worked out once.
          expect(of(dish)).toBe(of(dish));
          expect(of(dish)).toEqual({
            eaters: expected,
            portionQuarters: expected.reduce((sum, eater) => sum + eater.portionQuarters, 0),
          });
        }
      }),
      RUNS,
    );
  });

  it('serve everybody whom one of them is for: those without a dish are all others at the slot', () => {
    fc.assert(
      fc.property(anyTrip, ({ eaters, exceptions, dishes }) => {
        const all = byDish(eaters, exceptions, dishes);
        for (const dish of dishes) {
          const there = dishes.filter((one) => mealTimeKey(one) === mealTimeKey(dish));
          const hungry = all.at(dish).eaters.filter((eater) => !there.some((one) => isMeant(one, eater)));
          expect(withoutDish(all.at(dish).eaters, there.map(all.of))).toEqual(hungry);
        }
        expect(withoutDish(eaters, [])).toEqual([]);
      }),
      RUNS,
    );
  });

  it('give the first dish back once the dish instead of it is gone', () => {
    fc.assert(
      fc.property(anyTrip, ({ eaters, exceptions, dishes }) => {
        const plain = dishes.filter(({ isInstead }) => !isInstead);
        const left = byDish(eaters, exceptions, plain);
        for (const dish of plain)
          expect(left.of(dish).eaters).toEqual(left.at(dish).eaters.filter((eater) => isMeant(dish, eater)));
      }),
      RUNS,
    );
  });

  it('change nothing for one dish a slot, which has the table of its slot', () => {
    fc.assert(
      fc.property(anyTrip, ({ eaters, exceptions, dishes }) => {
        const single = dishes
          .filter(({ position }) => position === 0)
          .map((dish) => ({ ...dish, forWhom: null }));
        const { at, of } = byDish(eaters, exceptions, single);
        for (const dish of single) expect(of(dish)).toEqual(at(dish));
      }),
    );
  });

  it('follow each change of the table', () => {
    fc.assert(
      fc.property(anyTrip, anyEaters, ({ eaters, exceptions, dishes }, later) => {
        const bread = dishes.map((dish) => ({ ...dish, forWhom: { cannotEat: 'Wheat bread' } }));
        for (const people of [eaters, later]) {
          const { at, of } = byDish(people, exceptions, bread);
          for (const dish of bread.filter(({ position }) => position > 0))
            expect(of(dish).eaters).toEqual(
              at(dish).eaters.filter(({ avoids }) => avoids.some((avoid) => avoid === NO_GLUTEN)),
            );
        }
      }),
    );
  });
});
