import fc from 'fast-check';
import { msg } from '../../text/message.ts';
import { neededAmount } from '../../shopping/amount/neededAmount.ts';
import { MEAL_TYPES_BY_TIME } from '../../plan/meal.ts';
import { eatersBySlot } from '../eater/attendance.ts';
import { eatersByDish } from '../dish/eatersByDish.ts';
import type { ForWhom } from '../../plan/forWhom.ts';
import type { MealTime } from '../../plan/mealTime.ts';
import { placesInSlots } from '../../plan/plan.ts';
import { partOfEaters } from '../dish/partOfEaters.ts';
import { platePortions } from '../dish/platePortions.ts';
import { previewOf, type PreviewedEater, type PreviewedMeal, type PreviewedTrip } from './preview.ts';
import { TRIP_RULES, tripRules } from '../verdict/tripRules.ts';
import type { JudgedEater, VerdictKind } from '../verdict/verdict.ts';

type Trip = PreviewedTrip<PreviewedMeal>;

const DAYS = ['2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'];
const EATERS = ['e0', 'e1', 'e2', 'e3', 'e4'];
const anySlot = fc.record({ date: fc.constantFrom(...DAYS), type: fc.constantFrom(...MEAL_TYPES_BY_TIME) });
const anyTime = fc.option(anySlot);
const GLUTEN = { kind: 'content', value: 'gluten', strictness: 'allergy' } as const;

const eater = (id: string) =>
  fc.record({
    id: fc.constant(id),
    participantId: fc.constantFrom(...EATERS),
    isCompanion: fc.boolean(),
    portionQuarters: fc.integer({ min: 0, max: 8 }),
    avoids: fc.constantFrom([], [GLUTEN]),
    group: fc.constantFrom(null, 'Otters', 'otters '),
    arrives: anyTime,
    leaves: anyTime,
  });
const anyEaters: fc.Arbitrary<readonly PreviewedEater[]> = fc.tuple(...EATERS.map(eater));
const anyException = fc
  .tuple(anySlot, fc.constantFrom(...EATERS), fc.boolean())
  .map(([slot, eaterId, attends]) => ({ ...slot, eaterId, attends }));

const row = (id: string) =>
  fc
    .record({
      quantity: fc.constantFrom('400', '1 1/2', '2', 'a few', null),
      unit: fc.constantFrom('g', 'cups', 'can', null),
      purchased: fc.boolean(),
      bought: fc.integer({ min: 0, max: 24 }),
      apart: fc.subarray(EATERS),
    })
    .map(({ quantity, unit, purchased, bought, apart }) => ({
      id,
      name: id,
      alternatives: [],
      selectedAlternative: 0,
      quantity,
      unit,
      purchased,
      portionQuarters: null,
      apartEaterIds: id === 'r1' ? apart : [],
      apartOfId: id === 'r1' && apart.length > 0 ? 'r0' : null,
      boughtQuantity: quantity,
      boughtUnit: unit,
      boughtPortionQuarters: purchased ? bought : null,
      boughtServingsQuarters: 16,
    }));
const anyPart: fc.Arbitrary<ForWhom | null> = fc.oneof(
  fc.constantFrom(null, { group: 'Otters' }, { cannotEat: 'Bread' }, { cannotEat: 'Rice' }),
  fc.subarray(EATERS).map((eaterIds) => ({ eaterIds })),
);
/** In slots with one dish and with several. */
const anyMeals = fc
  .array(anySlot, { maxLength: 8 })
  .map((slots) => [...slots, ...slots.slice(0, 3), ...slots.slice(0, 1)])
  .chain((slots) => {
    const places = placesInSlots(slots);
    return fc.tuple(
      ...slots.map((slot, index) =>
        fc.record({
          id: fc.constant(`m${index}`),
          date: fc.constant(slot.date),
          type: fc.constant(slot.type),
          position: fc.constant(places[index] ?? 0),
          forWhom: anyPart,
          isInstead: (places[index] ?? 0) > 0 ? fc.boolean() : fc.constant(false),
          isInPlan: fc.constant(true),
          servingsQuarters: fc.constantFrom(null, 16, 24),
          rows: fc.tuple(row('r0'), row('r1'), row('r2')),
        }),
      ),
    );
  });
const anyTrip: fc.Arbitrary<Trip> = fc.record({
  eaters: anyEaters,
  exceptions: fc.uniqueArray(anyException, {
    selector: ({ date, type, eaterId }) => `${date} ${type} ${eaterId}`,
    maxLength: 8,
  }),
  rules: fc.constantFrom(null, tripRules([GLUTEN])),
  meals: anyMeals,
});

const NO_REASON = msg('test.reason', 'It is not eaten.');
/** Conflicts of those who avoid gluten, in meals of the first two days. */
const judged = ({ date }: MealTime): VerdictKind | null =>
  date > '2026-06-15' ? null : date <= '2026-06-14' ? 'conflict' : 'unknown';
const verdictOf = (slot: MealTime, eaters: readonly JudgedEater[]) => {
  const verdict = judged(slot);
  if (verdict === null) return null;
  const [avoid, finding] = [
    GLUTEN,
    { ingredientId: null, ingredientName: null, sentence: NO_REASON, phrase: NO_REASON },
  ];
  return {
    reasons: eaters.map(({ id }) => ({ ...finding, eaterId: id, avoid, verdict, settled: null, basis: '' })),
  };
};

