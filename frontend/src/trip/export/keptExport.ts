import type { ForWhom } from '../../../../domain/plan/forWhom.ts';
import * as z from 'zod/mini';
import { eatersByDish } from '../../../../domain/people/dish/eatersByDish.ts';
import { eatersBySlot } from '../../../../domain/people/eater/attendance.ts';
import { exportedTrip } from '../../../../domain/trip/transfer/exportTrip.ts';
import { AVOID_KINDS, STRICTNESSES } from '../../../../domain/people/eater/eater.ts';
import { EQUIPMENTS } from '../../../../domain/shopping/days/shelfLife.ts';
import { INVITE_STATUSES } from '../../../../domain/people/inviteStatus.ts';
import {
  ingredientTextsOf,
  perIngredientText,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { STAPLE_ANSWERS } from '../../../../domain/shopping/home/staples.ts';
import { UNAVAILABLE_KINDS } from '../../../../domain/shopping/missing/unavailable.ts';
import { MEAL_STATUSES, MEAL_TYPES, MEAL_TYPES_BY_TIME } from '../../../../domain/plan/meal.ts';
import { DUTY_KINDS } from '../../../../domain/plan/duty.ts';
import {
  mealNumbersOf,
  mealTextsOf,
  perMealNumber,
  perMealText,
} from '../../../../domain/plan/mealFields.ts';
import type { ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { keptCosts, sourceCosts } from './keptCosts.ts';

const textOrNone = z.nullable(z.string());

/** Converts the schema's enums (capitals) to the domain's. */
function named<const Value extends string>(values: readonly Value[]) {
  const lowerCase = z.transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text));
  return z.pipe(lowerCase, z.enum(values));
}

const exact = z.object({ quantity: textOrNone, unit: textOrNone });
/** `exact` and `bought` are missing in copies of earlier versions. */
const amount = z.extend(exact, { exact: z.nullish(exact) });

const ingredient = z.object({
  id: z.string(),
  name: z.string(),
  quantity: textOrNone,
  unit: textOrNone,
  notes: textOrNone,
  // Missing in copies of earlier versions.
  used: z.optional(textOrNone),
  ...perIngredientText(() => z.optional(textOrNone)),
  isTyped: z.optional(z.boolean()),
  amount,
  missing: z.nullable(amount),
  bought: z.nullish(amount),
  purchased: z.boolean(),
  assignedToId: textOrNone,
  mergedAs: z.optional(textOrNone),
  alternatives: z.array(z.string()),
  selectedAlternative: z.number(),
  apartOfId: textOrNone,
  /** Missing in copies of earlier versions. */
  apartEaterIds: z.optional(z.array(z.string())),
  staple: z.nullable(z.object({ answer: named(STAPLE_ANSWERS), at: z.string() })),
  unavailable: z.nullable(
    z.object({ kind: named(UNAVAILABLE_KINDS), at: z.string(), message: textOrNone, shop: textOrNone }),
  ),
});

const keptPart = z.object({ eaterIds: z.array(z.string()), group: textOrNone, cannotEat: textOrNone });

const meal = z.object({
  id: z.string(),
  date: z.string(),
  type: named(MEAL_TYPES),
  name: z.string(),
  status: named(MEAL_STATUSES),
  /** Some are missing in copies of earlier versions. */
  ...perMealText(() => z.optional(textOrNone)),
  ...perMealNumber(() => z.nullish(z.number())),
  instructions: z.array(z.string()),
  assignedToId: textOrNone,
  isAiGenerated: z.boolean(),
  /** Missing in copies of earlier versions. */
  position: z.optional(z.number()),
  isInstead: z.optional(z.boolean()),
  forWhom: z.nullish(keptPart),
  ingredients: z.array(ingredient),
  servings: z.nullable(z.number()),
});

const mealTime = z.object({ date: z.string(), type: named(MEAL_TYPES) });

const eater = z.object({
  id: z.string(),
  name: z.string(),
  participantId: z.string(),
  isCompanion: z.boolean(),
  portion: z.number(),
  avoids: z.array(z.object({ kind: named(AVOID_KINDS), value: z.string(), strictness: named(STRICTNESSES) })),
  /** Missing in copies of earlier versions. */
  eatsEverything: z.optional(z.boolean()),
  note: z.optional(textOrNone),
  group: z.optional(textOrNone),
  arrives: z.nullable(mealTime),
  leaves: z.nullable(mealTime),
});

