import { t } from '@lingui/core/macro';
import { namesInSteps, stepIngredients } from '../../../domain/recipes/kitchen/stepIngredients.ts';
import type { MealRow } from '../../../domain/people/verdict/judgedMeal.ts';
import { chosenName, isReplaced, type Replaceable } from '../../../domain/shopping/ingredient/ingredient.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { beginningSmall } from '../../../domain/text/withinSentence.ts';

/** Of some eaters, those who get a dish, after "for": "Mia and you"; '' for nobody. */
export type PlateNames = (eaterIds: readonly string[]) => string;

/** An ingredient for a step that is about it. */
export interface IngredientInSteps {
  /** What steps call it. */
  readonly names: readonly string[];
  /** Of a separate plate: "Keep apart for Mia: gluten-free spaghetti."; '' for others, and while its eaters are away. */
  readonly keepApart: string;
  /** What something else is taken for, in everybody's dish: "bread"; '' for others. */
  readonly replaced: string;
  /** "Corn tortillas instead of bread."; '' for others. */
  readonly replacedBy: string;
}

type Row = Omit<MealRow, 'notes'>;

/** @param rows of its meal */
export function ingredientInSteps(row: Row, rows: readonly Row[], plateFor: PlateNames): IngredientInSteps {
  const who = plateFor(row.apartEaterIds);
  const food = beginningSmall(chosenName(row));
  const keepApart = who === '' ? '' : t`Keep apart for ${who}: ${food}.`;
  return { names: namesInSteps(row, rows), keepApart, ...replacementInSteps(row) };
}

/** What steps call a replaced ingredient, and what is said beside them. */
export function replacementInSteps(
  row: Replaceable & Pick<MealRow, 'apartOfId'>,
): Pick<IngredientInSteps, 'replaced' | 'replacedBy'> {
  if (!isReplaced(row) || row.apartOfId !== null) return { replaced: '', replacedBy: '' };
  const food = capitalized(chosenName(row));
  const name = beginningSmall(row.name);
  return { replaced: row.name, replacedBy: t`${food} instead of ${name}.` };
}

/** "for Mia, on a separate plate"; '' for what is for everybody. */
export function plateText(who: string): string {
  return who === '' ? '' : t`for ${who}, on a separate plate`;
}

/**
 * Beside a step: what is taken instead of a food that it names, and what to keep apart; '' for nothing. A step that
 * names the other food itself needs no word.
 */
export function stepNotes(step: string, ingredients: readonly IngredientInSteps[]): string {
  const notes = ['replacedBy', 'keepApart'] as const;
  const sentences = notes.flatMap((note) => ingredients.map((one) => one[note]));
  if (sentences.every((text) => text === '')) return '';
  const replaced = ingredients.map((one) => (one.replaced === '' ? [] : [one.replaced]));
  const found = stepIngredients(step, [...replaced, ...ingredients.map(({ names }) => names)]);
  return found
    .map((index) => sentences[index] ?? '')
    .filter((text) => text !== '')
    .join(' ');
}
