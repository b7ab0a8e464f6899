import { IsNull } from 'typeorm';
import { msg } from '../../../../domain/text/message.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  newItemFields,
  newItemListFields,
  type NewItemFields,
} from '../../../../domain/shopping/list/itemFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { onceForRows } from '../../ctx/batch.sql.ts';
import { insertRows, newRow } from '../../db/rows.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { lockParticipantKey } from '../../access/assignee.sql.ts';

interface AddedItems {
  readonly trip: Trip;
  readonly items: readonly Ingredient[];
}

/**
 * Adds an item, which no meal needs, to a trip's shopping list; a repeated `Idempotency-Key` returns the earlier one.
 * @throws as `requireTrip`, CONFLICT for a key of another request
 */
export async function addItem(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Ingredient> {
  const viewer = requireViewer(ctx);
  const { items } = await addRows(ctx, viewer, rawTripId, [readInput(newItemFields, rawInput)]);
  const [added] = items;
  if (added === undefined) throw notFound('ingredient');
  return added;
}

/**
 * Adds several items, all or none.
 * @returns them in order; for a repeated `Idempotency-Key`, those that remain
 * @throws as {@link addItem}; the field is `items.{index}.{field}`
 */
export async function addItems(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<AddedItems> {
  const viewer = requireViewer(ctx);
  const { items } = readInput(newItemListFields, rawInput);
  return addRows(ctx, viewer, rawTripId, items);
}

async function addRows(
  ctx: Ctx,
  viewer: Viewer,
  rawTripId: unknown,
  rows: readonly NewItemFields[],
): Promise<AddedItems> {
  return changeTrip(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'tick_ingredients');
    const request = { tripId: trip.id, rows };
    const call = { viewer, operation: 'add_items', request, resultId: newId(), size: rows.length };
    const batch = await onceForRows(tx, Ingredient, { tripId: trip.id }, call);
    if (batch.isRepeat) return unchanged({ trip, items: batch.rows });
    await lockParticipantKey(tx, participant);
    await requireRoomForItems(tx, trip.id, rows.length);
    const items = rows.map((fields, index) => newItem(tx, participant, batch.idAt(index), fields));
    await insertRows(tx.db, Ingredient, items);
    const ids = items.map(({ id }) => id);
    return changed({ trip, items }, changeBy(participant, 'INGREDIENTS', ids));
  });
}

/**
 * Needs the lock on the trip: it keeps concurrent calls within the limit.
 * @throws BAD_USER_INPUT
 */
export async function requireRoomForItems(tx: Ctx, tripId: string, added: number): Promise<void> {
  const count = await tx.db.countBy(Ingredient, { tripId, mealId: IsNull() });
  const room = LIMITS.tripItems - count;
  if (room >= added) return;
  const max = LIMITS.tripItems;
  throw new AppError(
    'BAD_USER_INPUT',
    room > 0
      ? msg(
          'item.tooManyAtOnce',
          'A trip can have at most {max} items that no meal needs. There is room for {room} more.',
          { max, room },
        )
      : msg('item.tooMany', 'A trip can have at most {max} items that no meal needs.', { max }),
  );
}

/** An unsaved item of a trip. */
export function newItem(
  tx: Ctx,
  { id: addedById, tripId }: Participant,
  id: string,
  { name, quantity, unit, notes }: NewItemFields,
): Ingredient {
  const typed = { name, quantity, unit, notes, isTyped: true };
  return newRow(Ingredient, { id, tripId, addedById, ...typed, createdAt: tx.now() });
}
