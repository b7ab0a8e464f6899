import { ReceiptText } from 'lucide-react';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { shownAmount, shownSize } from './amounts.ts';
import styles from './CostsCard.module.css';
import { useCostsSummaryQuery, type CostsSummaryQuery } from './CostsSummary.generated.ts';

export interface CostsCardProps {
  readonly tripId: string;
}

/** What the trip has cost, the viewer's balance, and the way to the receipts. */
export function CostsCard({ tripId }: CostsCardProps) {
  const { data, error, refetch } = useCostsSummaryQuery({ variables: { tripId } });
  const trip = data?.trip;
  const count = trip?.costs.receiptCount ?? 0;
  const figure = count === 0 ? undefined : count === 1 ? '1 receipt' : `${count} receipts`;
  return (
    <SideCard title="Costs" figure={figure}>
      {trip === undefined ? (
        error === undefined ? (
          <Waiting />
        ) : (
          <p className={styles['soft']}>
            The costs did not load.{' '}
            <Button variant="link" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )
      ) : (
        <Figures {...trip.costs} viewerId={trip.participants.find(({ isViewer }) => isViewer)?.id} />
      )}
      <div className={styles['buttons']}>
        {trip?.viewerCan.includes('ADD_RECEIPTS') === true && <AddReceipt tripId={tripId} />}
        <ButtonLink to={`/trips/${tripId}/costs`} variant="line">
          Costs
        </ButtonLink>
      </div>
    </SideCard>
  );
}

type FiguresProps = CostsSummaryQuery['trip']['costs'] & { readonly viewerId: string | undefined };

function Figures({ receiptCount, spent, perPortion, perPortionAndDay, balances, viewerId }: FiguresProps) {
  const own = balances.find(({ participantId }) => participantId === viewerId)?.balance;
  if (receiptCount === 0 && (own === undefined || own.amountCents === 0))
    return <p className={styles['soft']}>Nothing spent yet</p>;
  const parts = [
    perPortion === null ? null : `${shownAmount(perPortion)} a portion`,
    perPortionAndDay === null ? null : `${shownAmount(perPortionAndDay)} a person and day`,
  ].filter((part) => part !== null);
  return (
    <>
      <p className={styles['sum']}>
        <b>{shownAmount(spent)}</b>
        <span className={styles['soft']}>{['so far', ...parts].join(', ')}</span>
      </p>
      {own !== undefined && <OwnBalance {...own} />}
    </>
  );
}

function OwnBalance(own: { readonly amountCents: number; readonly currency: string }) {
  if (own.amountCents === 0) return <p className={styles['balance']}>You are even</p>;
  return (
    <p className={styles['balance']} data-owes={own.amountCents < 0 ? '' : undefined}>
      {own.amountCents > 0 ? 'You get back' : 'You owe'} <b>{shownSize(own)}</b>
    </p>
  );
}

function AddReceipt({ tripId }: CostsCardProps) {
  const { disabled, title } = useOnlineOnly();
  const icon = <ReceiptText size={20} />;
  if (disabled)
    return (
      <Button variant="line" icon={icon} disabled title={title}>
        Add receipt
      </Button>
    );
  return (
    <ButtonLink to={`/trips/${tripId}/costs?receipt=new`} variant="line" icon={icon}>
      Add receipt
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton height={36} width="70%" />
      <Skeleton height={42} radius={10} />
    </div>
  );
}
