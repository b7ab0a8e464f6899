import { useEffect } from 'react';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import type { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { copyText } from '../copyText.ts';
import { transferLines } from './costsText.ts';

const ReceiptSheet = lazyDialog(() =>
  import('../../costs/sheet/ReceiptSheet.tsx').then((module) => module.ReceiptSheet),
);
const ShareDialog = lazyDialog(() =>
  import('../../costs/share/ShareDialog.tsx').then((module) => module.ShareDialog),
);
const SettleDialog = lazyDialog(() =>
  import('../../costs/settle/SettleDialog.tsx').then((module) => module.SettleDialog),
);
const HowItWorks = lazyDialog(() =>
  import('../../costs/balances/HowItWorks.tsx').then((module) => module.HowItWorks),
);
const CurrencyDialog = lazyDialog(() =>
  import('../../costs/currency/CurrencyDialog.tsx').then((module) => module.CurrencyDialog),
);

type UrlDialog = ReturnType<typeof useUrlDialog>;

interface CostsDialogsProps {
  readonly trip: CostsTrip;
  readonly settle: UrlDialog;
  readonly how: UrlDialog;
  readonly currency: UrlDialog;
}

/** The address says which dialog is open. */
export function CostsDialogs({ trip, settle, how, currency }: CostsDialogsProps) {
  const receipt = useUrlValue('receipt');
  const share = useUrlValue('share');
  const receiptId = receipt.value === 'new' && !trip.canAdd ? null : receipt.value;
  const canChoose = trip.canAdd && trip.costs.receipts.length + trip.costs.payments.length === 0;
  const isChoosing = currency.isOpen && canChoose;
  useEffect(() => preloadWhenIdle(ReceiptSheet.load, ShareDialog.load, SettleDialog.load), []);
  return (
    <>
      <ReceiptSheet
        isOpen={receiptId !== null}
        trip={trip}
        receiptId={receiptId}
        onClose={() => receipt.set(null)}
      />
      <ShareDialog
        isOpen={share.value !== null}
        trip={trip}
        participantId={share.value}
        onClose={() => share.set(null)}
        onCopy={(text) => void copyText(text, 'Share')}
      />
      <SettleDialog
        trip={trip}
        isOpen={settle.isOpen}
        onClose={settle.close}
        onCopy={() => void copyText(transferLines(trip).join('\n'), 'Transfers')}
      />
      <HowItWorks isOpen={how.isOpen} onClose={how.close} />
      <CurrencyDialog
        tripId={trip.id}
        currency={trip.costs.currency}
        isOpen={isChoosing}
        onClose={currency.close}
      />
    </>
  );
}
