import { Trans } from '@lingui/react/macro';
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
    <p className={`${styles['done']} notOnPaper`}>
      <Button isWide size={isMain ? 'big' : 'md'} variant={isMain ? 'primary' : 'line'} onClick={finish}>
        <Trans>Done shopping</Trans>
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
        <h2 id="what-did-you-pay">
          <Trans>What did you pay?</Trans>
        </h2>
        <p className="secondary">
          <Trans>Everybody’s share follows from who eats when.</Trans>
        </p>
      </div>
      <div className={styles['buttons']}>
        <Button
          variant="quiet"
          onClick={() => {
            end();
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          <Trans>Not now</Trans>
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
          <Trans>Add the receipt</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

function showAndFocus(element: HTMLElement | null): void {
  takeFocus(element);
  element?.scrollIntoView({ block: 'center' });
}
