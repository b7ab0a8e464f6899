import { t } from '@lingui/core/macro';
import { namesInSteps, stepIngredients } from '../../../domain/recipes/kitchen/stepIngredients.ts';
import type { MealRow } from '../../../domain/people/verdict/judgedMeal.ts';
import { chosenName } from '../../../domain/shopping/ingredient/ingredient.ts';
import { beginningSmall } from '../../../domain/text/withinSentence.ts';

/** Of some eaters, those who get a dish, after "for": "Mia and you"; '' for nobody. */
export type PlateNames = (eaterIds: readonly string[]) => string;

/** An ingredient for a step that is about it. */
export interface IngredientInSteps {
  /** What steps call it. */
  readonly names: readonly string[];
  /** Of a separate plate: "Keep apart for Mia: gluten-free spaghetti."; '' for others, and while its eaters are away. */
  readonly keepApart: string;
}

type Row = Omit<MealRow, 'notes'>;

/** @param rows of its meal */
export function ingredientInSteps(row: Row, rows: readonly Row[], plateFor: PlateNames): IngredientInSteps {
  const who = plateFor(row.apartEaterIds);
  const food = beginningSmall(chosenName(row));
  return { names: namesInSteps(row, rows), keepApart: who === '' ? '' : t`Keep apart for ${who}: ${food}.` };
}

/** "for Mia, on a separate plate"; '' for what is for everybody. */
export function plateText(who: string): string {
  return who === '' ? '' : t`for ${who}, on a separate plate`;
}

/** What to keep apart in a step; '' for nothing. */
export function keepApartText(step: string, ingredients: readonly IngredientInSteps[]): string {
  if (ingredients.every(({ keepApart }) => keepApart === '')) return '';
  const names = ingredients.map((one) => one.names);
  const sentences = stepIngredients(step, names).map((index) => ingredients[index]?.keepApart ?? '');
  return sentences.filter((text) => text !== '').join(' ');
}
