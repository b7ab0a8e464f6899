import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for `delayMs`; the first one counts at once. */
export function useSettled<T extends string>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
