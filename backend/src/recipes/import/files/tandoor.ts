import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { asHeading } from '../recipe/headings.ts';
import { readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { type JsonObject } from '../page/jsonObject.ts';
import { addressOf, decimalText, minutesOf, nameOf, objectsOf, textOf, withNote } from './jsonFields.ts';

export function isTandoor(recipe: JsonObject): boolean {
  return objectsOf(recipe['steps']).some((step) => 'instruction' in step);
}

export function ofTandoor(recipe: JsonObject): RawRecipe {
  const steps = objectsOf(recipe['steps']);
  const waits = [recipe['working_time'], recipe['waiting_time']];
  const unit = textOf(recipe['servings_text']);
  return {
    name: textOrNull(textOf(recipe['name'])),
    description: textOrNull(textOf(recipe['description'])),
    yields: [`${textOf(recipe['servings'])} ${unit}`],
    minutes: minutesOf(null, ...waits),
    ...readIngredients(ingredientLines(steps)),
    steps: cleanSteps(
      steps.flatMap((step) => [asHeading(textOf(step['name'])) ?? '', ...linesOf(instructionOf(step))]),
    ),
    urls: addressOf(recipe['source_url']),
    publisher: null,
  };
}

/** Of all steps; a heading within one ends with it. */
function ingredientLines(steps: readonly JsonObject[]): string[] {
  const isHeader = (row: JsonObject | undefined) => row?.['is_header'] === true;
  let isUnderAnother = false;
  return steps.flatMap((step) => {
    const rows = objectsOf(step['ingredients']);
    const heading = isUnderAnother && !isHeader(rows[0]) ? asHeading(textOf(step['name'])) : null;
    isUnderAnother ||= rows.some(isHeader);
    return [heading ?? '', ...rows.map(tandoorLine)];
  });
}

function tandoorLine(ingredient: JsonObject): string {
  const { food, unit, note } = ingredient;
  if (ingredient['is_header'] === true) return asHeading(textOf(note)) ?? '';
  const amount =
    ingredient['no_amount'] === true || ingredient['amount'] === 0 ? '' : decimalText(ingredient['amount']);
  return withNote([amount, nameOf(unit), nameOf(food)], textOf(note));
}

/** A place in an instruction that Tandoor fills: "Mix {{ ingredients[0] }} and milk." */
const TEMPLATE = /\{\{([^{}]*)\}\}|\{%([^{}%]*)%\}/g;

/** With the foods' names in place of templates; amounts in steps would not follow the table. */
function instructionOf(step: JsonObject): string {
  const ingredients = objectsOf(step['ingredients']);
  return textOf(step['instruction']).replace(TEMPLATE, (_all, inBraces?: string, inPercents?: string) => {
    const template = (inBraces ?? inPercents ?? '').trim();
    const at = /^ingredients\[(\d+)\]/.exec(template)?.[1];
    if (at !== undefined) return nameOf(ingredients[Number(at)]?.['food']);
    return /^scale\(\s*([\d.]+)\s*\)$/.exec(template)?.[1] ?? '';
  });
}
