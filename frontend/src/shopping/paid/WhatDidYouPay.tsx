import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { dismiss, isDismissed } from '../../browser/store/dismissed.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './WhatDidYouPay.module.css';

interface WhatDidYouPayProps {
  readonly lines: readonly CartLine[];
  readonly view: CartView;
  /** Nothing is left to buy. */
  readonly isAllBought: boolean;
}

/** Asks the shopper for the receipt, once for each day on which they shop. */
export function WhatDidYouPay({ lines, view, isAllBought }: WhatDidYouPayProps) {
  const { tripId, viewerId, today, canAddReceipt } = view;
  const shopId = `paid.${tripId}.${today}`;
  const [isOver, setOver] = useState(() => isDismissed(shopId));
  const [isDone, setDone] = useState(false);
  const isOnline = useOnline();
  const rows = lines.flatMap(({ group }) => group.rows);
  if (!canAddReceipt || isOver || !rows.some((row) => isOwnPurchase(row, viewerId, today))) return null;

  if (!isAllBought && !isDone) {
    return (
      <p className={styles['done']}>
        <Button variant="line" onClick={() => setDone(true)}>
          Done shopping
        </Button>
      </p>
    );
  }

  function end(): void {
    dismiss(shopId);
    setOver(true);
  }

  return (
    <section
      className={styles['ask']}
      aria-labelledby="what-did-you-pay"
      tabIndex={-1}
      // It replaces the pressed button, which may stand behind the add line.
      ref={isDone ? showAndFocus : undefined}
    >
      <div>
        <h2 id="what-did-you-pay">What did you pay?</h2>
        <p>Keep the receipt, and everybody’s share follows from who eats when.</p>
      </div>
      <div className={styles['buttons']}>
        <Button
          variant="quiet"
          onClick={() => {
            end();
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          Not now
        </Button>
        <ButtonLink
          to={`/trips/${tripId}/costs?receipt=new`}
          variant="primary"
          icon={<ReceiptText size={20} />}
          onClick={() => {
            // Offline nothing can be added yet.
            if (isOnline) end();
          }}
        >
          Add the receipt
        </ButtonLink>
      </div>
    </section>
  );
}

function showAndFocus(element: HTMLElement | null): void {
  takeFocus(element);
  element?.scrollIntoView({ block: 'center' });
}

/** Today's; a tick that is not sent yet has no time. */
function isOwnPurchase(
  { purchased, purchasedById, purchasedAt }: CartRow,
  viewerId: string | null,
  today: string,
) {
  if (!purchased) return false;
  if (purchasedAt === null) return true;
  return purchasedById === viewerId && localDate(new Date(purchasedAt)) === today;
}
