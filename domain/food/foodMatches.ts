import { ADJECTIVES, DISHES, RECIPES, type Entry, vocabulary } from './foodVocabulary.ts';
import { comparableWords } from '../text/wordForms.ts';

/** With its part of the name, and alternative ("or"). */
export interface Word {
  readonly word: string;
  readonly part: number;
  readonly alternative: number;
}

/** Words from `start` to before `end`. */
export interface Match extends Entry {
  readonly start: number;
  readonly end: number;
  readonly part: number;
  readonly alternative: number;
  /** Within a longer entry: the chicken of "chicken noodle soup". */
  readonly isWithin: boolean;
  /** Start of the longest entry around it. */
  readonly outerStart: number;
}

const BETWEEN_FOODS = /([,;:/()[\]&+]|(?<![\p{L}\p{M}])(?:and|with|or|plus|in|on|over)(?![\p{L}\p{M}]))/iu;
/** "en:wheat-flour", of a taxonomy. */
const LANGUAGE = /^\s*[a-z]{2}:(?=\S)/i;
const BETWEEN_ALTERNATIVES = /^(?:or|\/)$/i;
/** "E322", "E 322", "e-150d", "INS 322", "E472e", "E322(i)" */
const ADDITIVE_NUMBER =
  /(?<![\p{L}\p{N}])(?:e|ins)[\s.-]{0,2}(\d{3,4})(?:[\s-]?([a-h]))?(?![\p{L}\p{N}])(?:\s?\([ivx]{1,4}\))?/giu;

export function wordsOf(name: string): Word[] {
  let alternative = 0;
  return plainName(name)
    .split(BETWEEN_FOODS)
    .flatMap((piece, part) => {
      if (BETWEEN_ALTERNATIVES.test(piece)) alternative += 1;
      return comparableWords(piece).map((word) => ({ word, part, alternative }));
    });
}

/** As `BETWEEN_FOODS` splits it; "vegan?" is left open as "vegan optional" is. */
function plainName(name: string): string {
  return name.replace(LANGUAGE, '').replace(ADDITIVE_NUMBER, additiveNumber).replaceAll('?', ' optional ');
}

/** "e150d" if in the vocabulary, or the number. */
function additiveNumber(_: string, number: string, letter = ''): string {
  const exact = `e${number}${letter.toLowerCase()}`;
  return vocabulary().entries.has(exact) ? exact : `e${number}`;
}

/** The longer of nested entries, both of overlapping ones; then foods within, unless it is a food of its own. */
export function matchesIn(words: readonly Word[]): Match[] {
  return matchesBetween(words, 0, words.length, vocabulary().longestPhrase).flatMap((match) =>
    withFoodsWithin(words, match),
  );
}

function withFoodsWithin(words: readonly Word[], match: Match): Match[] {
  const length = match.end - match.start;
  if (match.food === null || match.isOwnFood || length < 2) return [match];
  const within = matchesBetween(words, match.start, match.end, length - 1)
    .filter(({ food, phrase }) => food?.varies === false && !DISHES.has(phrase) && !RECIPES.has(phrase))
    .flatMap((inner) => withFoodsWithin(words, inner));
  return [match, ...within.map((inner) => ({ ...inner, isWithin: true, outerStart: match.start }))];
}

function matchesBetween(words: readonly Word[], from: number, to: number, longest: number): Match[] {
  const matches: Match[] = [];
  let furthest = from;
  for (let start = from; start < to; start += 1) {
    const match = matchAt(words, start, Math.min(to, start + longest), Math.max(start, furthest));
    if (match === null) continue;
    matches.push(match);
    furthest = match.end;
  }
  return matches;
}

const ADJECTIVE: Entry = {
  phrase: '',
  food: null,
  isOwnFood: false,
  isJoined: false,
  claim: null,
  inName: null,
};

/** The longest entry that ends after `furthest`. */
function matchAt(words: readonly Word[], start: number, last: number, furthest: number): Match | null {
  const first = words[start];
  if (first === undefined) return null;
  for (let end = last; end > furthest; end -= 1) {
    const phrase = words
      .slice(start, end)
      .map(({ word }) => word)
      .join(' ');
    const entry =
      ADJECTIVES.has(phrase) && words[end]?.part === first.part
        ? ADJECTIVE
        : vocabulary().entries.get(phrase);
    if (entry === undefined || !isOneName(entry, words, start, end)) continue;
    const { part, alternative } = first;
    return { ...entry, start, end, part, alternative, isWithin: false, outerStart: start };
  }
  return null;
}

/** "egg free", not "eggs, free range"; "mac and cheese", not "chicken and mushrooms". */
function isOneName(entry: Entry, words: readonly Word[], start: number, end: number): boolean {
  const isFreeRange = words[end - 1]?.word === 'free' && words[end]?.word === 'range';
  if (entry.claim !== null && isFreeRange) return false;
  const isOnePart = words[start]?.part === words[end - 1]?.part;
  return isOnePart || (entry.claim === null && entry.isJoined);
}
