import { capitalized } from '../../../../domain/text/capitalized.ts';
import { durationText } from '../../../../domain/recipes/kitchen/cooking.ts';
import type { AnyRecipe } from '../recipe/anyRecipe.ts';

/** The text of a meal's recipe: "35 minutes, easy difficulty." and the source's address. Null for nothing. */
export function factsText({
  minutes,
  difficulty,
  sourceUrl,
}: Pick<AnyRecipe, 'minutes' | 'difficulty' | 'sourceUrl'>): string | null {
  const facts = [
    minutes === null ? null : durationText(minutes),
    difficulty === null ? null : `${difficulty} difficulty`,
  ].filter((fact) => fact !== null);
  const lines = [facts.length === 0 ? null : `${capitalized(facts.join(', '))}.`, sourceUrl];
  return lines.filter((line) => line !== null).join('\n') || null;
}
