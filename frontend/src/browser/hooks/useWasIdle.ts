import { useEffect, useState } from 'react';
import { whenIdle } from '../preload.ts';

let wasIdle = false;

/** True once the page first had nothing to do or got an input: its first screen is there. */
export function useWasIdle(): boolean {
  const [isKnown, setKnown] = useState(wasIdle);
  useEffect(() => {
    if (isKnown) return undefined;
    return whenIdle(() => {
      wasIdle = true;
      setKnown(true);
    });
  }, [isKnown]);
  return isKnown;
}
