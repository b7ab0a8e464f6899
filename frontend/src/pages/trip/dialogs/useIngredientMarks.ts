import { useEffect, useMemo, useState } from 'react';
import type * as marks from './ingredientMarks.ts';
import { useWasIdle } from '../../../browser/hooks/useWasIdle.ts';

type Marks = typeof marks;

const NO_MARK = () => null;

/** Conflict of an ingredient, as `foodLine`: "Contains fish: not vegan", or null. */
export function useIngredientMarks(
  restrictionsRead: marks.RestrictionsRead,
): (line: string) => string | null {
  const loaded = useLoadedMarks(restrictionsRead.avoids.length > 0);
  return useMemo(() => loaded?.ingredientMarks(restrictionsRead) ?? NO_MARK, [loaded, restrictionsRead]);
}

function useLoadedMarks(isNeeded: boolean): Marks | null {
  const [loaded, setLoaded] = useState<Marks | null>(null);
  const wasIdle = useWasIdle();
  useEffect(() => {
    if (!isNeeded || !wasIdle) return;
    // Offline, the plan has no marks.
    void import('./ingredientMarks.ts').then(setLoaded, () => undefined);
  }, [isNeeded, wasIdle]);
  return loaded;
}
