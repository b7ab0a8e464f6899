import { useEffect, useMemo, useState } from 'react';
import type { GroupRestrictionsFragment } from '../../../gql/fragments/GroupRestrictions.generated.ts';
import type * as dietRules from './dietRules.ts';
import { useWasIdle } from '../../../browser/hooks/useWasIdle.ts';

type DietRules = typeof dietRules;
/** The group's restrictions as the server parsed them. */
type RestrictionsRead = GroupRestrictionsFragment['restrictionsRead'];

const NO_MARK = () => null;

/** Conflict of an ingredient, as `foodLine`: "Contains fish: not vegan", or null. */
export function useIngredientMarks(restrictionsRead: RestrictionsRead): (line: string) => string | null {
  const rules = useDietRules(restrictionsRead.avoids.length > 0);
  return useMemo(() => {
    if (rules === null) return NO_MARK;
    const restrictions = rules.groupRestrictions(restrictionsRead);
    return (line: string) => rules.conflictLine([line], restrictions);
  }, [rules, restrictionsRead]);
}

function useDietRules(isNeeded: boolean): DietRules | null {
  const [rules, setRules] = useState<DietRules | null>(null);
  const wasIdle = useWasIdle();
  useEffect(() => {
    if (!isNeeded || !wasIdle) return;
    // Offline, the plan has no marks.
    void import('./dietRules.ts').then(setRules, () => undefined);
  }, [isNeeded, wasIdle]);
  return rules;
}
