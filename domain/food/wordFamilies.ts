import wordFamilies from './data/wordFamilies.json' with { type: 'json' };
import { remembered } from '../text/remembered.ts';
import { comparableWords } from '../text/wordForms.ts';

/** By avoided word. */
export const WORD_FAMILIES: Readonly<Record<string, readonly string[]>> = wordFamilies.families;

/** Other names of foods: "brinjal". */
export const SAME_FOODS: readonly (readonly string[])[] = wordFamilies.same;

const comparable = (name: string) => comparableWords(name).join(' ');

const MEMBERS = byWord(Object.entries(WORD_FAMILIES));
const SAME = byWord(SAME_FOODS.flatMap((names) => names.map((name) => [name, names] as const)));
const OPEN = byWord([
  ...wordFamilies.kinds.map((kind) => [kind, WORD_FAMILIES[kind] ?? []] as const),
  ...Object.entries(wordFamilies.kindsOf),
]);

function byWord(
  entries: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const [name, names] of entries)
    words.set(comparable(name), [...(words.get(comparable(name)) ?? []), ...names.map(comparable)]);
  return words;
}

/** Phrases in comparable form that name an avoided word: itself, the same food, and members of its family. */
export const phrasesNaming = remembered((avoidedWord): readonly string[] => {
  const phrases = new Set([comparable(avoidedWord)]);
  // A set also visits what is added meanwhile.
  for (const phrase of phrases)
    for (const other of [...(SAME.get(phrase) ?? []), ...(MEMBERS.get(phrase) ?? [])]) phrases.add(other);
  return [...phrases];
}, 500);

/** The avoided word and other names of the same food, in comparable form. */
export function sameWords(avoidedWord: string): readonly string[] {
  const word = comparable(avoidedWord);
  return SAME.get(word) ?? [word];
}

/**
 * Whether foods of one name leave open if they are the avoided word: "mushrooms" for shiitake, unlike "porcini mushrooms".
 * @param phrases in comparable form
 */
export function mayBeWord(phrases: readonly string[], avoidedWord: string): boolean {
  const words = sameWords(avoidedWord);
  return phrases.some((phrase) => {
    const open = OPEN.get(phrase) ?? [];
    const kinds = open.flatMap(phrasesNaming);
    // "Corn" says which flour; "tortilla chips, flour" does not.
    const named = open.flatMap(sameWords);
    const isSaid = phrases.some((other) => other !== phrase && named.includes(other));
    return !isSaid && words.some((word) => kinds.includes(word));
  });
}
