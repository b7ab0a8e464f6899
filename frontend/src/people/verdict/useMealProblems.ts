import { useMemo } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { useTripVerdicts } from './useTripVerdicts.ts';

/** What is open and what was made to fit in a slot's meal: null while that is not known, and without a meal. */
export function useMealProblems(tripId: string, { date, type }: MealTime) {
  const { verdicts, hasFailed, retry } = useTripVerdicts(tripId);
  const found = useMemo(() => {
    const slot = verdicts?.slots.find((one) => one.date === date && one.type === type);
    if (verdicts == null || slot?.meal == null) return null;
    return { meal: slot.meal, ...verdicts.problemsOf(slot) };
  }, [verdicts, date, type]);
  return { found, hasFailed, retry };
}
