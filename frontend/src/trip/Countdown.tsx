import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { countdownLabel, startOfLocalDay } from './countdown.ts';
import { useNow } from '../browser/useNow.ts';

const TICK_MS = 1000;

interface CountdownProps {
  readonly startDate: CalendarDate;
  /** Puts the time that is left into its place; not asked once the trip has started. */
  readonly children: (left: string) => ReactNode;
}

/** What is left until a trip starts, ticking each second; nothing once it has started. */
export function Countdown({ startDate, children }: CountdownProps) {
  const now = useNow(TICK_MS);
  const left = countdownLabel(startOfLocalDay(startDate).getTime() - now);
  return left === null ? null : children(left);
}
