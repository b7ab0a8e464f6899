import {
  assignShopping as splitShopping,
  shoppingShares,
  type ShoppingShare,
} from '../../../../domain/shopping/list/assignment.ts';
import { shoppingSplitFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import { requireTrip, requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { lockCart, readCart } from './shoppingRows.sql.ts';

/**
 * Splits the unassigned ingredients among the accepted participants.
 * @returns the assigned ones, oldest first
 * @throws as {@link requireTrip}
 */
export async function assignShopping(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Ingredient[]> {
  requireViewer(ctx);
  const { mode } = readInput(shoppingSplitFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    // The lock keeps the buyers in the trip.
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'assign_shopping');
    const people = await tx.loaders.participantsOfTrip.get(trip.id);
    const given = splitShopping(mode, await lockCart(tx, trip), people, Math.random);
    if (given.length === 0) return unchanged([]);
    const ids = given.map(({ id }) => id);
    const buyers = given.map(({ id, participantId }) => ({ id, assignedToId: participantId }));
    const stamp = stampOf(participant, tx.now());
    const assigned = await updateRows(tx.db, Ingredient, trip.id, buyers, stamp);
    return changed(assigned, changeBy(participant, 'INGREDIENTS', ids));
  });
}

/**
 * What `assignShopping` would do now; for 'random' one possible outcome.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function previewShopping(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<ShoppingShare[]> {
  requireViewer(ctx);
  const { mode } = readInput(shoppingSplitFields, rawInput);
  const { trip } = await requireTrip(ctx, rawTripId, 'assign_shopping');
  const people = await ctx.loaders.participantsOfTrip.get(trip.id);
  const rows = (await readCart(ctx, trip)).map(({ row }) => row);
  return shoppingShares(mode, rows, people, Math.random);
}
