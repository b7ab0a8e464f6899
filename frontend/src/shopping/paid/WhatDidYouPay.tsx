import { ReceiptText } from 'lucide-react';
import { useOnline } from '../../browser/useOnline.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import type { ShopEnd } from './useShopEnd.ts';
import styles from './WhatDidYouPay.module.css';

/** The main thing once the viewer has bought something. */
export function DoneShopping({ shop: { canEnd, isMain, finish } }: { readonly shop: ShopEnd }) {
  if (!canEnd) return null;
  return (
    <p className={styles['done']}>
      <Button isWide size={isMain ? 'big' : 'md'} variant={isMain ? 'primary' : 'line'} onClick={finish}>
        Done shopping
      </Button>
    </p>
  );
}

interface WhatDidYouPayProps {
  readonly shop: ShopEnd;
  readonly tripId: string;
}

/** Asks the shopper for the receipt. */
export function WhatDidYouPay({ shop: { isAsking, isDone, end }, tripId }: WhatDidYouPayProps) {
  const isOnline = useOnline();
  if (!isAsking) return null;
  return (
    <section
      className={styles['ask']}
      aria-labelledby="what-did-you-pay"
      tabIndex={-1}
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
