import { useRef, type PointerEvent } from 'react';

/**
 * Handlers for swiping an element sideways (`--swipe`): dismissed past the threshold in px, else it slides back.
 * Survives re-renders.
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
      // On movement only, so that a tap stays a tap.
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
