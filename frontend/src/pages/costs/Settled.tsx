import { Check, Plus } from 'lucide-react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
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
  const onlineOnly = useOnlineOnly();
  const text = [
    ...(isCompleted ? ['Trip Completed.'] : []),
    ...(last === undefined ? [] : [`The last transfer was made on ${monthDayLabel(last)}.`]),
    isCompleted ? 'A late receipt opens it again.' : 'The next receipt opens it again.',
  ].join(' ');
  return (
    <section className={styles['settled']} aria-labelledby="settled">
      <span className={styles['check']} aria-hidden="true">
        <Check size={20} strokeWidth={2} />
      </span>
      <div>
        <h2 id="settled">Everything is settled</h2>
        <p>{text}</p>
      </div>
      {canAdd && (
        <Button variant="plain" icon={<Plus size={20} />} onClick={onAdd} {...onlineOnly}>
          {isCompleted ? 'Add late receipt' : 'Add receipt'}
        </Button>
      )}
    </section>
  );
}
