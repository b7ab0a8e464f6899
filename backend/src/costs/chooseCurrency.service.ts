import { msg, type Message } from '../../../domain/text/message.ts';
import { currencyFields } from '../../../domain/costs/receiptFields.ts';
import { requireViewer } from '../access/require.ts';
import { requireLockedTrip } from '../access/requireLocked.ts';
import { AppError, foundOr404 } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeRow } from '../db/rows.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';

/**
 * Chooses the currency of a trip's costs.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT once there are receipts or payments
 */
export async function chooseCurrency(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<Trip> {
  requireViewer(ctx);
  const { currency } = readInput(currencyFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'add_receipts');
    if (currency === trip.currency) return unchanged(trip);
    if (await tx.db.existsBy(Receipt, { tripId: trip.id }))
      throw taken(
        msg('costs.receiptsInCurrency', 'This trip already has receipts in {currency}.', {
          currency: trip.currency,
        }),
      );
    if (await tx.db.existsBy(Transfer, { tripId: trip.id }))
      throw taken(
        msg('costs.paymentsInCurrency', 'This trip already has payments in {currency}.', {
          currency: trip.currency,
        }),
      );
    const updated = foundOr404(await changeRow(tx.db, Trip, { id: trip.id }, { currency }), 'trip');
    return changed(updated.row, changeBy(own, 'COSTS'));
  });
}

function taken(text: Message): AppError {
  return new AppError('CONFLICT', text, { field: 'currency' });
}
