import { useMemo, useState } from 'react';
import { isMarkable } from '../../people/verdict/markable.ts';
import type { TripVerdicts } from '../../people/verdict/tripVerdicts.ts';

interface Asked {
  readonly mealId: string;
  readonly ingredientId: string;
}

/** The ingredient whose label is asked about, while nobody has said it. */
export function useAskedKind(verdicts: TripVerdicts | null) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = useMemo(() => {
    if (asked === null || verdicts === null) return null;
    const slot = verdicts.slots.find(({ meal }) => meal?.id === asked.mealId);
    if (slot === undefined) return null;
    const { problems } = verdicts.problemsOf(slot);
    const problem = problems.filter(isMarkable).find(({ row }) => row.id === asked.ingredientId);
    return problem === undefined ? null : { slot, problem };
  }, [asked, verdicts]);
  if (asked !== null && verdicts !== null && found === null) setAsked(null);
  return { found, setAsked };
}
