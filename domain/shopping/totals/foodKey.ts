import sameFoods from '../../food/data/sameFoods.json' with { type: 'json' };
import { splitterBy } from '../../text/phrases.ts';
import { comparableWords } from '../../text/wordForms.ts';
import sameGoods from '../data/sameGoods.json' with { type: 'json' };

/** First names of families by all their names. */
function familiesOf(
  families: readonly (readonly string[])[],
  wordsOf: (name: string) => readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    families.flatMap((names) => {
      const [first = ''] = names.map((name) => wordsOf(name).join(' '));
      return names.map((name) => [wordsOf(name).join(' '), first] as const);
    }),
  );
}

const WORDS = familiesOf([...sameFoods.words, ...sameGoods.words], comparableWords);
const splitIntoPhrases = splitterBy(WORDS.keys());
const NAMES = familiesOf([...sameFoods.names, ...sameGoods.names], (name) =>
  withFirstNames(comparableWords(name)),
);

/** "greek yoghurt" becomes "greek yogurt"; longer phrases first. */
function withFirstNames(words: readonly string[]): string[] {
  return splitIntoPhrases(words).map((phrase) => WORDS.get(phrase) ?? phrase);
}

/**
 * Equal for all names of one food ("scallions" is "green onion"); ignores case, accents, hyphens and plurals ("cookies"
 * is "cooky").
 */
export function foodKey(name: string): string {
  const words = withFirstNames(comparableWords(name)).join(' ');
  return words === '' ? name.normalize('NFC').trim().toLowerCase() : (NAMES.get(words) ?? words);
}
