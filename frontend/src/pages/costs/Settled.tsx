import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './CostsPage.module.css';

interface SettledProps {
  readonly trip: CostsTrip;
  readonly onAdd: () => void;
}

/** All balances are zero. */
export function Settled({ trip, onAdd }: SettledProps) {
  const { isCompleted, canAdd, costs } = trip;
  const last = costs.payments
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const text = [
    ...(isCompleted ? [t`Trip Completed.`] : []),
    ...(last === undefined ? [] : [t`The last transfer was made on ${{ day: monthDayLabel(last) }}.`]),
    isCompleted ? t`A late receipt reopens the balances.` : t`The next receipt reopens the balances.`,
  ].join(' ');
  return (
    <section className={styles['settled']} aria-labelledby="settled">
      <span className={styles['check']} aria-hidden="true">
        <Check size={20} strokeWidth={2} />
      </span>
      <div className="grow">
        <h2 className="heading" id="settled">
          <Trans>Everything is settled</Trans>
        </h2>
        <p className="secondary">{text}</p>
      </div>
      {canAdd && (
        <Button variant="plain" icon={<Plus size={20} />} onClick={onAdd} isOnlineOnly>
          {isCompleted ? t`Add late receipt` : t`Add receipt`}
        </Button>
      )}
    </section>
  );
}
