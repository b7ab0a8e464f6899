import { useMemo } from 'react';
import { useTripVerdicts } from './useTripVerdicts.ts';

/** What is open and what was made to fit in a meal: null while that is not known, and while it is not planned. */
export function useMealProblems(tripId: string, mealId: string) {
  const { verdicts, hasFailed, retry } = useTripVerdicts(tripId);
  const found = useMemo(() => {
    const slot = verdicts?.slots.find(({ meal }) => meal?.id === mealId);
    if (verdicts == null || slot?.meal == null) return null;
    return { meal: slot.meal, ...verdicts.problemsOf(slot) };
  }, [verdicts, mealId]);
  return { found, hasFailed, retry };
}
