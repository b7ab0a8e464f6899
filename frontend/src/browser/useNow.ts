import { useEffect, useState } from 'react';
import { localDate, type CalendarDate } from '../../../domain/time/calendarDate.ts';

/** Milliseconds since 1970; each update renders. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Renders only when the date changes, at most a second late: a countdown ends in the same moment. */
export function useDate(dateOf: (now: Date) => CalendarDate): CalendarDate {
  const [date, setDate] = useState(() => dateOf(new Date()));
  useEffect(() => {
    const refresh = () => setDate(dateOf(new Date()));
    const timer = setInterval(refresh, 1000);
    // Browsers stop the timers of hidden tabs.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dateOf]);
  return date;
}

/** Local. */
export function useToday(): CalendarDate {
  return useDate(localDate);
}
