import { keepSharesOfMeals } from '../../costs/keepCosts.sql.ts';
import type { MealAccess } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { ChangeOfTrip } from '../../write/changeTrip.ts';
import { emptyMealAt, lockMove } from './meal.sql.ts';
import { lockedDishes, placeBeside } from '../dish/slotDishes.service.ts';

/** How a meal goes to another slot. */
export interface Move extends Pick<Meal, 'date' | 'type'> {
  /** Beside the dishes there; else the slot has to be empty. */
  readonly beside: boolean;
  /** All dishes of its slot go. */
  readonly wholeSlot: boolean;
}

export interface Moved {
  /** What else changes in the meal itself. */
  readonly changes: Partial<Meal>;
  /** Of other meals. */
  readonly ids: readonly string[];
  readonly costs: readonly ChangeOfTrip[];
}

/**
 * Makes room for a meal in another slot, and moves the dishes that come with it. A dish that is the first one there is
 * for everybody; dishes of a whole slot that come beside others are instead of none. Needs a lock on the trip.
 * @throws CONFLICT for a slot that is not needed, BAD_USER_INPUT for a full one
 */
export async function prepareMove(
  tx: Ctx,
  access: MealAccess,
  { beside, wholeSlot, ...slot }: Move,
): Promise<Moved> {
  const { trip, participant, meal } = access;
  const tripId = trip.id;
  const moving = wholeSlot ? await lockedDishes(tx, meal) : [meal];
  const cleared = beside ? null : await clearSlot(tx, access, slot);
  const from = beside ? await placeBeside(tx, { tripId, ...slot }, moving.length) : 0;
  const asPart = wholeSlot && from > 0 ? { isInstead: false } : {};
  const places = moving.map(({ id }, index) => ({ id, ...slot, position: from + index, ...asPart }));
  const others = places.filter(({ id }) => id !== meal.id);
  await updateRows(tx.db, Meal, tripId, others, stampOf(participant, tx.now()));
  const position = places.find(({ id }) => id === meal.id)?.position ?? from;
  const first = position === 0 && meal.position > 0 ? { forWhom: null, isInstead: false } : {};
  return {
    changes: { position, ...asPart, ...first },
    ids: [...others.map(({ id }) => id), ...(cleared?.ids ?? [])],
    costs: cleared?.costs ?? [],
  };
}

/** Deletes an empty meal from the target slot; `not_needed` marks stay. */
async function clearSlot(
  tx: Ctx,
  { trip, participant, meal }: MealAccess,
  { date, type }: Pick<Meal, 'date' | 'type'>,
): Promise<Pick<Moved, 'ids' | 'costs'> | null> {
  // Locks both, so that nobody adds content to the deleted row.
  const move = { tripId: trip.id, mealId: meal.id, date, type };
  await lockMove.all(tx.db, move);
  const empty = await emptyMealAt.first(tx.db, move);
  if (empty === null) return null;
  const costs = await keepSharesOfMeals(tx, trip, participant, [empty.id]);
  await tx.db.delete(Meal, { tripId: trip.id, id: empty.id });
  return { ids: [empty.id], costs };
}
