import dishWords from './data/dishWords.json' with { type: 'json' };
import neutralWords from './data/neutralWords.json' with { type: 'json' };
import ownFoods from './data/ownFoods.json' with { type: 'json' };
import { CLAIMS, type Claim } from './claims.ts';
import { CONTENTS, type Content, type ContentMark } from './content.ts';
import { FOOD_ROWS } from './foodRows.ts';
import { comparableWords } from '../text/wordForms.ts';

/** What a food contains, as a row of the vocabulary says it. */
export interface FoodMarks {
  readonly contains: readonly Content[];
  readonly mayContain: readonly Content[];
  /** Whether its other ingredients differ by cook or maker. */
  readonly varies: boolean;
}

/** What a phrase of the vocabulary stands for: a food, a claim of a label, or neither ("fresh"). */
export interface Entry {
  readonly phrase: string;
  readonly food: FoodMarks | null;
  /** Whether the words within name no foods that are in it: "peanut butter" has no butter. */
  readonly isOwnFood: boolean;
  /** Whether its parts are joined by "and" or the like, so that it goes on where another food could begin. */
  readonly isJoined: boolean;
  readonly claim: Claim | null;
  /** The claim that a food's own name begins with: "plant based chicken". */
  readonly inName: Claim | null;
}

/** Names in the form in which they are compared. */
export function phrasesOf(names: readonly string[]): string[] {
  return names.map((name) => comparableWords(name).join(' '));
}

/** Words within a phrase that separate the foods of a name elsewhere. */
const JOINED = /\s(?:and|n|with|or|plus|in|on|over)\s/;

/** Every phrase that is understood. */
export const VOCABULARY = readVocabulary();
/** Words in the longest phrase. */
export const LONGEST_PHRASE = Math.max(
  ...Array.from(VOCABULARY.keys(), (phrase) => phrase.split(' ').length),
);

/** Lists of dishWords.json in the form in which names are compared. */
export const DISHES: ReadonlySet<string> = new Set(phrasesOf(dishWords.dishes.words));
export const RECIPES: ReadonlySet<string> = new Set(phrasesOf(dishWords.recipes.words));
export const COOKED_MAINS: ReadonlySet<string> = new Set(phrasesOf(dishWords.cookedMains.words));
export const ADJECTIVES: ReadonlySet<string> = new Set(phrasesOf(dishWords.adjectivesUnlessLast.words));

function readVocabulary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const none = { food: null, isOwnFood: false, isJoined: true, claim: null, inName: null };
  const ownNames = new Set(phrasesOf(ownFoods.names));
  const claims = CLAIMS.flatMap((claim) => phrasesOf(claim.words).map((phrase) => ({ phrase, claim })));
  for (const phrase of phrasesOf(neutralWords.words)) entries.set(phrase, { ...none, phrase });
  for (const { marks, names } of FOOD_ROWS) {
    const food = readMarks(marks);
    for (const name of names) {
      const phrase = comparableWords(name).join(' ');
      const inName = claims.find((one) => phrase.startsWith(`${one.phrase} `))?.claim ?? null;
      const isJoined = JOINED.test(name) || entries.get(phrase)?.isJoined === true;
      entries.set(phrase, { phrase, food, isOwnFood: ownNames.has(phrase), isJoined, claim: null, inName });
    }
  }
  for (const { phrase, claim } of claims) entries.set(phrase, { ...none, phrase, claim });
  return entries;
}

function readMarks(marks: readonly ContentMark[]): FoodMarks {
  return {
    contains: CONTENTS.filter((content) => marks.includes(content)),
    mayContain: CONTENTS.filter((content) => marks.includes(`?${content}`)),
    varies: marks.includes('varies'),
  };
}
