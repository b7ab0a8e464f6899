import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { chosenName } from '../../../../domain/shopping/ingredient.ts';
import type * as dietRules from './dietRules.ts';
import { useTripIngredientsQuery } from '../../cart/rows/TripIngredients.generated.ts';

type DietRules = typeof dietRules;

const NO_MARK = () => null;
const NONE: ReadonlyMap<string, string> = new Map();

/**
 * What each meal has in it that the group does not eat, by the meal's id: "Contains fish: not vegan". The rules and
 * their vocabulary are fetched only for a group that does not eat everything.
 */
export function useDietMarks(
  tripId: string,
  dietaryRestrictions: readonly string[],
): ReadonlyMap<string, string> {
  const isAsked = dietaryRestrictions.length > 0;
  const rules = useDietRules(isAsked);
  const { data } = useTripIngredientsQuery(isAsked ? { variables: { tripId } } : skipToken);
  const meals = data?.trip.meals;
  return useMemo(() => {
    if (rules === null || meals === undefined) return NONE;
    const restrictions = rules.readRestrictionList(dietaryRestrictions);
    const marks = meals.map(({ id, ingredients }) => {
      const line = rules.conflictLine(ingredients.map(chosenName), restrictions);
      return [id, line] as const;
    });
    return new Map(marks.flatMap(([id, line]) => (line === null ? [] : [[id, line]])));
  }, [rules, meals, dietaryRestrictions]);
}

/** What an ingredient has in it that the group does not eat, by its name: "Contains fish: not vegan". Null for nothing. */
export function useIngredientMarks(dietaryRestrictions: readonly string[]): (name: string) => string | null {
  const rules = useDietRules(dietaryRestrictions.length > 0);
  return useMemo(() => {
    if (rules === null) return NO_MARK;
    const restrictions = rules.readRestrictionList(dietaryRestrictions);
    return (name: string) => rules.conflictLine([name], restrictions);
  }, [rules, dietaryRestrictions]);
}

function useDietRules(isNeeded: boolean): DietRules | null {
  const [rules, setRules] = useState<DietRules | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // Without a connection the plan is shown without its marks.
    void import('./dietRules.ts').then(setRules, () => undefined);
  }, [isNeeded]);
  return rules;
}
