import { readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { isServingCount } from '../recipe/servings.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import {
  factsOf,
  looksLikeIngredient,
  looksLikeStep,
  partOf,
  type Part,
  type TextFacts,
} from '../recipe/textParts.ts';

interface Parts {
  readonly intro: string[];
  readonly ingredients: string[];
  readonly steps: string[];
  readonly facts: TextFacts[];
}

/** Null if the lines have neither two ingredients nor a step under a heading. */
export function rawRecipeOfLines(lines: readonly string[]): RawRecipe | null {
  const { intro, ingredients, steps, facts } = partsOf(lines);
  if (ingredients.length < 2 && (ingredients.length === 0 || steps.length === 0)) return null;
  const [title = '', ...description] = intro.map(withoutMarks);
  const { name, yields } = partsOfTitle(title);
  const factOf = (fact: 'total' | 'prep' | 'cook') =>
    facts.map((one) => one[fact]).find((minutes) => minutes !== null) ?? null;
  return {
    name,
    description: description.join(' ') || null,
    yields: [...yields, ...facts.flatMap((fact) => fact.yields)],
    minutes: factOf('total') ?? ((factOf('prep') ?? 0) + (factOf('cook') ?? 0) || null),
    ...readIngredients(ingredients),
    steps: cleanSteps(steps),
    urls: [],
    publisher: null,
  };
}

/** "Recipe: Baked vegetables (4 servings)" */
function partsOfTitle(title: string): { readonly name: string | null; readonly yields: readonly string[] } {
  const name = title.replace(/^(?:title|recipe|name)\s*:\s*/i, '');
  const [whole, before = '', inBrackets = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  return whole !== undefined && isServingCount(inBrackets)
    ? { name: before, yields: [inBrackets] }
    : { name: name || null, yields: [] };
}

function withoutMarks(text: string): string {
  return text
    .replace(/^#+\s*|([*_]{1,3})(?=\S)([^*_]+)(?<=\S)\1/g, '$2')
    .replace(/^[*_]+|[*_]+$/g, '')
    .trim();
}

/** By headings; where one is missing, by the form of the lines. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { intro: [], ingredients: [], steps: [], facts: [] };
  const has = (part: Part) => lines.some((line) => partOf(line) === part);
  const [hasIngredients, hasSteps] = [has('ingredients'), has('steps')];
  let part: Part | 'intro' = 'intro';
  for (const text of lines) {
    const next = partOf(text);
    if (next !== null) {
      part = next;
      continue;
    }
    const facts = part === 'steps' ? null : factsOf(text);
    if (facts !== null) {
      parts.facts.push(facts);
      continue;
    }
    if (part === 'intro' && !hasIngredients && parts.intro.length > 0 && looksLikeIngredient(text))
      part = 'ingredients';
    if (part === 'ingredients' && !hasSteps && parts.ingredients.length > 0 && looksLikeStep(text))
      part = 'steps';
    if (part !== 'other') parts[part].push(text);
  }
  return parts;
}
