import { msg } from '../../../domain/text/message.ts';
import { freezeFields } from '../../../domain/costs/receiptFields.ts';
import { followsAttendance, type StoredShare } from '../../../domain/costs/receipt.ts';
import { portionsOf } from '../../../domain/costs/explainedShare.ts';
import type { SharedReceipt } from '../../../domain/costs/tripCosts.ts';
import { requireViewer } from '../access/require.ts';
import { AppError } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { insertRows, updateRow } from '../db/rows.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { ReceiptShare } from '../entities/costs/receiptShare.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import { receiptNow } from './addReceipt.service.ts';
import { costsOf } from './costs.service.ts';
import { freezeReceipts, removeReceiptShares } from './costs.sql.ts';
import { requireReceipt, type ChangedReceipt } from './receipt.service.ts';

/**
 * Keeps the shares of a receipt by portions as they are, or lets them follow the table again.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for another split
 */
export async function freezeReceipt(
  ctx: Ctx,
  rawReceiptId: unknown,
  rawFrozen: unknown,
): Promise<ChangedReceipt> {
  requireViewer(ctx);
  const { frozen: isFrozen } = readInput(freezeFields, { frozen: rawFrozen });
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, receipt } = await requireReceipt(tx, rawReceiptId);
    if (receipt.split !== 'by-portions')
      throw new AppError(
        'CONFLICT',
        msg(
          'receipt.notByPortions',
          'Only a receipt by portions can be frozen: others do not follow the table.',
        ),
      );
    if (isFrozen === (receipt.frozenAt !== null)) return unchanged({ receipt, trip });
    if (isFrozen) await freeze(tx, trip, (one) => one.receipt.id === receipt.id);
    else await unfreeze(tx, receipt);
    return changed(
      { receipt: await receiptNow(tx, trip, receipt.id), trip },
      changeBy(own, 'COSTS', [receipt.id]),
    );
  });
}

async function unfreeze(tx: Ctx, { tripId, id }: ReceiptRow): Promise<void> {
  await removeReceiptShares.all(tx.db, [tripId, id]);
  await updateRow(tx.db, Receipt, { tripId, id }, { frozenAt: null });
}

/**
 * Freezes some receipts that follow the table, with the trip locked.
 * @returns their ids
 */
export async function freeze(
  tx: Ctx,
  trip: Readonly<Trip>,
  isMeant: (shared: SharedReceipt<ReceiptRow>) => boolean,
): Promise<string[]> {
  const { costs } = await costsOf(tx, trip);
  const meant = costs.receipts.filter((one) => followsAttendance(one.receipt) && isMeant(one));
  if (meant.length === 0) return [];
  const ids = meant.map(({ receipt }) => receipt.id);
  const shares = meant.flatMap((shared) =>
    frozenShares(shared).map((share) => ({ tripId: trip.id, receiptId: shared.receipt.id, ...share })),
  );
  await insertRows(tx.db, ReceiptShare, shares);
  await freezeReceipts.all(tx.db, [trip.id, ids, tx.now()]);
  tx.loaders.forget();
  return ids;
}

/** Everybody who ate, also for less than a cent. */
function frozenShares(shared: SharedReceipt): StoredShare[] {
  const cents = new Map(shared.shares.map((share) => [share.participantId, share.cents]));
  return [...new Set([...cents.keys(), ...(shared.coverage?.quartersOf.keys() ?? [])])]
    .sort()
    .map((participantId) => ({
      participantId,
      amountCents: cents.get(participantId) ?? 0,
      portionQuarters: portionsOf(shared, participantId).portionQuarters,
    }));
}
