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

/** Local; updated when the tab becomes visible. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => localDate(new Date()));
  useEffect(() => {
    const refresh = () => setToday(localDate(new Date()));
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return today;
}
