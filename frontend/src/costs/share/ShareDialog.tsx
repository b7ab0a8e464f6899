import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { Copy } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { shownAmount, shownSize, type Amount } from '../amounts.ts';
import { balanceTitle, shareOf } from '../balances/balanceText.ts';
import type { CostsPerson, CostsTrip } from '../costsTrip.ts';
import { receiptName } from '../receipts/receiptText.ts';
import { CompanionShares } from './CompanionShares.tsx';
import { MealMarks } from './MealMarks.tsx';
import styles from './Share.module.css';
import { useShareOfQuery } from './ShareOf.generated.ts';
import { paidText, shareAsText, shareTitle, workingOf, type ShareLine } from './shareWords.ts';

/** Fill the dialog; the others follow. */
const FIRST_LINES = 12;
const LONG = 100;

export interface ShareDialogProps {
  readonly trip: CostsTrip;
  /** Null closes it. */
  readonly participantId: string | null;
  readonly onClose: () => void;
  readonly onCopy: (text: string) => void;
}

/** Why a participant's share and balance are what they are, to the cent. */
export function ShareDialog({ trip, participantId, onClose, onCopy }: ShareDialogProps) {
  const shownId = useLastValue(participantId);
  const closeRef = useRef<HTMLButtonElement>(null);
  const answer = useShareOfQuery(
    shownId === null ? skipToken : { variables: { tripId: trip.id, participantId: shownId } },
  );
  if (shownId === null) return null;
  const person = trip.personOf(shownId);
  const lines = linesOf(trip, answer.data?.trip.costs.share.lines ?? null);
  return (
    <AppDialog
      isOpen={participantId !== null}
      onClose={onClose}
      title={<bdi>{shareTitle(trip, person)}</bdi>}
      description={person.isViewer ? t`How your share comes about.` : t`How this share comes about.`}
      width="sheet"
      initialFocusRef={closeRef}
      footer={
        <>
          {lines !== null && (
            <span className="pushes">
              <Button
                variant="line"
                icon={<Copy size={20} />}
                onClick={() => onCopy(shareAsText(trip, person, lines))}
              >
                <Trans>Copy as text</Trans>
              </Button>
            </span>
          )}
          <Button variant="primary" onClick={onClose} ref={closeRef}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {lines !== null ? (
        <>
          <Lines trip={trip} person={person} lines={lines} />
          <MealMarks trip={trip} person={person} />
          <p>
            <Link className="label inline touch" to={`/trips/${trip.id}/people?dialog=who-eats-when`}>
              <Trans>Something wrong? Who eats when</Trans>
            </Link>
          </p>
          <CompanionShares trip={trip} person={person} />
        </>
      ) : (
        <UntilLoaded answer={answer} title={t`This did not load.`} skeleton={<Waiting />} />
      )}
    </AppDialog>
  );
}

interface AnsweredLine extends Omit<ShareLine, 'receipt'> {
  readonly receipt: { readonly id: string };
}

/** With their receipts, in the order of the page; receipts that the page lacks yet are left out. */
function linesOf(trip: CostsTrip, answered: readonly AnsweredLine[] | null): readonly ShareLine[] | null {
  if (answered === null) return null;
  const receipts = new Map(trip.costs.receipts.map((receipt) => [receipt.id, receipt]));
  return answered.flatMap(({ receipt: { id }, ...line }) => {
    const receipt = receipts.get(id);
    return receipt === undefined ? [] : [{ ...line, receipt }];
  });
}

interface LinesProps {
  readonly trip: CostsTrip;
  readonly person: CostsPerson;
  readonly lines: readonly ShareLine[];
}

function Lines({ trip, person, lines }: LinesProps) {
  const lineLimit = useDeferredValue(Infinity, FIRST_LINES);
  const own = trip.costs.balances.find(({ participantId }) => participantId === person.id);
  const paid = trip.costs.receipts.filter(({ paidById }) => paidById === person.id);
  return (
    <ul className={styles['lines']} data-long={lines.length > LONG ? '' : undefined}>
      {lines.slice(0, lineLimit).map((line) => (
        <Line
          key={line.receipt.id}
          what={<bdi>{receiptName(line.receipt)}</bdi>}
          working={workingOf(line, person)}
          amount={shownAmount(line.amount)}
        />
      ))}
      {own !== undefined && (
        <>
          <Line what={shareOf(person)} amount={shownAmount(own.share)} kind="sum" />
          <Line
            what={person.isViewer ? t`You paid` : t`${{ name: person.shortName }} paid`}
            working={paidText(paid)}
            amount={negated(own.paid)}
          />
          {own.transferred.amountCents !== 0 && (
            <Line
              what={t`Payments`}
              working={own.transferred.amountCents > 0 ? t`given to others` : t`received from others`}
              amount={negated(own.transferred)}
            />
          )}
          <Line what={balanceTitle(own.balance, person)} amount={shownSize(own.balance)} kind="result" />
        </>
      )}
    </ul>
  );
}

interface LineProps {
  readonly what: ReactNode;
  readonly working?: string;
  readonly amount: string;
  readonly kind?: 'sum' | 'result';
}

function Line({ what, working, amount, kind }: LineProps) {
  const looks = [styles['line'], kind && styles['sum'], kind === 'result' && styles['result']];
  return (
    <li className={looks.filter(Boolean).join(' ')}>
      <span className={styles['what']}>
        {what}
        {working !== undefined && <small>{working}</small>}
      </span>
      <b className="noShrink">{amount}</b>
    </li>
  );
}

/** What was paid lowers what is owed. */
function negated({ amountCents, currency }: Amount): string {
  return shownAmount({ amountCents: amountCents === 0 ? 0 : -amountCents, currency });
}

function Waiting() {
  return (
    <Loading label={t`Loading the share`}>
      <ul className={styles['lines']}>
        {[0, 1, 2, 3].map((index) => (
          <li key={index} className={styles['line']}>
            <Skeleton height={36} width="60%" />
            <Skeleton height={20} width={64} />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
