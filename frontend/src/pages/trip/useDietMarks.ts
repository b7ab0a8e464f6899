import { useEffect, useMemo, useState } from 'react';
import { lineOf } from '../../../../domain/table/verdict/judgedMeal.ts';
import type { GroupRestrictionsFragment } from '../../meal/GroupRestrictions.generated.ts';
import type * as dietRules from './dietRules.ts';
import { useWasIdle } from '../../browser/useWasIdle.ts';
import type { TripIngredientsQuery } from '../../cart/rows/TripIngredients.generated.ts';

type DietRules = typeof dietRules;
/** The group's restrictions as the server parsed them. */
type RestrictionsRead = GroupRestrictionsFragment['restrictionsRead'];

const NO_MARK = () => null;
const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Conflicts by meal id: "Contains fish: not vegan". Rules and vocabulary load after the first screen, for groups with
 * restrictions.
 * @param meals undefined until they are read
 */
export function useDietMarks(
  meals: TripIngredientsQuery['trip']['meals'] | undefined,
  restrictionsRead: RestrictionsRead,
): ReadonlyMap<string, string> {
  const rules = useDietRules(restrictionsRead.avoids.length > 0);
  return useMemo(() => {
    if (rules === null || meals === undefined) return NONE;
    const restrictions = rules.groupRestrictions(restrictionsRead);
    const marks = meals.map(({ id, ingredients }) => {
      const line = rules.conflictLine(ingredients.map(lineOf), restrictions);
      return [id, line] as const;
    });
    return new Map(marks.flatMap(([id, line]) => (line === null ? [] : [[id, line]])));
  }, [rules, meals, restrictionsRead]);
}

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
