import { useEffect, useRef } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel, shortWeekdayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import { dayCount } from './dayCount.ts';
import styles from './DayStrip.module.css';
import type { Meal } from '../slot.ts';
import { useDwell } from '../slot/useDwell.ts';

interface DayStripProps {
  readonly days: readonly PlanDay<Meal>[];
  readonly selected: CalendarDate;
  readonly onSelect: (day: CalendarDate) => void;
}

/** Scrollable day selector of the phone. */
export function DayStrip({ days, selected, onSelect }: DayStripProps) {
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
    <div ref={stripRef} className={styles['strip']} role="group" aria-label="Day">
      {days.map((day) => (
        <DayButton key={day.date} day={day} isSelected={day.date === selected} onSelect={onSelect} />
      ))}
    </div>
  );
}

interface DayButtonProps extends Pick<DayStripProps, 'onSelect'> {
  readonly day: PlanDay<Meal>;
  readonly isSelected: boolean;
}

function DayButton({ day, isSelected, onSelect }: DayButtonProps) {
  const { marks, label, cooksLabel } = dayCount(day);
  const cooks = cooksLabel === null ? '' : `, ${cooksLabel}`;
  const select = () => onSelect(day.date);
  return (
    <button
      ref={useDwell(day.date, select)}
      type="button"
      className={styles['day']}
      aria-pressed={isSelected}
      aria-label={`${weekdayLabel(day.date)}, ${monthDayLabel(day.date)}: ${label} planned${cooks}`}
      onClick={select}
    >
      {shortWeekdayLabel(day.date)}
      <b className={styles['number']}>{Number(day.date.slice(-2))}</b>
      <span className={styles['pips']}>
        {marks.map((mark, index) => (
          // Marks have no id.
          <i key={index} className={styles['pip']} data-mark={mark} />
        ))}
      </span>
    </button>
  );
}
