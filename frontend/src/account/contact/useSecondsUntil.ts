import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down to 0, in whole seconds. */
export function useSecondsUntil(instantMs: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= instantMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, instantMs]);
  return Math.max(0, Math.ceil((instantMs - now) / SECOND_MS));
}
