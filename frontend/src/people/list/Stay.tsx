import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import styles from './PeopleList.module.css';
import { attends, stayText, type WantedDay } from './stay.ts';

interface StayProps {
  readonly eater: TripEater;
  readonly attendance: TripAttendance;
  readonly days: readonly WantedDay[];
}

/** One pip for each wanted meal; words only for who is not there the whole trip. */
export function Stay({ eater, attendance, days }: StayProps) {
  const text = stayText(eater, attendance, days);
  if (text === '') return <span className={styles['stay']} />;
  return (
    <span className={styles['stay']} data-own={text === null ? undefined : ''}>
      <span className={styles['pips']} aria-hidden="true">
        {days.map(({ date, slots }) => (
          <span key={date} className="row gap2">
            {slots.map((slot) => (
              <i key={slot.type} data-missed={attends(eater, attendance, slot) ? undefined : ''} />
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
