import { t } from '@lingui/core/macro';
import { namesInSteps, stepIngredients } from '../../../domain/recipes/kitchen/stepIngredients.ts';
import type { MealRow } from '../../../domain/people/verdict/judgedMeal.ts';
import { chosenName, isReplaced, type Replaceable } from '../../../domain/shopping/ingredient/ingredient.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { withinSentence } from '../../../domain/text/withinSentence.ts';
import type { PlateEaters } from './plateText.ts';

/** Of some eaters, those who get a row. @param rows of its meal */
export type PlateEatersOf = (row: MealRow, rows: readonly MealRow[]) => PlateEaters;

/** An ingredient for a step that is about it. */
export interface IngredientInSteps {
  /** What steps call it. */
  readonly names: readonly string[];
  /** Of a separate plate: "Keep apart for Mia: gluten-free spaghetti."; '' for others, and while its eaters are away. */
  readonly keepApart: string;
  /** "For Ben: own portion, apart from the rest.", where traces count "For Mia: own bowl, pan, oil, water and tools."; '' for others. */
  readonly portionApart: string;
  /** What something else is taken for, in everybody's dish: "bread"; '' for others. */
  readonly replaced: string;
  /** "Corn tortillas instead of bread."; '' for others. */
  readonly replacedBy: string;
}

/** @param rows of its meal */
export function ingredientInSteps(
  row: MealRow,
  rows: readonly MealRow[],
  plateFor: PlateEatersOf,
): IngredientInSteps {
  return {
    names: namesInSteps(row, rows),
    ...plateInSteps(row, plateFor(row, rows)),
    ...replacementInSteps(row),
  };
}

/** What is said of a separate plate beside steps. */
export function plateInSteps(
  row: Replaceable,
  { who, isForAllergy }: PlateEaters,
): Pick<IngredientInSteps, 'keepApart' | 'portionApart'> {
  const food = withinSentence(chosenName(row));
  if (who === '') return { keepApart: '', portionApart: '' };
  return {
    keepApart: t`Keep apart for ${who}: ${food}.`,
    portionApart: isForAllergy
      ? t`For ${who}: own bowl, pan, oil, water and tools.`
      : t`For ${who}: own portion, apart from the rest.`,
  };
}

/** What steps call a replaced ingredient, and what is said beside them. */
export function replacementInSteps(
  row: Replaceable & Pick<MealRow, 'apartOfId'>,
): Pick<IngredientInSteps, 'replaced' | 'replacedBy'> {
  if (!isReplaced(row) || row.apartOfId !== null) return { replaced: '', replacedBy: '' };
  const food = capitalized(chosenName(row));
  const name = withinSentence(row.name);
  return { replaced: row.name, replacedBy: t`${food} instead of ${name}.` };
}

/**
 * Before each step: "Corn tortillas instead of bread. Keep apart for Mia: corn cakes."; '' for nothing. A step that names
 * the other food itself needs no word. A portion is apart from the first step that names it to the end: what it is cooked
 * with may be in the pot by then.
 */
export function stepNotes(
  steps: readonly string[],
  ingredients: readonly IngredientInSteps[],
): readonly string[] {
  if (ingredients.every((one) => one.replacedBy === '' && one.keepApart === '')) return steps.map(() => '');
  const count = ingredients.length;
  const replaced = ingredients.map((one) => (one.replaced === '' ? [] : [one.replaced]));
  const names = [...replaced, ...ingredients.map((one) => one.names)];
  const found = steps.map((step) => stepIngredients(step, names));
  const firsts = ingredients.map((_, index) => found.findIndex((inStep) => inStep.includes(count + index)));
  return found.map((inStep, at) => {
    const instead = ingredients.filter((_, index) => inStep.includes(index));
    const apart = ingredients.filter((_, index) => inStep.includes(count + index));
    // Without a step that names it, every one counts.
    const lasting = ingredients.filter((_, index) => at >= (firsts[index] ?? 0));
    const sentences = [
      ...instead.map(({ replacedBy }) => replacedBy),
      ...apart.map(({ keepApart }) => keepApart),
      ...lasting.map(({ portionApart }) => portionApart),
    ];
    return [...new Set(sentences)].filter((text) => text !== '').join(' ');
  });
}
