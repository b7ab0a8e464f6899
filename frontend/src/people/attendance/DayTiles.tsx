import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import styles from './DayTiles.module.css';
import { labelled } from '../../labels/labelled.ts';

interface DayTilesProps {
  readonly days: readonly { readonly date: CalendarDate; readonly mealCount: number }[];
  readonly selected: CalendarDate;
  readonly onSelect: (day: CalendarDate) => void;
}

export function DayTiles({ days, selected, onSelect }: DayTilesProps) {
  const stripRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = stripRef.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (strip === null || chosen == null) return;
    // scrollIntoView would move the page as well.
    strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }, [selected]);
  return (
    <div ref={stripRef} className={styles['strip']} role="group" aria-label={t`Day`}>
      {days.map(({ date, mealCount }) => {
        const meals = plural(mealCount, { one: '# meal', other: '# meals' });
        return (
          <button
            key={date}
            type="button"
            className={styles['day']}
            aria-pressed={date === selected}
            aria-label={labelled(`${weekdayLabel(date)}, ${monthDayLabel(date)}`, meals)}
            onClick={() => onSelect(date)}
          >
            {shortWeekdayLabel(date)}
            <b className={styles['number']}>{Number(date.slice(-2))}</b>
            {meals}
          </button>
        );
      })}
    </div>
  );
}
