import { msg } from '../../../domain/text/message.ts';
import { settledShares } from '../../../domain/costs/changedShares.ts';
import { transferFields } from '../../../domain/costs/receiptFields.ts';
import type { Transfer as Settling } from '../../../domain/costs/split/balance.ts';
import { currencyDigits } from '../../../domain/money/currencyDigits.ts';
import { settlement } from '../../../domain/costs/split/settlement.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { dateIn } from '../../../domain/time/calendarDate.ts';
import { recordAudit } from '../access/audit.ts';
import { tripAbilities } from '../access/policy.ts';
import { isViewer, notOfTrip, requireTripAs, requireViewer } from '../access/require.ts';
import { readLockedRow, requireLockedTrip } from '../access/requireLocked.ts';
import { AppError, badInput, foundOr404 } from '../base/errors.ts';
import { newIdIn } from '../base/ids.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { once } from '../ctx/idempotency.sql.ts';
import type { Participant } from '../entities/participant.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import { costsOf, type CostsOfTrip } from './costs.service.ts';
import { forgetSettledShares, transferById } from './costs.sql.ts';
import { keyOfOpen, paidBefore } from './paidTransfer.ts';
import { ownParticipant } from './receipt.service.ts';
import { centsIn, requireNear } from './receiptState.ts';

interface ChangedTransfer {
  readonly transfer: Transfer;
  readonly trip: Trip;
}

/**
 * Marks money between two people as paid, also in a completed trip; a repeated `Idempotency-Key` returns the earlier
 * one, and a transfer that the other side has marked its payment. The shares of that moment are remembered.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full trip, NOT_FOUND, FORBIDDEN for payments between others, CONFLICT
 * for a key of another request
 */
export async function recordTransfer(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<ChangedTransfer> {
  const viewer = requireViewer(ctx);
  const { fromId, toId, date: given, settles, ...amount } = readInput(transferFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own } = await requireLockedTrip(tx, rawTripId, 'add_receipts');
    const { costs, transfers } = await costsOf(tx, trip);
    const date = given ?? dateIn(tx.now(), 0);
    const amountCents = centsIn(amount, trip.currency, 'amount');
    const open = settlement(costs.balances);
    const call = { fromId, toId, date, settles };
    const paid = amountCents === undefined ? null : paidBefore(transfers, open, { ...call, amountCents });
    const id = paid?.id ?? newIdIn(trip.id);
    const request = { tripId: trip.id, fromId, toId, date: given, settles, amount };
    const first = await once(tx, { viewer, operation: 'record_transfer', request, resultId: id });
    if (first.isRepeat) return unchanged({ transfer: await transferNow(tx, trip, first.resultId), trip });
    requireNear(date, trip);
    if (amountCents === undefined || amountCents <= 0)
      throw badInput('amount', msg('transfer.amountNotPositive', 'Please enter an amount above 0.'));
    if (fromId === toId)
      throw badInput('toId', msg('transfer.samePerson', 'Please choose two different people.'));
    const known = new Set(costs.balances.map(({ participantId }) => participantId));
    for (const [field, side] of [
      ['fromId', fromId],
      ['toId', toId],
    ] as const)
      if (!known.has(side)) throw notOfTrip(field);
    if (!mayMark(tx, trip, own, { fromId, toId })) throw betweenOthers();
    if (paid !== null) return unchanged({ transfer: paid, trip });
    await requireRoom(tx, trip);
    const transfer = {
      id,
      tripId: trip.id,
      fromId,
      toId,
      amountCents,
      date,
      settles: settles ?? keyOfOpen(trip.id, transfers, { fromId, toId }),
      amountDigits: currencyDigits(trip.currency),
      markedById: own.id,
      createdAt: tx.now(),
    };
    await tx.db.insert(Transfer, { ...transfer, settledShares: settledShares(costs) });
    await forgetSettledShares.all(tx.db, [trip.id]);
    return changed({ transfer, trip }, changeBy(own, 'COSTS'));
  });
}

/**
 * Takes {@link recordTransfer} back.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for payments between others
 */
export async function removeTransfer(
  ctx: Ctx,
  rawTransferId: unknown,
): Promise<{ readonly transferId: string; readonly trip: Trip }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { tripId, id } = await readLockedRow(tx, 'transfer', rawTransferId);
    const { trip, participant: own } = await requireTripAs(tx, 'transfer', tripId, 'add_receipts');
    const transfer = await transferNow(tx, trip, id);
    if (!mayMark(tx, trip, own, transfer)) throw betweenOthers();
    await tx.db.delete(Transfer, { tripId: trip.id, id });
    await recordAudit(tx, 'delete_transfer', { tripId: trip.id, subjectId: id });
    return changed({ transferId: id, trip }, changeBy(own, 'COSTS'));
  });
}

interface OpenTransfer extends Settling {
  readonly key: string;
  readonly viewerCanRecord: boolean;
}

/** The fewest payments that settle a trip, and whether the viewer may mark them as paid. */
export function openTransfers(
  ctx: Ctx,
  { trip, costs, transfers, participants }: CostsOfTrip,
): OpenTransfer[] {
  const own = [...participants.values()].find((one) => isViewer(ctx, one));
  return settlement(costs.balances).map((transfer) => ({
    ...transfer,
    key: keyOfOpen(trip.id, transfers, transfer),
    viewerCanRecord: own !== undefined && mayMark(ctx, trip, own, transfer),
  }));
}

export async function canRemoveTransfer(ctx: Ctx, transfer: Readonly<Transfer>): Promise<boolean> {
  const own = await ownParticipant(ctx, transfer.tripId);
  const trip = await ctx.loaders.trip.get(transfer.tripId);
  return own !== undefined && trip !== null && mayMark(ctx, trip, own, transfer);
}

/** Both sides, and organizers. */
function mayMark(
  ctx: Ctx,
  trip: Readonly<Trip>,
  own: Participant,
  { fromId, toId }: Pick<Transfer, 'fromId' | 'toId'>,
): boolean {
  const abilities = tripAbilities(trip, own, ctx.now());
  if (abilities.has('edit_receipts')) return true;
  return abilities.has('add_receipts') && (own.id === fromId || own.id === toId);
}

async function requireRoom(tx: Ctx, { id }: Trip): Promise<void> {
  if ((await tx.db.countBy(Transfer, { tripId: id })) >= LIMITS.tripTransfers)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('transfer.tooMany', 'A trip can have at most {max} payments.', { max: LIMITS.tripTransfers }),
    );
}

/** @throws NOT_FOUND if it was removed since */
async function transferNow(tx: Ctx, trip: Trip, id: string): Promise<Transfer> {
  return foundOr404(await transferById.first(tx.db, [trip.id, id]), 'transfer');
}

function betweenOthers(): AppError {
  return new AppError(
    'FORBIDDEN',
    msg('transfer.ofOthers', 'Only the two people and organizers can mark this payment.'),
  );
}
