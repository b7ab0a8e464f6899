import { useEffect, useState } from 'react';
import { whenIdle } from '../preload.ts';

let wasIdle = false;

/**
 * True once the page first had nothing to do or got an input: its first screen is there.
 * @param isShown false while the screen waits for its data, which leaves the page idle
 */
export function useWasIdle(isShown = true): boolean {
  const [isKnown, setKnown] = useState(wasIdle);
  useEffect(() => {
    if (isKnown || !isShown) return undefined;
    return whenIdle(() => {
      wasIdle = true;
      setKnown(true);
    });
  }, [isKnown, isShown]);
  return isKnown;
}
