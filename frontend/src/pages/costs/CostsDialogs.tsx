import { useEffect } from 'react';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import type { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useWasOpen } from '../../browser/hooks/useOpening.ts';
import { copyText } from '../copyText.ts';
import { transfersText } from './costsText.ts';

const loadReceiptSheet = () =>
  import('../../costs/sheet/ReceiptSheet.tsx').then((module) => ({ default: module.ReceiptSheet }));
const loadShareDialog = () =>
  import('../../costs/share/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog }));
const loadSettleDialog = () =>
  import('../../costs/settle/SettleDialog.tsx').then((module) => ({ default: module.SettleDialog }));
const loadHowItWorks = () =>
  import('../../costs/balances/HowItWorks.tsx').then((module) => ({ default: module.HowItWorks }));
const loadCurrencyDialog = () =>
  import('../../costs/currency/CurrencyDialog.tsx').then((module) => ({ default: module.CurrencyDialog }));
const ReceiptSheet = lazyDialog(loadReceiptSheet);
const ShareDialog = lazyDialog(loadShareDialog);
const SettleDialog = lazyDialog(loadSettleDialog);
const HowItWorks = lazyDialog(loadHowItWorks);
const CurrencyDialog = lazyDialog(loadCurrencyDialog);

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
  const hadReceipt = useWasOpen(receiptId !== null);
  const hadShare = useWasOpen(share.value !== null);
  const hadSettle = useWasOpen(settle.isOpen);
  const hadHow = useWasOpen(how.isOpen);
  const hadCurrency = useWasOpen(isChoosing);
  useEffect(() => preloadWhenIdle(loadReceiptSheet, loadShareDialog, loadSettleDialog), []);
  return (
    <>
      {hadReceipt && <ReceiptSheet trip={trip} receiptId={receiptId} onClose={() => receipt.set(null)} />}
      {hadShare && (
        <ShareDialog
          trip={trip}
          participantId={share.value}
          onClose={() => share.set(null)}
          onCopy={(text) => void copyText(text, 'Share')}
        />
      )}
      {hadSettle && (
        <SettleDialog
          trip={trip}
          isOpen={settle.isOpen}
          onClose={settle.close}
          onCopy={() => void copyText(transfersText(trip), 'Transfers')}
        />
      )}
      {hadHow && <HowItWorks isOpen={how.isOpen} onClose={how.close} />}
      {hadCurrency && (
        <CurrencyDialog
          tripId={trip.id}
          currency={trip.costs.currency}
          isOpen={isChoosing}
          onClose={currency.close}
        />
      )}
    </>
  );
}
