import { LANGUAGES, reader } from './reader.ts';

/** A food as it stands within a sentence: "peanuts" of "Peanuts", and "Erdnüsse" as they are. */
export function withinSentence(food: string): string {
  return hasCapitalNouns() ? food : food.toLowerCase();
}

/** As {@link withinSentence}, but for capitals after the first letter: "BBQ sauce", "worcestershire Sauce". */
export function beginningSmall(food: string): string {
  if (hasCapitalNouns() || !/^\p{Lu}\p{Ll}/u.test(food)) return food;
  return `${food.charAt(0).toLowerCase()}${food.slice(1)}`;
}

/** In the reader's language nouns keep their capitals. */
function hasCapitalNouns(): boolean {
  return LANGUAGES.find(({ code }) => code === reader().language)?.capitalNouns === true;
}
