import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import styles from './DayStrip.module.css';
import { hasSomethingToDo } from './planStanding.ts';
import type { Meal } from '../slot.ts';
import { useDwell } from '../slot/useDwell.ts';

interface DayStripProps {
  readonly days: readonly PlanDay<Meal>[];
  readonly selected: CalendarDate;
  readonly onSelect: (day: CalendarDate) => void;
  readonly known: Parameters<typeof hasSomethingToDo>[1];
}

/** Scrollable day selector of the phone; a dot marks days with something to do. */
export function DayStrip({ days, selected, onSelect, known }: DayStripProps) {
  const stripRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = stripRef.current;
    if (strip === null) return;
    const chosen = strip.querySelector<HTMLElement>('[aria-pressed=true]');
    if (chosen === null) return;
    // scrollIntoView would move the page as well.
    const left = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
    strip.scrollLeft = left;
  }, [selected]);
  return (
    <div ref={stripRef} className={styles['strip']} role="group" aria-label={t`Day`}>
      {days.map((day) => (
        <DayButton
          key={day.date}
          date={day.date}
          isToDo={hasSomethingToDo(day, known)}
          isSelected={day.date === selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

interface DayButtonProps extends Pick<DayStripProps, 'onSelect'> {
  readonly date: CalendarDate;
  readonly isToDo: boolean;
  readonly isSelected: boolean;
}

function DayButton({ date, isToDo, isSelected, onSelect }: DayButtonProps) {
  const select = () => onSelect(date);
  const day = `${weekdayLabel(date)}, ${monthDayLabel(date)}`;
  return (
    <button
      ref={useDwell(date, select)}
      type="button"
      className={styles['day']}
      aria-pressed={isSelected}
      aria-label={isToDo ? t`${day}, something to do` : day}
      onClick={select}
    >
      {shortWeekdayLabel(date)}
      <b className={styles['number']}>{Number(date.slice(-2))}</b>
      {isToDo && <i className={styles['dot']} />}
    </button>
  );
}
