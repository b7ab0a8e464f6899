import { t } from '@lingui/core/macro';
import { namesInSteps, stepIngredients } from '../../../domain/recipes/kitchen/stepIngredients.ts';
import type { MealRow } from '../../../domain/people/verdict/judgedMeal.ts';
import { chosenName, isReplaced, type Replaceable } from '../../../domain/shopping/ingredient/ingredient.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { beginningSmall } from '../../../domain/text/withinSentence.ts';

/** Who gets a separate plate. */
export interface PlateEaters {
  /** After "for": "Mia and you"; '' for nobody. */
  readonly who: string;
  /** Whether one of them has an allergy: then traces count, too. */
  readonly isForAllergy: boolean;
}

/** Of some eaters, those who get a dish. */
export type PlateEatersOf = (eaterIds: readonly string[]) => PlateEaters;

/** An ingredient for a step that is about it. */
export interface IngredientInSteps {
  /** What steps call it. */
  readonly names: readonly string[];
  /** Of a separate plate: "Keep apart for Mia: gluten-free spaghetti."; '' for others, and while its eaters are away. */
  readonly keepApart: string;
  /** "For Mia: own bowl, pan, oil, water and tools."; '' where traces do not count. */
  readonly shareNothing: string;
  /** What something else is taken for, in everybody's dish: "bread"; '' for others. */
  readonly replaced: string;
  /** "Corn tortillas instead of bread."; '' for others. */
  readonly replacedBy: string;
}

type Row = Omit<MealRow, 'notes'>;

/** @param rows of its meal */
export function ingredientInSteps(
  row: Row,
  rows: readonly Row[],
  plateFor: PlateEatersOf,
): IngredientInSteps {
  const { who, isForAllergy } = plateFor(row.apartEaterIds);
  const food = beginningSmall(chosenName(row));
  return {
    names: namesInSteps(row, rows),
    keepApart: who === '' ? '' : t`Keep apart for ${who}: ${food}.`,
    shareNothing: isForAllergy ? t`For ${who}: own bowl, pan, oil, water and tools.` : '',
    ...replacementInSteps(row),
  };
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
export function plateText({ who, isForAllergy }: PlateEaters): string {
  if (who === '') return '';
  return isForAllergy ? t`for ${who}, with its own pan and tools` : t`for ${who}, on a separate plate`;
}

/**
 * For each step: what is taken instead of a food that it names, and what to keep apart; '' for nothing. A step that
 * names the other food itself needs no word. What shares nothing does so from the first step that names it to the end.
 */
export function stepNotes(
  steps: readonly string[],
  ingredients: readonly IngredientInSteps[],
): readonly string[] {
  const notes = ['replacedBy', 'keepApart'] as const;
  const sentences = notes.flatMap((note) => ingredients.map((one) => one[note]));
  if (sentences.every((text) => text === '')) return steps.map(() => '');
  const replaced = ingredients.map((one) => (one.replaced === '' ? [] : [one.replaced]));
  const names = [...replaced, ...ingredients.map((one) => one.names)];
  const found = steps.map((step) => stepIngredients(step, names));
  const firsts = ingredients.map((_, index) =>
    found.findIndex((inStep) => inStep.includes(ingredients.length + index)),
  );
  return found.map((inStep, at) => {
    const named = inStep.map((index) => sentences[index] ?? '');
    // Without a step that names it, every one counts.
    const lasting = ingredients.map(({ shareNothing }, index) =>
      at >= (firsts[index] ?? 0) ? shareNothing : '',
    );
    return [...new Set([...named, ...lasting])].filter((text) => text !== '').join(' ');
  });
}
