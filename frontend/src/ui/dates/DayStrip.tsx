import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  readonly selected: CalendarDate;
  /** {@link StripDay}s. */
  readonly children: ReactNode;
}

/** Days to choose from, the chosen one in the middle. */
export function DayStrip({ selected, children }: DayStripProps) {
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
      {children}
    </div>
  );
}

interface StripDayProps extends ComponentProps<'button'> {
  readonly date: CalendarDate;
  /** A dot. */
  readonly isMarked?: boolean;
}

/** "Fri 12"; children stand below. */
export function StripDay({ date, isMarked = false, children, ...button }: StripDayProps) {
  return (
    <button type="button" className={styles['day']} {...button}>
      {shortWeekdayLabel(date)}
      <b>{Number(date.slice(-2))}</b>
      {children !== undefined && <small>{children}</small>}
      {isMarked && <i />}
    </button>
  );
}
