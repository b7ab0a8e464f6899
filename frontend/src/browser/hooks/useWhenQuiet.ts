import { useEffect, useRef, useState, type RefObject } from 'react';

interface Hand {
  isDown: boolean;
  /** Of the last press, move of the page or key; ms since 1970. */
  movedAt: number;
}

/**
 * A value that follows once the page has rested: nothing is pressed, scrolled or typed, and it no longer changes. So
 * nothing moves under a thumb.
 * @param settle makes the change; the same function each time
 * @returns the settled value, and what settles it at once
 */
export function useWhenQuiet<T extends string>(
  value: T,
  quietMs: number,
  settle = atOnce,
): readonly [T, () => void] {
  const [settled, setSettled] = useState(value);
  const hand = useHand();
  useEffect(() => {
    let timer = setTimeout(look, quietMs);
    function look() {
      const { isDown, movedAt } = hand.current;
      const leftMs = isDown ? quietMs : movedAt + quietMs - Date.now();
      if (leftMs > 0) timer = setTimeout(look, leftMs);
      else settle(() => setSettled(value));
    }
    return () => clearTimeout(timer);
  }, [value, quietMs, hand, settle]);
  return [settled, () => setSettled(value)];
}

function atOnce(change: () => void): void {
  change();
}

function useHand(): RefObject<Hand> {
  const hand = useRef<Hand>({ isDown: false, movedAt: 0 });
  useEffect(() => {
    const move = ({ type }: Event) => {
      const { current } = hand;
      current.movedAt = Date.now();
      if (DOWN.includes(type)) current.isDown = true;
      if (UP.includes(type)) current.isDown = false;
    };
    const options = { capture: true, passive: true };
    const types = [...DOWN, ...UP, 'scroll', 'keydown'];
    for (const type of types) window.addEventListener(type, move, options);
    return () => {
      for (const type of types) window.removeEventListener(type, move, options);
    };
  }, []);
  return hand;
}

const DOWN = ['pointerdown', 'touchmove'];
/** A finger that scrolls cancels its pointer, and moves until its touch ends. */
const UP = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'];
