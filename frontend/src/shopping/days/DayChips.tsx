import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './DayChips.module.css';
import type { DayList } from './useDayList.ts';

/** A filter of the list by shopping day, with what is left on each; nothing with fewer than two days. */
export function DayChips({ list: { parts, byDay, day, setDay } }: { readonly list: DayList }) {
  const { days, dayOf } = byDay;
  if (days.length < 2) return null;
  const leftOn = (one: CalendarDate) =>
    groupRows(parts.rows.filter((row) => !row.purchased && dayOf.get(row.id)?.day === one)).length;
  return (
    <div className={styles['chips']} role="group" aria-label="Shopping days">
      <Button aria-pressed={day === null} onClick={() => setDay(null)}>
        All days
      </Button>
      {days.map((one) => (
        <Button key={one} aria-pressed={day === one} onClick={() => setDay(one)}>
          {shortWeekdayLabel(one)}, {monthDayLabel(one)} <span>{leftOn(one)}</span>
        </Button>
      ))}
    </div>
  );
}
