import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { countdownLabel, startOfLocalDay } from './countdown.ts';
import { useNow } from '../browser/hooks/useNow.ts';

const TICK_MS = 1000;

interface CountdownProps {
  readonly startDate: CalendarDate;
  /** Not called once started. */
  readonly children: (left: string) => ReactNode;
}

export function Countdown({ startDate, children }: CountdownProps) {
  const now = useNow(TICK_MS);
  const left = countdownLabel(startOfLocalDay(startDate).getTime() - now);
  return left === null ? null : children(left);
}
