import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import styles from './DayChips.module.css';
import type { RowsByDay } from './rowsByDay.ts';

interface DayChipsProps {
  readonly rows: readonly CartRow[];
  readonly byDay: RowsByDay;
  /** Null: all days. */
  readonly day: CalendarDate | null;
  readonly onDay: (day: CalendarDate | null) => void;
}

/** A filter of the list by shopping day, with what is left on each; nothing with fewer than two days. */
export function DayChips({ rows, byDay: { days, dayOf }, day, onDay }: DayChipsProps) {
  if (days.length < 2) return null;
  const leftOn = (one: CalendarDate) =>
    groupRows(rows.filter((row) => !row.purchased && dayOf.get(row.id)?.day === one)).length;
  return (
    <div className={styles['chips']} role="group" aria-label="Shopping days">
      <Button aria-pressed={day === null} onClick={() => onDay(null)}>
        All days
      </Button>
      {days.map((one) => (
        <Button key={one} aria-pressed={day === one} onClick={() => onDay(one)}>
          {shortWeekdayLabel(one)}, {monthDayLabel(one)} <span>{leftOn(one)}</span>
        </Button>
      ))}
    </div>
  );
}
