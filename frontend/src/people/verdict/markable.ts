import { createContext } from 'react';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import type { LabelClaim } from '../../../../domain/people/verdict/labelClaim.ts';
import type { MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { MealProblem } from './mealProblems.ts';

/** A problem that words on the label can settle. */
export type MarkableProblem = MealProblem & { readonly row: MealRow; readonly label: LabelClaim };

export function isMarkable(problem: MealProblem): problem is MarkableProblem {
  return problem.row !== null && problem.label !== null;
}

/** The only open problem, if words on its label can settle it. */
export function onlyMarkable({
  problems: [only, ...others],
}: {
  readonly problems: readonly MealProblem[];
}): MarkableProblem | null {
  return only !== undefined && others.length === 0 && isMarkable(only) ? only : null;
}

/** "oats", of "rolled oats": for "Say which oats". */
export function shortName(ingredient: string): string {
  return withinSentence(ingredient.trim().split(/\s+/).at(-1) ?? ingredient);
}

/** Id of an ingredient whose label was said to lack the words, before its meal's dialog opened; else null. */
export const UnmarkedRow = createContext<string | null>(null);
