import { assignedFields } from '../../../../domain/plan/assignedFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { lockMealsOf } from './meal.service.ts';
import { dropGivenDuties } from './undoAssigned.sql.ts';

export interface UndoneAssignment {
  readonly trip: Trip;
  /** Without a cook again. */
  readonly meals: readonly Meal[];
  /** With another cook by now. */
  readonly keptMeals: readonly Meal[];
}

/**
 * Takes cooks and duties back that `assignMealsAtRandom` gave, as one change. Meals with another cook by now and other
 * duties stay; what is gone is skipped.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function undoAssignMeals(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<UndoneAssignment> {
  requireViewer(ctx);
  const { cooks = [], duties = [] } = readInput(assignedFields, rawInput);
  const given = new Map(cooks.map(({ mealId, participantId }) => [mealId, participantId]));
  return changeTrip<UndoneAssignment>(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'plan_meals');
    const cooked = (await lockMealsOf(tx, trip)).filter(
      ({ id, assignedToId }) => assignedToId !== null && given.has(id),
    );
    const isGiven = ({ id, assignedToId }: Meal) => given.get(id) === assignedToId;
    const changes = cooked.filter(isGiven).map(({ id }) => ({ id, assignedToId: null }));
    const meals = await updateRows(tx.db, Meal, trip.id, changes, stampOf(participant, tx.now()));
    const dropped = await dropGivenDuties.all(tx.db, {
      tripId: trip.id,
      dates: duties.map(({ date }) => date),
      types: duties.map(({ type }) => type),
      kinds: duties.map(({ kind }) => kind),
      participantIds: duties.map(({ participantId }) => participantId),
    });
    const undone = { trip, meals, keptMeals: cooked.filter((meal) => !isGiven(meal)) };
    if (meals.length + dropped.length === 0) return unchanged(undone);
    // No ids: any meal, also of slots without one.
    const ids = dropped.length > 0 ? [] : meals.map(({ id }) => id);
    return changed(undone, changeBy(participant, 'MEALS', ids));
  });
}
