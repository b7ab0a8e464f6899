import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Download, Plus, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { Balances, Shares } from '../../costs/balances/Balances.tsx';
import { balanceSentence } from '../../costs/balances/balanceText.ts';
import { ChangedShares } from '../../costs/balances/ChangedShares.tsx';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { ReceiptList } from '../../costs/receipts/ReceiptList.tsx';
import { Payments } from '../../costs/settle/Payments.tsx';
import { NEW_RECEIPT } from '../../costs/sheet/newReceipt.ts';
import type { Tool } from '../frame/tool.ts';
import { TripFrame } from '../frame/TripFrame.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PlaceHead } from '../../ui/layout/PlaceHead.tsx';
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
  const { receipts, payments, transfers } = trip.costs;
  const isEmpty = receipts.length === 0 && payments.length === 0;
  const isSettled = !isEmpty && transfers.length === 0;
  const add = useCallback(() => openReceipt(NEW_RECEIPT), [openReceipt]);
  return (
    <DraftsProvider value={drafts}>
      <TripFrame tripId={trip.id} place="costs" tools={isEmpty ? [] : costsTools(trip, isOnline)}>
        <PlaceHead title={t`Costs`} sentence={isEmpty ? t`Nothing spent yet` : <OwnBalance trip={trip} />}>
          {!isEmpty && trip.canAdd && !isSettled && <AddReceipt onAdd={add} />}
        </PlaceHead>
        {!isOnline && (
          <p className="secondary panel notOnPaper below16">
            <Trans>You are offline: these are the costs as last loaded.</Trans>
          </p>
        )}
        {isEmpty ? (
          <CostsEmpty trip={trip} onAdd={add} onCurrency={currency.open} />
        ) : (
          <>
            {isSettled && <Settled trip={trip} onAdd={add} />}
            <div className={styles['columns']}>
              <ReceiptList trip={trip} onOpen={openReceipt} />
              <div className="stack gap24">
                <ChangedShares trip={trip} />
                {isSettled ? (
                  <Shares trip={trip} onShare={openShare} />
                ) : (
                  <Balances trip={trip} onShare={openShare} onHow={how.open} onSettle={settle.open} />
                )}
                <Payments trip={trip} />
              </div>
            </div>
          </>
        )}
        <CostsDialogs trip={trip} settle={settle} how={how} currency={currency} />
      </TripFrame>
    </DraftsProvider>
  );
}

function AddReceipt({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button variant="primary" icon={<Plus size={20} />} onClick={onAdd} isOnlineOnly>
      <Trans>Add receipt</Trans>
    </Button>
  );
}

function OwnBalance({ trip }: CostsScreenProps) {
  const own = trip.costs.balances.find(({ participantId }) => participantId === trip.viewerId);
  if (own === undefined) return null;
  return <b>{balanceSentence(own.balance, trip.personOf(own.participantId))}</b>;
}

/** As text, on paper, or as a table for a spreadsheet. */
function costsTools(trip: CostsTrip, isOnline: boolean): readonly Tool[] {
  const copy: Tool = {
    id: 'copy',
    name: t`Copy as text`,
    icon: <Copy />,
    onPress: () => void copyText(costsText(trip), 'Costs'),
  };
  const table: Tool = {
    id: 'csv',
    name: 'CSV',
    icon: <Download />,
    download: `/api/trips/${trip.id}/costs.csv`,
  };
  const print: Tool = {
    id: 'print',
    name: t`Print`,
    icon: <Printer />,
    isRare: true,
    onPress: () => window.print(),
  };
  return isOnline ? [copy, table, print] : [copy, print];
}
