import { useRef, type TouchEvent } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';

const SWIPE_PX = 60;

/** A swipe sideways shows the next or the previous day. */
export function useDaySwipe(
  days: readonly CalendarDate[],
  day: CalendarDate,
  onSelect: (day: CalendarDate) => void,
) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      const next = days[days.indexOf(day) + (across < 0 ? 1 : -1)];
      if (next !== undefined) onSelect(next);
    },
  };
}
