import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { shownAmount, shownSize, type Amount } from '../amounts.ts';
import type { CostsPerson, CostsTrip } from '../costsTrip.ts';
import styles from './Balances.module.css';
import { balanceSentence, shareSentence } from './balanceText.ts';

/** Of half the bar; the largest balance leaves room to the figures. */
const LARGEST_BAR = 0.9;

interface BalancesProps {
  readonly trip: CostsTrip;
  /** Opens a participant's share. */
  readonly onShare: (participantId: string) => void;
  readonly onHow: () => void;
  readonly onSettle: () => void;
}

/** Who gets and who owes how much, as bars around zero. */
export const Balances = memo(function Balances({ trip, onShare, onHow, onSettle }: BalancesProps) {
  const { balances, transfers } = trip.costs;
  const largest = Math.max(1, ...balances.map(({ balance }) => Math.abs(balance.amountCents)));
  const ordered = balances.toSorted((a, b) => b.balance.amountCents - a.balance.amountCents);
  return (
    <SideCard
      title={t`Balances`}
      figure={
        <Button variant="link" onClick={onHow}>
          <Trans>How this works</Trans>
        </Button>
      }
    >
      <ul className={styles['list']}>
        {ordered.map(({ participantId, balance }) => {
          const person = trip.personOf(participantId);
          const width = `${(Math.abs(balance.amountCents) / largest) * LARGEST_BAR * 50}%`;
          return (
            <PersonRow
              key={participantId}
              person={person}
              label={balanceSentence(balance, person)}
              onPress={() => onShare(participantId)}
            >
              <span className={styles['bar']} aria-hidden="true">
                {balance.amountCents !== 0 && (
                  <i
                    data-gets={balance.amountCents > 0 ? '' : undefined}
                    data-owes={balance.amountCents < 0 ? '' : undefined}
                    style={{ width }}
                  />
                )}
              </span>
              <span className={styles['value']}>
                <Standing balance={balance} person={person} />
              </span>
            </PersonRow>
          );
        })}
      </ul>
      {transfers.length > 0 && (
        <div className="above16">
          <Button variant="line" isWide icon={<HandCoins size={20} />} onClick={onSettle}>
            {plural(
              { count: transfers.length },
              { one: 'Settle up with # transfer', other: 'Settle up with # transfers' },
            )}
          </Button>
        </div>
      )}
    </SideCard>
  );
});

/** What each participant bears; instead of balances once all are even. */
export function Shares({ trip, onShare }: Pick<BalancesProps, 'trip' | 'onShare'>) {
  const shares = trip.costs.balances.toSorted((a, b) => b.share.amountCents - a.share.amountCents);
  const largest = Math.max(1, shares[0]?.share.amountCents ?? 0);
  return (
    <SideCard title={t`Everybody’s share`}>
      <ul className={styles['list']}>
        {shares.map(({ participantId, share }) => {
          const person = trip.personOf(participantId);
          const part: CSSProperties = { width: `${Math.max(0, share.amountCents / largest) * 100}%` };
          return (
            <PersonRow
              key={participantId}
              person={person}
              label={shareSentence(person, share)}
              onPress={() => onShare(participantId)}
            >
              <span className={styles['part']} aria-hidden="true">
                <i style={part} />
              </span>
              <span className={styles['value']}>
                <b>{shownAmount(share)}</b>
              </span>
            </PersonRow>
          );
        })}
      </ul>
    </SideCard>
  );
}

/** "gets $60.50", after a name. */
function Standing({ balance, person }: { readonly balance: Amount; readonly person: CostsPerson }) {
  const amount = shownSize(balance);
  if (balance.amountCents === 0) return t`even`;
  if (balance.amountCents > 0)
    return person.isViewer ? (
      <Trans>
        get <b>{amount}</b>
      </Trans>
    ) : (
      <Trans>
        gets <b>{amount}</b>
      </Trans>
    );
  return person.isViewer ? (
    <Trans>
      owe <b>{amount}</b>
    </Trans>
  ) : (
    <Trans>
      owes <b>{amount}</b>
    </Trans>
  );
}

interface PersonRowProps {
  readonly person: CostsPerson;
  /** Read out in place of the row's parts. */
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function PersonRow({ person, label, onPress, children }: PersonRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-control="line"
        aria-label={label}
        onClick={onPress}
      >
        <Avatar {...person} size="sm" />
        <span className="breaks" dir="auto">
          {person.label}
        </span>
        {children}
      </button>
    </li>
  );
}
