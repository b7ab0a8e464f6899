import { useId } from 'react';
import { dateRangeLabel } from '../../labels/dateLabel.ts';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import styles from './TripsOfBackup.module.css';

interface TripsOfBackupProps {
  /** Unparsed. */
  readonly trips: readonly unknown[];
  readonly chosenIndex: number | null;
  readonly onChoose: (index: number) => void;
}

/** Chooses a trip of a file with several. */
export function TripsOfBackup({ trips, chosenIndex, onChoose }: TripsOfBackupProps) {
  const name = useId();
  return (
    <fieldset className={styles['trips']} ref={takeFocus} tabIndex={-1}>
      <legend className={styles['legend']}>Which trip?</legend>
      {trips.map((trip, index) => (
        <label key={index} className={styles['trip']}>
          <input type="radio" name={name} checked={index === chosenIndex} onChange={() => onChoose(index)} />
          <span className={styles['name']} dir="auto">
            {textOf(trip, 'name') ?? `Trip ${index + 1}`}
          </span>
          <span className={styles['dates']}>{datesOf(trip)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function datesOf(trip: unknown): string {
  return dateRangeLabel(dateOf(trip, 'startDate'), dateOf(trip, 'endDate'));
}

function dateOf(trip: unknown, field: string): string | null {
  const text = textOf(trip, field);
  return text !== null && isCalendarDate(text) ? text : null;
}

function textOf(trip: unknown, field: string): string | null {
  const value: unknown = typeof trip === 'object' && trip !== null ? Reflect.get(trip, field) : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
