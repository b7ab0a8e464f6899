import dishWords from './data/dishWords.json' with { type: 'json' };
import neutralWords from './data/neutralWords.json' with { type: 'json' };
import ownFoods from './data/ownFoods.json' with { type: 'json' };
import { CLAIMS, type Claim } from './claims.ts';
import { CONTENTS, type Content, type ContentMark } from './content.ts';
import { FOOD_ROWS } from './foodRows.ts';
import { grouped } from '../text/grouped.ts';
import { comparableWords } from '../text/wordForms.ts';
import { once } from '../text/remembered.ts';

export interface FoodMarks {
  readonly contains: readonly Content[];
  readonly mayContain: readonly Content[];
  readonly varies: boolean;
}

/** A food, a claim, or neither ("fresh"). */
export interface Entry {
  readonly phrase: string;
  readonly food: FoodMarks | null;
  /** Does not contain the foods in its name: "peanut butter". */
  readonly isOwnFood: boolean;
  /** By "and" or the like. */
  readonly isJoined: boolean;
  readonly claim: Claim | null;
  /** As in "plant based chicken". */
  readonly inName: Claim | null;
}

/** In comparable form. */
export function phrasesOf(names: readonly string[]): string[] {
  return names.map((name) => comparableWords(name).join(' '));
}

/** Elsewhere they separate foods. */
const JOINED = /\s(?:and|n|with|or|plus|in|on|over)\s/;

export const vocabulary = once(() => {
  const entries = readVocabulary();
  return {
    entries,
    /** In words. */
    longestPhrase: Math.max(...Array.from(entries.keys(), (phrase) => phrase.split(' ').length)),
  };
});

export const DISHES: ReadonlySet<string> = new Set(phrasesOf(dishWords.dishes.words));
export const RECIPES: ReadonlySet<string> = new Set(phrasesOf(dishWords.recipes.words));
export const COOKED_MAINS: ReadonlySet<string> = new Set(phrasesOf(dishWords.cookedMains.words));
/** Words that name a food without its name: "PB&J". */
export const SPELLED_OUT: ReadonlyMap<string, string> = new Map(Object.entries(dishWords.spelledOut.words));
export const ADJECTIVES: ReadonlySet<string> = new Set(phrasesOf(dishWords.adjectivesUnlessLast.words));

function readVocabulary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const none = { food: null, isOwnFood: false, isJoined: true, claim: null, inName: null };
  const ownNames = new Set(phrasesOf(ownFoods.names));
  const claims = CLAIMS.flatMap((claim) => phrasesOf(claim.words).map((phrase) => ({ phrase, claim })));
  const claimsByStart = grouped(claims, ({ phrase }) => firstWord(phrase));
  for (const phrase of phrasesOf(neutralWords.words)) entries.set(phrase, { ...none, phrase });
  for (const { marks, names } of FOOD_ROWS) {
    const food = readMarks(marks);
    for (const name of names) {
      const phrase = comparableWords(name).join(' ');
      const possible = claimsByStart.get(firstWord(phrase)) ?? [];
      const inName = possible.find((one) => phrase.startsWith(`${one.phrase} `))?.claim ?? null;
      const isJoined = JOINED.test(name) || entries.get(phrase)?.isJoined === true;
      entries.set(phrase, { phrase, food, isOwnFood: ownNames.has(phrase), isJoined, claim: null, inName });
    }
  }
  for (const { phrase, claim } of claims) entries.set(phrase, { ...none, phrase, claim });
  return entries;
}

function firstWord(phrase: string): string {
  return phrase.split(' ', 1)[0] ?? phrase;
}

function readMarks(marks: readonly ContentMark[]): FoodMarks {
  return {
    contains: CONTENTS.filter((content) => marks.includes(content)),
    mayContain: CONTENTS.filter((content) => marks.includes(`?${content}`)),
    varies: marks.includes('varies'),
  };
}
