import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater, TripTable } from '../tripTable.ts';
import styles from './PeopleList.module.css';
import { attends, stayText, type WantedDay } from './stay.ts';

interface StayProps {
  readonly eater: TripEater;
  readonly table: TripTable;
  readonly days: readonly WantedDay[];
}

/** One pip for each wanted meal; words only for who is not there the whole trip. */
export function Stay({ eater, table, days }: StayProps) {
  const text = stayText(eater, table, days);
  if (text === '') return <span className={styles['stay']} />;
  return (
    <span className={styles['stay']} data-own={text === null ? undefined : ''}>
      <span className={styles['pips']} aria-hidden="true">
        {days.map(({ date, slots }) => (
          <span key={date}>
            {slots.map((slot) => (
              <i key={slot.type} data-missed={attends(eater, table, slot) ? undefined : ''} />
            ))}
          </span>
        ))}
      </span>
      {text ?? (
        <VisuallyHidden>
          <Trans>The whole trip</Trans>
        </VisuallyHidden>
      )}
    </span>
  );
}
