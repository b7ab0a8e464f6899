import { useRef, type PointerEvent } from 'react';

/**
 * Handlers that let an element be swiped away sideways: it follows the finger in `--swipe`, and past the threshold
 * (in px) it is dismissed; short of it, it slides back. A render in between does not lose the finger.
 */
export function useSwipeAway(thresholdPx: number, onDismiss: () => void) {
  const startX = useRef<number>(null);

  const end = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === null) return;
    const distance = event.clientX - startX.current;
    startX.current = null;
    delete event.currentTarget.dataset['swiping'];
    if (event.type === 'pointerup' && Math.abs(distance) >= thresholdPx) onDismiss();
    else event.currentTarget.style.removeProperty('--swipe');
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null))
        return;
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      // Captured only once it moves, so that a tap stays a tap.
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.dataset['swiping'] = '';
      event.currentTarget.style.setProperty('--swipe', `${event.clientX - startX.current}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
