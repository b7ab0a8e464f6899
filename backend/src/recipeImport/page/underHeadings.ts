import type { Document } from 'domhandler';
import { linesOf } from '../recipe/cleanText.ts';
import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { factsOf, looksLikeIngredient, looksLikeStep, partOf } from '../text/textParts.ts';
import { visibleText } from './visibleText.ts';

const MOST_LINES = 20_000;
/** Longer stretches without ingredients are no list. */
const MOST_GAPS = 3;

/** A recipe that only headings tell: "Ingredients", "Method". Null without both headings and two lines between. */
export function recipeUnderHeadings(document: Document): RawRecipe | null {
  const lines = linesOf(visibleText(document)).slice(0, MOST_LINES);
  const starts = lines.flatMap((line, at) => (partOf(line) === 'ingredients' ? [at] : []));
  for (const start of starts.slice(0, 10)) {
    const ingredients = block(lines.slice(start + 1), looksLikeIngredient);
    const stepsAt = lines.findIndex(
      (line, at) => at > start + ingredients.length && partOf(line) === 'steps',
    );
    if (ingredients.filter(looksLikeIngredient).length < 2 || stepsAt < 0) continue;
    const facts = lines.slice(Math.max(0, start - 20), stepsAt).flatMap((line) => factsOf(line) ?? []);
    const times = facts.map(({ total, prep, cook }) => total ?? (prep ?? 0) + (cook ?? 0));
    return {
      name: null,
      description: null,
      yields: facts.flatMap(({ yields }) => yields),
      minutes:
        facts.find(({ total }) => total !== null)?.total ??
        (times.reduce((sum, minutes) => sum + minutes, 0) || null),
      ingredients: cleanIngredientLines(ingredients),
      steps: cleanSteps(block(lines.slice(stepsAt + 1), looksLikeStep)),
      urls: [],
      publisher: null,
    };
  }
  return null;
}

/** The lines up to the next heading, without a tail that is something else. */
function block(lines: readonly string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => partOf(line) !== null);
  const within = lines.slice(0, end < 0 ? undefined : end).slice(0, 200);
  const kept: string[] = [];
  let gap = 0;
  for (const line of within) {
    gap = fits(line) ? 0 : gap + 1;
    if (gap > MOST_GAPS) break;
    kept.push(line);
  }
  if (end >= 0 && gap <= MOST_GAPS) return kept;
  return kept.slice(0, kept.length - Math.min(gap, MOST_GAPS));
}
