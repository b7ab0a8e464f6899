import { useSyncExternalStore } from 'react';
import { localDate, type CalendarDate } from '../../../../domain/time/calendarDate.ts';

const TICK_MS = 1000;

/** Of all clocks on the page. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

function watchTime(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, TICK_MS);
    // Browsers stop the timers of hidden tabs.
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Start of the current unit of `everyMs`, since 1970; renders when the next one begins. */
export function useNow(everyMs: number): number {
  return useSyncExternalStore(watchTime, () => Math.floor(Date.now() / everyMs) * everyMs);
}

/** Renders only when the date changes, at most a second late: a countdown ends in the same moment. */
export function useDate(dateOf: (now: Date) => CalendarDate): CalendarDate {
  return useSyncExternalStore(watchTime, () => dateOf(new Date()));
}

/** Local. */
export function useToday(): CalendarDate {
  return useDate(localDate);
}
