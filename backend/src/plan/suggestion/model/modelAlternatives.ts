import { judgeIngredient, judgeMeal } from '../../../../../domain/food/diet.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { remembered } from '../../../../../domain/text/remembered.ts';
import { foodKey } from '../../../../../domain/shopping/food/foodKey.ts';
import { keepsWithoutFridge } from '../cookbook/keeping.ts';
import { MOST_ALTERNATIVES } from './modelQuestion.ts';
import { plainText } from './modelText.ts';
import type { Place } from '../planning/planMeals.ts';
import type { SuggestionRequest } from '../planning/suggestion.ts';

interface AnsweredIngredient {
  readonly name: string;
  readonly alternatives: readonly unknown[];
}

const MOST_NAMES = 5000;

const alternativeName = plainText(LIMITS.name);

/**
 * Alternatives that are safe in any combination, each once; unknown foods are dropped.
 * @param ingredients of a safe meal
 * @returns at most {@link MOST_ALTERNATIVES} per ingredient, the best first
 */
export function eatenAlternatives(
  ingredients: readonly AnsweredIngredient[],
  place: Place,
  { avoids, hasFridge }: SuggestionRequest,
): string[][] {
  const judge = remembered((name) => judgeIngredient(name, avoids), MOST_NAMES);
  const together = ingredients.map(({ name }) => name);
  const isEaten = (name: string) => {
    const keepsFor = hasFridge ? Infinity : keepsWithoutFridge([name]);
    return judge(name).verdict === 'fits' && keepsFor >= place.day;
  };
  return ingredients.map(({ name, alternatives }) => {
    const offered = otherNames(name, alternatives)
      .filter(isEaten)
      .slice(0, MOST_ALTERNATIVES)
      .filter((one) => judgeMeal([...together, one], avoids, judge).verdict === 'fits');
    together.push(...offered);
    return offered;
  });
}

/** Without the ingredient itself and other spellings. */
function otherNames(name: string, alternatives: readonly unknown[]): string[] {
  const seen = new Set([foodKey(name)]);
  return alternatives.slice(0, LIMITS.ingredientAlternatives).flatMap((raw) => {
    const read = alternativeName.safeParse(raw);
    if (!read.success || seen.has(foodKey(read.data))) return [];
    seen.add(foodKey(read.data));
    return read.data;
  });
}