/** What a screen shows of a trip. */
function shown({ eaters, exceptions, rules, meals }: Trip) {
  const { of: eatersOf } = eatersByDish(eatersBySlot(eaters, exceptions), meals, ({ forWhom }) =>
    partOfEaters(forWhom, eaters),
  );
  return new Map<string, string | number>(
    meals.flatMap((meal) => {
      const at = eatersOf(meal);
      const plates = platePortions(meal.rows, at);
      const scale = { servingsQuarters: meal.servingsQuarters, portionQuarters: at.portionQuarters };
      return [
        [`portions ${meal.id}`, at.portionQuarters] as const,
        ...meal.rows.map(
          (one) =>
            [
              `amount ${meal.id} ${one.id}`,
              neededAmount({ ...one, portionQuarters: plates(one) }, scale).text,
            ] as const,
        ),
        ...at.eaters
          .filter(({ avoids }) => avoids.length > 0)
          .map(({ id }) => [`verdict ${meal.id} ${id}`, judged(meal) ?? 'safe'] as const),
        ...(rules === null || at.eaters.length === 0
          ? []
          : [[`verdict ${meal.id} ${TRIP_RULES}`, judged(meal) ?? 'safe'] as const]),
      ];
    }),
  );
}

describe('a preview of a change', () => {
  it('names exactly what is different afterwards, on any trip', () => {
    fc.assert(
      fc.property(anyTrip, anyTrip, fc.boolean(), (trip, other, isMove) => {
        const moved = trip.meals.map((meal) => ({
          ...meal,
          date: DAYS[(DAYS.indexOf(meal.date) + 1) % 4] ?? '',
        }));
        const after = isMove ? { ...trip, meals: moved } : { ...other, meals: trip.meals };
        const { meals, amounts, verdicts } = previewOf(trip, after, verdictOf);
        const [was, is] = [shown(trip), shown(after)];
        const different = [...new Set([...was.keys(), ...is.keys()])].filter(
          (key) => (was.get(key) ?? 'safe') !== (is.get(key) ?? 'safe'),
        );
        const named = [
          ...meals.map(({ mealId }) => `portions ${mealId}`),
          ...amounts.map(({ mealId, ingredientId }) => `amount ${mealId} ${ingredientId}`),
          ...verdicts.map(({ mealId, eaterId }) => `verdict ${mealId} ${eaterId}`),
        ];
        expect(named.sort()).toEqual(different.sort());
        for (const { mealId, before, after: now } of meals)
          expect([before, now]).toEqual([was.get(`portions ${mealId}`), is.get(`portions ${mealId}`)]);
        for (const { mealId, ingredientId, before, after: now } of amounts) {
          const key = `amount ${mealId} ${ingredientId}`;
          expect([before.text, now.text]).toEqual([was.get(key), is.get(key)]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('of nothing is empty', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(previewOf(trip, trip, verdictOf)).toEqual({
          meals: [],
          amounts: [],
          verdicts: [],
          leaving: [],
          returning: [],
        });
      }),
    );
  });

  it('says what a purchase is short of', () => {
    const meal: PreviewedMeal = {
      id: 'm',
      date: '2026-06-13',
      type: 'dinner',
      isInPlan: true,
      servingsQuarters: 4,
      position: 0,
      forWhom: null,
      isInstead: false,
      rows: [
        {
          id: 'rice',
          name: 'Rice',
          alternatives: ['Brown rice'],
          selectedAlternative: 1,
          quantity: '100',
          unit: 'g',
          purchased: true,
          portionQuarters: null,
          apartOfId: null,
          apartEaterIds: [],
          boughtQuantity: '100',
          boughtUnit: 'g',
          boughtPortionQuarters: 4,
          boughtServingsQuarters: 4,
        },
      ],
    };
    const maya = {
      id: 'maya',
      participantId: 'maya',
      isCompanion: false,
      portionQuarters: 4,
      group: null,
      avoids: [],
      arrives: null,
      leaves: null,
    };
    const before = { eaters: [maya], exceptions: [], rules: null, meals: [meal] };
    const after = { ...before, eaters: [maya, { ...maya, id: 'leo' }] };
    expect(previewOf(before, after, verdictOf)).toMatchObject({
      meals: [{ mealId: 'm', before: 4, after: 8 }],
      amounts: [
        {
          name: 'Brown rice',
          purchased: true,
          bought: { text: '100 g' },
          missing: { text: '100 g' },
          before: { text: '100 g' },
          after: { text: '200 g' },
        },
      ],
    });
  });
});

test('meals that leave the plan or come back are counted with their rows, and nothing else of those outside', () => {
  fc.assert(
    fc.property(
      fc
        .tuple(anyEaters, anyEaters, anyMeals)
        .chain(([eaters, others, meals]) =>
          fc.tuple(
            fc.constant(eaters),
            fc.constant(others),
            fc.constant(meals),
            fc.subarray([...meals.keys()]),
            fc.subarray([...meals.keys()]),
          ),
        ),
      ([eaters, others, meals, inBefore, inAfter]) => {
        const planned = (kept: readonly number[]) =>
          meals.map((meal, index) => ({ ...meal, isInPlan: kept.includes(index) }));
        const before = { eaters, exceptions: [], rules: null, meals: planned(inBefore) };
        const after = { eaters: others, exceptions: [], rules: null, meals: planned(inAfter) };
        const preview = previewOf(before, after, verdictOf);
        const moved = (from: readonly number[], to: readonly number[]) =>
          meals
            .filter((_meal, index) => from.includes(index) && !to.includes(index))
            .map(({ id, rows }) => ({
              mealId: id,
              ingredients: rows.length,
              purchased: rows.filter((one) => one.purchased).length,
            }));
        expect(preview.leaving).toEqual(moved(inBefore, inAfter));
        expect(preview.returning).toEqual(moved(inAfter, inBefore));
        const inPlan = new Set(inAfter.map((index) => meals[index]?.id));
        for (const { mealId } of [...preview.meals, ...preview.amounts]) expect(inPlan).toContain(mealId);
      },
    ),
  );
});
