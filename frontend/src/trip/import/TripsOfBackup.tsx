import { t } from '@lingui/core/macro';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { isCalendarDate } from '../../../../domain/time/calendarDate.ts';
import { ChoiceRow, ChoiceRows } from '../../ui/controls/choice/ChoiceRows.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import styles from './TripsOfBackup.module.css';

interface TripsOfBackupProps {
  readonly trips: readonly unknown[];
  readonly chosenIndex: number | null;
  readonly onChoose: (index: number) => void;
}

export function TripsOfBackup({ trips, chosenIndex, onChoose }: TripsOfBackupProps) {
  return (
    <div className={styles['trips']} ref={takeFocus} tabIndex={-1}>
      <ChoiceRows
        legend={t`Which trip?`}
        value={chosenIndex === null ? null : String(chosenIndex)}
        onChoose={(value) => onChoose(Number(value))}
      >
        {trips.map((trip, index) => (
          // Their index identifies them.
          <ChoiceRow key={index} value={String(index)}>
            <span className="grow breaks" dir="auto">
              {textOf(trip, 'name') ?? unnamed(index + 1)}
            </span>
            <span className="secondary noShrink">{datesOf(trip)}</span>
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </div>
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

function unnamed(number: number): string {
  return t`Trip ${number}`;
}
