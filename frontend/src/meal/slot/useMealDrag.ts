import { useEffect, useRef, type PointerEvent } from 'react';
import { liftByPointer } from './liftByPointer.ts';

interface PointerLift {
  readonly onLift: (mealId: string) => void;
  /** @param cellKey the free slot it was let go over; null puts it back */
  readonly onDrop: (mealId: string, cellKey: string | null) => void;
  /** A finger has lifted it and let go at once: the next tap says where it goes. */
  readonly onRest: (mealId: string) => void;
}

/**
 * Lets a mouse drag a meal, and a finger after it has rested on it for a moment. The meal is what lies under the pointer
 * in an element with `data-lift`, its id.
 * @returns what the element around all of them takes
 */
export function usePointerLift(deeds: PointerLift) {
  // A drag outlives the render that it began in: what happens at its end is up to the latest.
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  const endRef = useRef<() => void>(undefined);
  const areaRef = useRef<HTMLDivElement>(null);
  useEffect(() => () => endRef.current?.(), []);
  useEffect(() => {
    // Only where such a listener was there before the finger can what comes later keep the page from scrolling.
    const area = areaRef.current;
    const wait = () => undefined;
    area?.addEventListener('touchmove', wait, { passive: false });
    return () => area?.removeEventListener('touchmove', wait);
  }, []);

  function onPointerDown(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const source = event.target.closest<HTMLElement>('[data-lift]');
    const mealId = source?.dataset['lift'];
    if (source === null || mealId === undefined) return;
    endRef.current?.();
    endRef.current = liftByPointer(event.nativeEvent, source, {
      onLift: () => latest.current.onLift(mealId),
      onCancel: () => latest.current.onDrop(mealId, null),
      onDrop: (cellKey, hasMoved) => {
        latest.current.onDrop(mealId, cellKey);
        if (!hasMoved) latest.current.onRest(mealId);
      },
    });
  }

  return { ref: areaRef, onPointerDown };
}
