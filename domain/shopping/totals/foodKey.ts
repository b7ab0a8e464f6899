import { comparableWords } from '../../text/wordForms.ts';
import sameFoods from '../data/sameFoods.json' with { type: 'json' };

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

const WORDS = familiesOf(sameFoods.words, comparableWords);
const LONGEST = Math.max(...Array.from(WORDS.keys(), (words) => words.split(' ').length));
const FIRST_WORDS = new Set(Array.from(WORDS.keys(), (words) => words.split(' ')[0]));
const NAMES = familiesOf(sameFoods.names, (name) => withFirstNames(comparableWords(name)));

/** "greek yoghurt" becomes "greek yogurt"; longer phrases first. */
function withFirstNames(words: readonly string[]): string[] {
  const named: string[] = [];
  for (let start = 0; start < words.length;) {
    const length = phraseLength(words, start);
    const phrase = words.slice(start, start + length).join(' ');
    named.push(WORDS.get(phrase) ?? phrase);
    start += length;
  }
  return named;
}

/** Of the longest known phrase from here, or 1. */
function phraseLength(words: readonly string[], start: number): number {
  if (!FIRST_WORDS.has(words[start])) return 1;
  for (let length = LONGEST; length > 1; length -= 1)
    if (WORDS.has(words.slice(start, start + length).join(' '))) return length;
  return 1;
}

/**
 * Equal for all names of one food ("scallions" is "green onion"); ignores case, accents, hyphens and plurals ("cookies"
 * is "cooky").
 */
export function foodKey(name: string): string {
  const words = withFirstNames(comparableWords(name)).join(' ');
  return words === '' ? name.normalize('NFC').trim().toLowerCase() : (NAMES.get(words) ?? words);
}
