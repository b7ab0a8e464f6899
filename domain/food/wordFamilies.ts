import sameFoods from './data/sameFoods.json' with { type: 'json' };
import wordFamilies from './data/wordFamilies.json' with { type: 'json' };
import { splitterBy } from '../text/phrases.ts';
import { remembered } from '../text/remembered.ts';
import { comparableWords } from '../text/wordForms.ts';

/** By avoided word. */
export const WORD_FAMILIES: Readonly<Record<string, readonly string[]>> = wordFamilies.families;

/** Names of one food only for those who avoid it: a shop sells corn and sweetcorn. */
export const EATERS_NAMES: readonly (readonly string[])[] = wordFamilies.same;

/** Other names of foods: "brinjal". */
export const SAME_FOODS: readonly (readonly string[])[] = [
  ...sameFoods.words,
  ...sameFoods.names,
  ...EATERS_NAMES,
];

const comparable = (name: string) => comparableWords(name).join(' ');

const MEMBERS = byWord(Object.entries(WORD_FAMILIES));
const SAME = byWord(byName(SAME_FOODS));
const SAME_WITHIN = byWord(byName(sameFoods.words));
const OPEN = byWord([
  ...wordFamilies.kinds.map((kind) => [kind, WORD_FAMILIES[kind] ?? []] as const),
  ...Object.entries(wordFamilies.kindsOf),
]);

function byName(families: readonly (readonly string[])[]) {
  return families.flatMap((names) => names.map((name) => [name, names] as const));
}

function byWord(
  entries: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const [name, names] of entries)
    words.set(comparable(name), [...(words.get(comparable(name)) ?? []), ...names.map(comparable)]);
  return words;
}

/** Phrases in comparable form that name an avoided word: itself, the same food, and members of its family. */
export const phrasesNaming = remembered(
  (avoidedWord): readonly string[] =>
    reachedFrom(comparable(avoidedWord), (phrase) => [
      ...otherNamesOf(phrase),
      ...(MEMBERS.get(phrase) ?? []),
    ]),
  2000,
);

/** The avoided word and other names of the same food, in comparable form. */
export const sameWords = remembered(
  (avoidedWord): readonly string[] => reachedFrom(comparable(avoidedWord), otherNamesOf),
  500,
);

function reachedFrom(phrase: string, next: (phrase: string) => readonly string[]): string[] {
  const phrases = new Set([phrase]);
  // A set also visits what is added meanwhile.
  for (const one of phrases) for (const other of next(one)) phrases.add(other);
  return [...phrases];
}

function otherNamesOf(phrase: string): readonly string[] {
  return [...(SAME.get(phrase) ?? []), ...spellingsOf(phrase)];
}

const splitIntoPhrases = splitterBy(SAME_WITHIN.keys());

/** With other names of the foods within: "greek yoghurt" for "greek yogurt". */
function spellingsOf(phrase: string): readonly string[] {
  return splitIntoPhrases(phrase.split(' '))
    .map((part) => SAME_WITHIN.get(part) ?? [part])
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`.trim())), ['']);
}

/** A food in a name, in comparable form; commas and "and" begin another part. */
export interface NamedFood {
  readonly phrase: string;
  readonly part: number;
}

/** Whether foods of one name leave open if they are the avoided word: "mushrooms" for shiitake, unlike "porcini mushrooms". */
export function mayBeWord(foods: readonly NamedFood[], avoidedWord: string): boolean {
  const words = sameWords(avoidedWord);
  return foods.some((food) => {
    const open = OPEN.get(food.phrase) ?? [];
    const kinds = open.flatMap(phrasesNaming);
    // "Corn flour" says which flour; "tortilla chips, flour" and "corn, flour" do not.
    const named = open.flatMap(sameWords);
    const isNamed = foods.some(
      ({ phrase, part }) => part === food.part && phrase !== food.phrase && named.includes(phrase),
    );
    return !isNamed && words.some((word) => kinds.includes(word));
  });
}
