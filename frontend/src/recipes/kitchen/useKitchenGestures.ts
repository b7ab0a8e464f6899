import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { KitchenState } from './useKitchen.ts';

const SWIPE_PX = 60;

/** Swipes and arrows change the step; Space starts or stops the first timer of the step. */
export function useKitchenGestures({ next, back, isLast, timersHere, start, stop }: KitchenState) {
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const forward = () => {
    // A swipe too far must not close the kitchen.
    if (!isLast) next();
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const isControl = target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
    if (isControl || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'ArrowRight' || key === 'PageDown') forward();
    else if (key === 'ArrowLeft' || key === 'PageUp') back();
    else if (key === ' ' && !(target instanceof HTMLButtonElement)) {
      const [timer] = timersHere;
      if (timer === undefined) forward();
      else if (timer.endsAt === null) start(timer);
      else stop(timer);
    } else return;
    event.preventDefault();
  }

  function onTouchStart({ touches }: TouchEvent): void {
    const first = touches[0];
    touch.current = first === undefined || touches.length > 1 ? null : { x: first.clientX, y: first.clientY };
  }

  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const end = changedTouches[0];
    const begin = touch.current;
    touch.current = null;
    if (begin === null || end === undefined) return;
    const [right, down] = [end.clientX - begin.x, end.clientY - begin.y];
    if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down) * 1.5) return;
    if (right < 0) forward();
    else back();
  }

  return { onKeyDown, onTouchStart, onTouchEnd };
}
