import { Copy, Download, Plus, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { shownAmount } from '../../costs/amounts.ts';
import { Balances, Shares } from '../../costs/balances/Balances.tsx';
import { ChangedShares } from '../../costs/balances/ChangedShares.tsx';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { ReceiptList } from '../../costs/receipts/ReceiptList.tsx';
import { Payments } from '../../costs/settle/Payments.tsx';
import { NEW_RECEIPT } from '../../costs/sheet/newReceipt.ts';
import { SubpageHead } from '../../trip/SubpageHead.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { copyText } from '../copyText.ts';
import { CostsDialogs } from './CostsDialogs.tsx';
import { CostsEmpty } from './CostsEmpty.tsx';
import styles from './CostsPage.module.css';
import { costsText } from './costsText.ts';
import { Settled } from './Settled.tsx';

interface CostsScreenProps {
  readonly trip: CostsTrip;
}

export function CostsScreen({ trip }: CostsScreenProps) {
  const [drafts] = useState(createDrafts);
  const isOnline = useOnline();
  const { push: openReceipt } = useUrlValue('receipt');
  const { push: openShare } = useUrlValue('share');
  const settle = useUrlDialog('settle');
  const how = useUrlDialog('how');
  const currency = useUrlDialog('currency');
  const { receipts, payments, transfers, spent, perPortion } = trip.costs;
  const isEmpty = receipts.length === 0 && payments.length === 0;
  const isSettled = !isEmpty && transfers.length === 0;
  const add = useCallback(() => openReceipt(NEW_RECEIPT), [openReceipt]);
  return (
    <DraftsProvider value={drafts}>
      <div className={styles['page']} data-narrow={isEmpty ? '' : undefined}>
        <header className={styles['head']}>
          <div>
            <SubpageHead tripId={trip.id} title="Costs" />
            <p className={styles['spent']}>
              {isEmpty ? (
                'Nothing spent yet'
              ) : (
                <>
                  <b>{shownAmount(spent)}</b> {trip.isCompleted ? 'in all' : 'so far'}
                  {perPortion !== null && `, ${shownAmount(perPortion)} a portion`}
                </>
              )}
            </p>
          </div>
          {!isEmpty && (
            <div className={styles['actions']}>
              <Button
                variant="line"
                icon={<Copy size={20} />}
                onClick={() => void copyText(costsText(trip), 'Costs')}
              >
                Copy as text
              </Button>
              {trip.canAdd && !isSettled && <AddReceipt onAdd={add} />}
            </div>
          )}
        </header>
        {!isOnline && <p className={styles['note']}>You are offline: these are the costs as last loaded.</p>}
        {isEmpty ? (
          <CostsEmpty trip={trip} onAdd={add} onCurrency={currency.open} />
        ) : (
          <>
            <ChangedShares trip={trip} />
            {isSettled && <Settled trip={trip} onAdd={add} />}
            <div className={styles['columns']}>
              <ReceiptList trip={trip} onOpen={openReceipt} />
              <div className={styles['side']}>
                {isSettled ? (
                  <Shares trip={trip} onShare={openShare} />
                ) : (
                  <Balances trip={trip} onShare={openShare} onHow={how.open} onSettle={settle.open} />
                )}
                <Payments trip={trip} />
              </div>
            </div>
            <TakeAlong tripId={trip.id} />
          </>
        )}
        <CostsDialogs trip={trip} settle={settle} how={how} currency={currency} />
      </div>
    </DraftsProvider>
  );
}

function AddReceipt({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button variant="primary" icon={<Plus size={20} />} onClick={onAdd} {...useOnlineOnly()}>
      Add receipt
    </Button>
  );
}

/** On paper, or as a table for a spreadsheet. */
function TakeAlong({ tripId }: { readonly tripId: string }) {
  const isOnline = useOnline();
  return (
    <p className={styles['along']}>
      <Button variant="quiet" icon={<Printer size={20} />} onClick={() => window.print()}>
        Print
      </Button>
      {isOnline && (
        <ButtonLink
          variant="quiet"
          icon={<Download size={20} />}
          to={`/api/trips/${tripId}/costs.csv`}
          reloadDocument
          download
        >
          Save as CSV
        </ButtonLink>
      )}
    </p>
  );
}
