import { recordAudit } from '../access/audit.ts';
import { requireViewer } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { changeBy, changed, changeTrip } from '../write/changeTrip.ts';
import { requireReceipt } from './receipt.service.ts';

/**
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function deleteReceipt(
  ctx: Ctx,
  rawReceiptId: unknown,
): Promise<{ readonly receiptId: string; readonly trip: Trip }> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, receipt } = await requireReceipt(tx, rawReceiptId);
    await tx.db.delete(Receipt, { tripId: trip.id, id: receipt.id });
    await recordAudit(tx, 'delete_receipt', { tripId: trip.id, subjectId: receipt.id });
    return changed({ receiptId: receipt.id, trip }, changeBy(own, 'COSTS', [receipt.id]));
  });
}
