import { useEffect, useState } from 'react';
import { localDate, type CalendarDate } from '../../../domain/time/calendarDate.ts';

/**
 * The time in milliseconds since 1970, told anew every `everyMs`. The component that uses it renders each time, so
 * it should be a small one.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Today on the viewer's own calendar; looked up again when somebody comes back to the tab. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => localDate(new Date()));
  useEffect(() => {
    const refresh = () => setToday(localDate(new Date()));
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return today;
}
