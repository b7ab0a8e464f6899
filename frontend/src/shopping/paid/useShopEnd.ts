import { useState } from 'react';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { dismiss, isDismissed } from '../../browser/store/dismissed.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';

/** The end of a way through the shop: asks for the receipt, at most once for each day. */
export function useShopEnd({ tripId, viewerId, today, canAddReceipt }: CartView, rows: readonly CartRow[]) {
  const shopId = `paid.${tripId}.${today}`;
  const [isOver, setOver] = useState(() => isDismissed(shopId));
  const [isDone, setDone] = useState(false);
  const hasShopped = rows.some((row) => isOwnPurchase(row, viewerId, today));
  const isAllBought = hasShopped && rows.every(({ purchased }) => purchased);
  const isOpen = canAddReceipt && !isOver && rows.length > 0;
  return {
    /** The list is no longer what the shopper needs. */
    isMain: hasShopped,
    canEnd: isOpen && !isDone && !isAllBought,
    isAsking: isOpen && (isDone || isAllBought),
    /** Asked by the shopper, not by the list. */
    isDone,
    finish: () => setDone(true),
    end: () => {
      dismiss(shopId);
      setOver(true);
    },
  };
}

export type ShopEnd = ReturnType<typeof useShopEnd>;

/** Today's; a tick that is not sent yet has no time. */
function isOwnPurchase(
  { purchased, purchasedById, purchasedAt }: CartRow,
  viewerId: string | null,
  today: string,
): boolean {
  if (!purchased) return false;
  if (purchasedAt === null) return true;
  return purchasedById === viewerId && localDate(new Date(purchasedAt)) === today;
}
