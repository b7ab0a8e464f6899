import { msg } from '../../../domain/text/message.ts';
import { newReceiptFields } from '../../../domain/costs/receiptFields.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { AppError, badInput, foundOr404 } from '../base/errors.ts';
import { newIdIn } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { once } from '../ctx/idempotency.sql.ts';
import { insertRows } from '../db/rows.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { ReceiptMeal } from '../entities/costs/receiptMeal.entity.ts';
import { ReceiptShare } from '../entities/costs/receiptShare.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import { isTravelling } from './costs.service.ts';
import { lockCoveredMeals, receiptById } from './costs.sql.ts';
import type { ChangedReceipt } from './receipt.service.ts';
import { storedDigits, writtenReceipt, type ReceiptTrip, type WrittenReceipt } from './receiptState.ts';

/**
 * Adds what a participant paid, by default the viewer, also to a completed trip; a repeated `Idempotency-Key` returns
 * the earlier one.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for shares that do not add up and a full trip, NOT_FOUND, CONFLICT for a
 * key of another request
 */
export async function addReceipt(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<ChangedReceipt> {
  const viewer = requireViewer(ctx);
  const fields = readInput(newReceiptFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'add_receipts');
    const id = newIdIn(trip.id);
    const request = { tripId: trip.id, fields };
    const first = await once(tx, { viewer, operation: 'add_receipt', request, resultId: id });
    if (first.isRepeat) return unchanged({ receipt: await receiptNow(tx, trip, first.resultId), trip });
    const { date, kind } = fields;
    const written = writtenReceipt(
      fields,
      null,
      { paidById: own.id, date, kind },
      await receiptTrip(tx, trip),
    );
    await requireRoom(tx, trip);
    const { mealIds, shares, ...columns } = written;
    await requireMeals(tx, trip, mealIds);
    await insertRows(tx.db, Receipt, [
      {
        id,
        tripId: trip.id,
        addedById: own.id,
        ...columns,
        ...storedDigits(columns, trip),
        createdAt: tx.now(),
      },
    ]);
    await addSplit(tx, { tripId: trip.id, id }, { mealIds, shares });
    return changed({ receipt: await receiptNow(tx, trip, id), trip }, changeBy(own, 'COSTS', [id]));
  });
}

async function requireRoom(tx: Ctx, { id }: Trip): Promise<void> {
  if ((await tx.db.countBy(Receipt, { tripId: id })) >= LIMITS.tripReceipts)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('receipt.tooMany', 'A trip can have at most {max} receipts.', { max: LIMITS.tripReceipts }),
    );
}

/** What decides on whether a receipt can be as it is wanted; with the trip locked. */
export async function receiptTrip(tx: Ctx, trip: Trip): Promise<ReceiptTrip> {
  const participants = await tx.loaders.participantsOfTrip.get(trip.id);
  const { currency, startDate, endDate } = trip;
  return { currency, startDate, endDate, travelling: participants.filter(isTravelling).map(({ id }) => id) };
}

/**
 * Locks chosen meals against deletion.
 * @throws BAD_USER_INPUT for meals of other trips
 */
export async function requireMeals(tx: Ctx, { id }: Trip, mealIds: readonly string[]): Promise<void> {
  if (mealIds.length === 0) return;
  const found = await lockCoveredMeals.all(tx.db, [id, mealIds]);
  if (found.length < mealIds.length)
    throw badInput('mealIds', msg('receipt.mealsElsewhere', 'Please choose meals of this trip.'));
}

/** Stores meals and people of a receipt that has none. */
export async function addSplit(
  tx: Ctx,
  { tripId, id }: Pick<ReceiptRow, 'tripId' | 'id'>,
  { mealIds, shares }: Pick<WrittenReceipt, 'mealIds' | 'shares'>,
): Promise<void> {
  const ofReceipt = { tripId, receiptId: id };
  await insertRows(
    tx.db,
    ReceiptMeal,
    mealIds.map((mealId) => ({ ...ofReceipt, mealId })),
  );
  await insertRows(
    tx.db,
    ReceiptShare,
    shares.map((share) => ({ ...ofReceipt, ...share })),
  );
}

/** @throws NOT_FOUND if it was deleted since */
export async function receiptNow(tx: Ctx, trip: Trip, id: string): Promise<ReceiptRow> {
  const receipt = foundOr404(await receiptById.first(tx.db, [trip.id, id]), 'receipt');
  return receipt;
}
