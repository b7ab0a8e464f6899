import type { MealRow } from '../../people/verdict/judgedMeal.ts';
import { chosenName, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import { comparableWords } from '../../text/wordForms.ts';

/** Of "garlic cloves" a step says "garlic". */
const FORMS = new Set(comparableWords('cloves leaves sprigs stalks seeds powder paste flakes zest fillets'));
/** "Spread the sauce" need not mean the soy sauce. */
const GENERIC = new Set(comparableWords('sauce mix mixture seasoning dressing topping filling'));

interface Phrase {
  readonly words: readonly string[];
  readonly index: number;
}

/**
 * Indexes of the ingredients that a step names, in their order. "Milk" is not the coconut milk where the step
 * says "coconut milk" and both are in the recipe: longer names win.
 * @param names of each ingredient
 */
export function stepIngredients(step: string, names: readonly (readonly string[])[]): readonly number[] {
  const words = comparableWords(step);
  const phrases = names
    .flatMap((own, index) => own.flatMap(phrasesOf).map((phrase): Phrase => ({ words: phrase, index })))
    .toSorted((one, other) => other.words.length - one.words.length);
  /** Length of the phrase that covers each word. */
  const covered = words.map(() => 0);
  const found = new Set<number>();
  for (const phrase of phrases) {
    const { length } = phrase.words;
    for (const at of placesOf(phrase.words, words)) {
      const place = covered.slice(at, at + length);
      if (place.some((longer) => longer > length)) continue;
      found.add(phrase.index);
      covered.fill(length, at, at + length);
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

/** What the steps of a meal call an ingredient: also what it is in place of, for everybody or on a separate plate. */
export function namesInSteps<Row extends Replaceable & Pick<MealRow, 'id' | 'apartOfId'>>(
  row: Row,
  rows: readonly Row[],
): readonly string[] {
  const original = rows.find(({ id }) => id === row.apartOfId);
  return [row, ...(original === undefined ? [] : [original])].flatMap((one) => [chosenName(one), one.name]);
}

/** "yellow onions" is also called "onions". */
function phrasesOf(name: string): string[][] {
  const words = comparableWords(name.replace(/[,(].*$/s, ''));
  const last = words.at(-1);
  const ends = (of: readonly string[]) => of.map((_word, index) => of.slice(index));
  const own = ends(words).filter(
    ([first = '', ...rest]) => rest.length > 0 || !(FORMS.has(first) || GENERIC.has(first)),
  );
  return last !== undefined && FORMS.has(last) ? [...own, ...ends(words.slice(0, -1))] : own;
}

function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  return words.flatMap((_word, at) =>
    phrase.every((word, index) => words[at + index] === word) ? [at] : [],
  );
}
