import * as z from 'zod/mini';
import { addDays, daysBetween } from '../../../../domain/time/calendarDate.ts';
import { previewFields, type PreviewFields } from '../../../../domain/people/eater/eaterFields.ts';
import {
  previewOf,
  type Preview,
  type PreviewedEater,
  type PreviewedMeal,
} from '../../../../domain/people/preview/preview.ts';
import { tripRules } from '../../../../domain/people/verdict/tripRules.ts';
import { mealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { AttendanceException } from '../../../../domain/people/eater/attendance.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { MealStatus } from '../../../../domain/plan/meal.ts';
import { isInPlan } from '../../../../domain/plan/plan.ts';
import { datesInOrder } from '../../../../domain/trip/tripFields.ts';
import { previewedShares, type PreviewedShare } from '../../costs/previewShares.service.ts';
import { eatingTrip } from '../../costs/costs.service.ts';
import { requireTrip } from '../../access/require.ts';
import { notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { seatOf, type Eater } from '../../entities/eater.entity.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { rulesOf } from '../eater/withEaters.ts';
import { judgedMeal } from './verdict.service.ts';
import { eaterColumns, requireSound } from '../eater/updateEater.service.ts';

interface Meal extends PreviewedMeal {
  readonly name: string;
  readonly status: MealStatus;
  readonly rows: readonly Ingredient[];
  readonly instructions: readonly string[];
}

const dates = z.object({ startDate: z.string(), endDate: z.string() }).check(...datesInOrder);

/**
 * What a change of an eater, of attendance, or of the trip's dates, meal types or rules would change; writes nothing.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function previewTrip(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<PreviewWithShares> {
  const fields = readInput(previewFields, rawInput);
  const { trip, participant: own } = await requireTrip(ctx, rawTripId, 'view');
  const { eatersOfTrip, exceptionsOfTrip, mealsOfTrip, ingredientsOfMeal, settledOfTrip } = ctx.loaders;
  const eaters = await eatersOfTrip.get(trip.id);
  const exceptions = await exceptionsOfTrip.get(trip.id);
  const settled = await settledOfTrip.get(trip.id);
  const allMeals = await mealsOfTrip.get(trip.id);
  const needed = allMeals.filter(({ status }) => status !== 'not_needed');
  const meals = await Promise.all(
    needed.map(async (meal): Promise<Meal> => {
      const { id, date, type, position, forWhom, isInstead, name, status, servingsQuarters, instructions } =
        meal;
      const rows = await ingredientsOfMeal.get(meal);
      return {
        id,
        date,
        type,
        position,
        forWhom,
        isInstead,
        name,
        status,
        servingsQuarters,
        instructions,
        rows,
        isInPlan: isInPlan(trip, meal),
      };
    }),
  );
  const before = { eaters: eaters.map(previewed), exceptions, rules: tripRules(rulesOf(trip)), meals };
  const plan = plannedDates(trip, fields);
  const move = <Time extends MealTime>(time: Time): Time => ({
    ...time,
    date: addDays(time.date, plan.movedDays),
  });
  const after = {
    eaters: changedEaters(eaters, own, fields).map((eater) => ({
      ...eater,
      arrives: eater.arrives && move(eater.arrives),
      leaves: eater.leaves && move(eater.leaves),
    })),
    exceptions: changedExceptions(exceptions, eaters, fields).map(move),
    rules: tripRules(rulesOf(changedRules(trip, fields))),
    meals: meals.map(move).map((meal) => ({ ...meal, isInPlan: isInPlan(plan, meal) })),
  };
  const preview = previewOf(before, after, (meal, present) =>
    meal.isInPlan ? mealVerdict(judgedMeal(meal, meal.rows), present, settled) : null,
  );
  const bearers = new Map(eaters.map((eater) => [eater.id, eater]));
  const shares = await previewedShares(ctx, trip, eatingTrip(trip, { eaters, exceptions, meals: allMeals }), {
    ...eatingTrip(trip, { eaters, exceptions, meals: allMeals }),
    plan,
    meals: allMeals.map(move),
    exceptions: after.exceptions,
    eaters: after.eaters.map((eater) => ({
      ...eater,
      sharePaidById: bearers.get(eater.id)?.sharePaidById ?? null,
    })),
  });
  return { ...preview, shares };
}

interface PreviewWithShares extends Preview {
  readonly shares: readonly PreviewedShare[];
}

function previewed(eater: Eater): PreviewedEater {
  return { ...seatOf(eater), group: eater.group, avoids: eater.avoids };
}

function changedEaters(
  eaters: readonly Eater[],
  viewer: Pick<Participant, 'id' | 'tripId'>,
  { eater: given }: PreviewFields,
): PreviewedEater[] {
  if (given === null || given === undefined) return eaters.map(previewed);
  const { id, removed, ...fields } = given;
  if (removed === true) {
    requireEaterIn(eaters, id ?? null);
    return eaters.filter((eater) => eater.id !== id).map(previewed);
  }
  const columns = eaterColumns(fields, null);
  if (id !== null && id !== undefined) {
    requireEaterIn(eaters, id);
    return eaters.map((eater) => (eater.id === id ? changedEater(eater, columns) : previewed(eater)));
  }
  const companion = { ...NEW_COMPANION, id: newId(), participantId: viewer.id };
  return [...eaters.map(previewed), changedEater(companion, columns)];
}

type Seated = Parameters<typeof seatOf>[0] & Pick<Eater, 'group' | 'avoids' | 'eatsEverything'>;

function changedEater(eater: Seated, columns: ReturnType<typeof eaterColumns>): PreviewedEater {
  const changed = Object.assign({}, eater, columns);
  requireSound(changed);
  return { ...seatOf(changed), group: changed.group, avoids: changed.avoids };
}

/** A companion of the viewer as added without fields. */
const NEW_COMPANION = {
  isCompanion: true,
  portionQuarters: 4,
  avoids: [],
  eatsEverything: false,
  group: null,
  arrivesDate: null,
  arrivesType: null,
  leavesDate: null,
  leavesType: null,
} as const;

function changedExceptions(
  exceptions: readonly AttendanceException[],
  eaters: readonly Eater[],
  { attendance }: PreviewFields,
): readonly AttendanceException[] {
  if (attendance === null || attendance === undefined) return exceptions;
  const { date, type, eaterId, attends } = attendance;
  requireEaterIn(eaters, eaterId);
  const others = exceptions.filter(
    (one) => one.eaterId !== eaterId || one.date !== date || one.type !== type,
  );
  return attends === null ? others : [...others, { date, type, eaterId, attends }];
}

/** The trip's restrictions after a change, which are not read yet. */
function changedRules(trip: Trip, { dietaryRestrictions }: PreviewFields): Parameters<typeof rulesOf>[0] {
  return dietaryRestrictions === undefined ? trip : { dietaryRestrictions, restrictionReading: null };
}

/** The new dates and meal types, and by how many days meals and times move with the start. */
function plannedDates(trip: Trip, fields: PreviewFields) {
  const { startDate, endDate } = readInput(dates, {
    startDate: fields.startDate ?? trip.startDate,
    endDate: fields.endDate ?? trip.endDate,
  });
  const movedDays = fields.moveMeals === true ? daysBetween(trip.startDate, startDate) : 0;
  return { startDate, endDate, mealTypes: fields.mealTypes ?? trip.mealTypes, movedDays };
}

function requireEaterIn(eaters: readonly Eater[], eaterId: string | null): void {
  if (!eaters.some(({ id }) => id === eaterId)) throw notFound('eater');
}