/** A fully loaded trip in the cache. */
const keptTrip = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  mealTypes: z.array(named(MEAL_TYPES)),
  dietaryRestrictions: z.array(z.string()),
  viewerCan: z.array(z.string()),
  participants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isOrganizer: z.boolean(),
      inviteStatus: named(INVITE_STATUSES),
      /** Missing in copies of earlier versions. */
      leftAt: z.optional(textOrNone),
    }),
  ),
  eaters: z.array(eater),
  attendanceExceptions: z.array(z.object({ ...mealTime.shape, eaterId: z.string(), attends: z.boolean() })),
  /** Missing in copies of earlier versions. */
  duties: z.optional(
    z.array(z.object({ ...mealTime.shape, kind: named(DUTY_KINDS), participantId: z.string() })),
  ),
  meals: z.array(meal),
  /** Missing in copies of earlier versions. */
  items: z.optional(z.array(ingredient)),
  /** Missing without the receipts. */
  costs: z.catch(z.optional(keptCosts), undefined),
  shoppingPlan: z.nullish(z.object({ equipment: named(EQUIPMENTS), days: z.array(z.string()) })),
});

/**
 * The export of a saved trip; null if incomplete or not allowed.
 * @param kept the trip without references, in the schema's names
 * @param optimistic `purchased` by ingredient id, where not confirmed yet
 */
export function keptExport(kept: unknown, optimistic: ReadonlyMap<string, boolean>): ExportedTrip | null {
  const { success, data: trip } = keptTrip.safeParse(kept);
  if (!success || !trip.viewerCan.includes('EXPORT')) return null;
  const exported = (row: z.output<typeof ingredient>) => ({
    ...row,
    used: row.used ?? null,
    ...ingredientTextsOf(row),
    ...tickedRow(row, optimistic.get(row.id)),
    mergedAs: row.mergedAs ?? null,
    apartEaterIds: row.apartEaterIds ?? [],
  });
  const eaters = trip.eaters.map((one) => ({
    ...one,
    portionQuarters: one.portion * 4,
    eatsEverything: one.eatsEverything ?? false,
    note: one.note ?? null,
    group: one.group ?? null,
  }));
  const exceptions = trip.attendanceExceptions;
  const dishes = trip.meals.map((one) => ({
    ...one,
    position: one.position ?? 0,
    isInstead: one.isInstead ?? false,
  }));
  const served = eatersByDish(eatersBySlot(eaters, exceptions), dishes, ({ forWhom }) => forWhom ?? null);
  return exportedTrip({
    trip,
    participants: trip.participants,
    attendance: { eaters, exceptions, duties: trip.duties },
    // The cache appends new meals at the end.
    meals: [...dishes]
      .sort(byDayAndHour)
      .map((one) => ({
        meal: {
          ...one,
          ...mealTextsOf(one),
          ...mealNumbersOf(one),
          servingsQuarters: one.servings === null ? null : one.servings * 4,
          forWhom: keptForWhom(one.forWhom ?? null),
          eaterIds: served.of(one).eaters.map(({ id }) => id),
        },
        ingredients: one.ingredients.map(exported),
      })),
    items: trip.items?.map(exported),
    costs: trip.costs && sourceCosts(trip.costs),
  });
}

/** Who ticks now buys all that is needed now. */
function tickedRow({ purchased, missing, bought }: z.output<typeof ingredient>, tick: boolean | undefined) {
  return tick === undefined
    ? { purchased, missing, bought }
    : { purchased: tick, missing: null, bought: null };
}

/** A part is resolved in the browser's copy. */
function keptForWhom(part: z.output<typeof keptPart> | null): ForWhom | null {
  if (part === null) return null;
  const { eaterIds, group, cannotEat } = part;
  if (group !== null) return { group };
  return cannotEat === null ? { eaterIds } : { cannotEat };
}

type KeptMeal = z.output<typeof meal>;

function byDayAndHour(one: KeptMeal, other: KeptMeal): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  if (one.type !== other.type)
    return MEAL_TYPES_BY_TIME.indexOf(one.type) - MEAL_TYPES_BY_TIME.indexOf(other.type);
  return (one.position ?? 0) - (other.position ?? 0);
}
