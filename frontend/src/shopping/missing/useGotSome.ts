import { t } from '@lingui/core/macro';
import type { GotOfRow } from '../../../../domain/shopping/list/gotInPart.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { undoAction } from '../../forms/undoAction.ts';
import type { PendingPurchase } from '../../offline/outbox/pendingPurchase.ts';
import { useTickQueue } from '../../offline/outbox/useTickQueue.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { CartGroup } from '../rows/cartParts.ts';

/** Saves what was got of a line that the shop has less of, with Undo. Rejects if it was refused or lost. */
export function useGotSome(tripId: string, group: CartGroup) {
  const ticks = useTickQueue();

  return async (got: readonly GotOfRow[]): Promise<void> => {
    const open = group.rows.filter(({ purchased }) => !purchased);
    if (got.length === open.length && got.every(({ bought }) => bought === null)) {
      ticks.toggle(open);
      return;
    }
    const rows = group.rows.flatMap((row) => {
      const own = got.find(({ id }) => id === row.id);
      return own === undefined ? [] : { row, shown: own.bought ?? undefined };
    });
    const tap = { tripId, wanted: true, isSent: true };
    const answered = await ticks.sendNow(
      rows.map(({ row: { id, name, purchasedAt }, shown }): PendingPurchase => ({
        ...tap,
        ingredientId: id,
        name,
        seenPurchasedAt: purchasedAt,
        shown,
      })),
    );
    const mine = answered.filter(({ purchasedBy }) => purchasedBy?.isViewer === true);
    // The queue says who had bought it.
    if (mine.length < answered.length) return;
    const undo = async () => {
      await ticks.sendNow(
        mine.map(({ id, name, purchasedAt }) => ({
          ...tap,
          wanted: false,
          ingredientId: id,
          name,
          seenPurchasedAt: purchasedAt,
        })),
      );
      // What was bought in part before is so again.
      const bought = rows.flatMap(({ row: { id, name, isShort, bought: before = null } }) =>
        isShort && before !== null && mine.some((one) => one.id === id) ? { id, name, before } : [],
      );
      await ticks.sendNow(
        bought.map(({ id, name, before: { quantity, unit } }) => ({
          ...tap,
          ingredientId: id,
          name,
          seenPurchasedAt: null,
          shown: { quantity, unit },
        })),
      );
    };
    showToast({
      kind: 'success',
      title: t`${{ food: capitalized(group.name) }}: the rest stays on the list`,
      action: undoAction(undo),
    });
  };
}
