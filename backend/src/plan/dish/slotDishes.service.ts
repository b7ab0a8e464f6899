import { LIMITS } from '../../../../domain/limits.ts';
import { msg } from '../../../../domain/text/message.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { lockDishes, markDishes, nextFirst, severalAt } from './slotDishes.sql.ts';

type SlotOfTrip = Pick<Meal, 'tripId' | 'date' | 'type'>;

/** Of a slot, the first one first. Needs a lock on the trip. */
export async function lockedDishes(tx: Ctx, { tripId, date, type }: SlotOfTrip): Promise<Meal[]> {
  const dishes = await lockDishes.all(tx.db, { tripId, date, type });
  return dishes.toSorted((one, other) => one.position - other.position);
}

/**
 * The first free place after the dishes of a slot. Needs a lock on the trip.
 * @param count of dishes that come
 * @throws CONFLICT for a slot that is not needed, BAD_USER_INPUT for one without room
 */
export async function placeBeside(tx: Ctx, slot: SlotOfTrip, count = 1): Promise<number> {
  const dishes = await lockedDishes(tx, slot);
  if (dishes.some(({ status }) => status === 'not_needed'))
    throw new AppError(
      'CONFLICT',
      msg('dish.slotNotNeeded', 'This slot is marked as not needed. Please mark it as needed first.'),
    );
  if (dishes.length + count > LIMITS.slotDishes)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('dish.slotFull', 'A slot can have at most {max} dishes.', { max: LIMITS.slotDishes }),
    );
  return (dishes.at(-1)?.position ?? -1) + 1;
}

/**
 * Whether slots of a day can be marked as not needed. Needs a lock on the trip.
 * @throws CONFLICT for a slot with several dishes
 */
export async function requireSingleDishes(
  tx: Ctx,
  { tripId, date }: Pick<Meal, 'tripId' | 'date'>,
  types: readonly MealType[],
): Promise<void> {
  if ((await severalAt.first(tx.db, { tripId, date, types: [...types] })) !== null)
    throw new AppError(
      'CONFLICT',
      msg('dish.severalThere', 'This slot has several dishes. Please remove or move them first.'),
    );
}

/**
 * A slot is needed with all of its dishes, or not: the others follow the given one. Needs a lock on the trip.
 * @returns ids of the others
 */
export async function markOthers(
  tx: Ctx,
  { tripId, date, type, status }: Meal,
  participant: Pick<Participant, 'id' | 'tripId'>,
): Promise<string[]> {
  const stamp = stampOf(participant, tx.now());
  return (await markDishes.all(tx.db, { tripId, date, type, status, stamp })).map(({ id }) => id);
}

/**
 * Where the first dish of a slot has gone, the next one becomes the first and is for everybody. Needs a lock on the trip.
 * @returns ids of the new first dishes
 */
export async function promoteNextDishes(
  tx: Ctx,
  participant: Pick<Participant, 'id' | 'tripId'>,
): Promise<string[]> {
  const stamp = stampOf(participant, tx.now());
  return (await nextFirst.all(tx.db, [participant.tripId, stamp])).map(({ id }) => id);
}
