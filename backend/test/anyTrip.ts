import fc from 'fast-check';
import { datesFrom } from '../../domain/time/calendarDate.ts';
import { EQUIPMENTS } from '../../domain/shopping/days/shelfLife.ts';
import { MEAL_TYPES } from '../../domain/plan/meal.ts';
import { perMealTypeFlag } from '../../domain/plan/mealTypeFlags.ts';
import type {
  ExportedIngredient,
  ExportedMeal,
  ExportedTrip,
} from '../../domain/trip/transfer/tripExport.ts';

/** Characters that are valid in texts and dangerous elsewhere. */
const HOSTILE_SIGNS =
  '<>&"\'\\=+-@{}$%\n\t\u0001\u0085\u2028\u202E\u2066\u200F\u200D\uFEFFאع👩a '.match(/./gsu) ?? [];

/** A text as the forms store it: trimmed, and not blank. */
function writtenText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...HOSTILE_SIGNS), maxLength }).map((text) => `x${text}y`);
}

const textOrNone = fc.option(writtenText(20), { nil: null });

const anyIngredient: fc.Arbitrary<ExportedIngredient> = fc
  .record({
    name: writtenText(20),
    quantity: textOrNone,
    unit: textOrNone,
    notes: textOrNone,
    section: fc.constant<ExportedIngredient['section']>('Miscellaneous'),
    purchased: fc.boolean(),
    assignedTo: textOrNone,
    alternatives: fc.array(writtenText(5), { maxLength: 3 }),
    isOptimized: fc.boolean(),
    part: fc.option(writtenText(10), { nil: undefined }),
    choice: fc.nat(),
  })
  .map(({ choice, ...ingredient }) => ({
    ...ingredient,
    selectedAlternative: choice % (ingredient.alternatives.length + 1),
  }));

const writtenMeal = fc.record({
  name: writtenText(20),
  description: textOrNone,
  instructions: fc.array(writtenText(10), { maxLength: 3 }),
  recipe: textOrNone,
  minutes: fc.option(fc.integer({ min: 1, max: 5760 }), { nil: undefined }),
  assignedTo: textOrNone,
  status: fc.constantFrom<ExportedMeal['status']>('planned', 'not_needed'),
  isAiGenerated: fc.boolean(),
  ingredients: fc.array(anyIngredient, { maxLength: 4 }),
});

/** Three days over a leap day, and two more for meals outside the plan. */
const DAYS = datesFrom('2028-02-27', '2028-03-02');
const SLOTS = DAYS.flatMap((date) => MEAL_TYPES.map((type) => ({ date, type })));

const anyPart: fc.Arbitrary<NonNullable<ExportedMeal['forWhom']>> = fc.oneof(
  writtenText(10).map((group) => ({ group })),
  writtenText(10).map((cannotEat) => ({ cannotEat })),
  fc.array(writtenText(10), { maxLength: 2 }).map((names) => ({ names })),
);

/** A dish beside others, as exports say it. */
const dishBeside = fc
  .record({ meal: writtenMeal, forWhom: fc.option(anyPart), isInstead: fc.boolean() })
  .map(({ meal, forWhom, isInstead }) => ({
    ...meal,
    beside: true,
    ...(forWhom !== null && { forWhom }),
    ...(isInstead && { isInstead }),
  }));

/** A slot, perhaps with several dishes, all of them needed or not. */
const dishesOfSlot = fc
  .tuple(writtenMeal, fc.array(dishBeside, { maxLength: 2 }))
  .map(([first, others]) => [first, ...others.map((dish) => ({ ...dish, status: first.status }))]);

const anyMeals = fc
  .shuffledSubarray(SLOTS, { maxLength: 6 })
  .chain((slots) =>
    fc.tuple(
      ...slots.map((slot) =>
        dishesOfSlot.map((dishes) => dishes.map((meal): ExportedMeal => ({ ...slot, ...meal }))),
      ),
    ),
  )
  .map((slots) => slots.flat());

/** An exported trip that can be imported, with arbitrary texts. */
export const anyTrip: fc.Arbitrary<ExportedTrip> = fc.record({
  id: fc.constant('01900000-0000-7000-8000-000000000001'),
  name: writtenText(20),
  location: writtenText(20),
  startDate: fc.constant('2028-02-27'),
  endDate: fc.constant('2028-02-29'),
  ...perMealTypeFlag(() => fc.boolean()),
  dietaryRestrictions: fc.subarray(['vegan', 'no mushrooms', 'gluten-free']),
  participants: fc.array(
    fc.record({
      name: writtenText(10),
      isOrganizer: fc.boolean(),
      inviteStatus: fc.constantFrom('accepted' as const, 'pending' as const),
    }),
    { maxLength: 3 },
  ),
  meals: anyMeals,
  shoppingPlan: fc.record({ equipment: fc.constantFrom(...EQUIPMENTS), days: fc.subarray(DAYS) }),
});

/** Exported meals without cooks, buyers and purchases; dishes for people by name are for everybody. */
export function withoutPeople(meals: readonly ExportedMeal[]): ExportedMeal[] {
  return meals.map(({ ingredients = [], forWhom, isInstead, ...meal }) => ({
    ...meal,
    ...(forWhom?.names === undefined && forWhom !== undefined && { forWhom }),
    ...(forWhom?.names === undefined && isInstead === true && { isInstead }),
    assignedTo: null,
    ingredients: ingredients.map((one) => ({ ...one, assignedTo: null, purchased: false })),
  }));
}
