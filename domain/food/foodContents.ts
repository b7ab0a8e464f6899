import { doubtAbout } from './claimDoubt.ts';
import { DISHES, SPELLED_OUT, vocabulary, type FoodMarks } from './foodVocabulary.ts';
import { unclearMatches, type Food } from './foodClarity.ts';
import { partsOfLine } from './foodLine.ts';
import { matchesIn, wordsOf, type Match, type Word } from './foodMatches.ts';
import { MEATS, SEAFOOD, type Content } from './content.ts';
import type { Claim, ClaimDoubt } from './claims.ts';
import { partsOfNotes } from './noteFoods.ts';
import { LIMITS } from '../limits.ts';
import { remembered } from '../text/remembered.ts';

export interface Contents {
  /** In all usual kinds. */
  readonly contains: ReadonlySet<Content>;
  /** In some kinds; the label decides. */
  readonly mayContain: ReadonlySet<Content>;
  /** If every word is known; otherwise unsafe. */
  readonly isKnown: boolean;
  /** As `comparableWords`. */
  readonly unknownWords: readonly string[];
  readonly certified: ReadonlySet<'halal' | 'kosher'>;
}

const NOTHING_KNOWN: Contents = {
  contains: new Set(),
  mayContain: new Set(),
  isKnown: false,
  unknownWords: [],
  certified: new Set(),
};

/**
 * What a name or a `foodLine` contains; words of notes are never unknown.
 * Foods in a name add up ("almond milk chocolate"), unless it is a food of its own ("butter bean"). Dishes need an
 * entry (`unclearMatches`). Claims affect only their own food: "vegan cheese and ham" has pork.
 */
export const contentsOf: (line: string) => Contents = remembered(readLine, 5000);

function readLine(line: string): Contents {
  const { name, notes } = partsOfLine(line);
  const own = name.length > LIMITS.name ? NOTHING_KNOWN : readContents(name);
  if (notes === '') return own;
  if (own.isKnown && claimsAlone(notes)) return readContents(`${name} (${notes})`);
  const parts = partsOfNotes(notes).map(({ text, isCertain }) => ({ ...readContents(text), isCertain }));
  const certain = parts.filter(({ isCertain }) => isCertain);
  const contains = withKindsOfMeat(union([own, ...certain].map((part) => part.contains)));
  const possible = union([own, ...parts].flatMap((part) => [part.contains, part.mayContain]));
  return { ...own, contains, mayContain: new Set([...possible].filter((content) => !contains.has(content))) };
}

function union(sets: readonly ReadonlySet<Content>[]): ReadonlySet<Content> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** "gluten-free, chopped" belongs to the name; "or gluten-free bread" has a food of its own. */
function claimsAlone(notes: string): boolean {
  const words = wordsOf(notes);
  const matches = matchesIn(words);
  return (
    matches.some(({ claim }) => claim !== null) &&
    matches.every(({ food }) => food === null) &&
    words.every((_, index) => matches.some((match) => isIn(match, index)))
  );
}

function readContents(name: string): Contents {
  const places = wordsOf(name);
  const words = places.map(({ word }) => word);
  const matches = matchesIn(places);
  const { foods, certified } = claimedFoods(matches, places);
  const contains = withKindsOfMeat(new Set(foods.flatMap((food) => [...food.contains])));
  const unclear = unclearMatches(matches, foods);
  const unknownWords = words.filter(
    (_, index) => isUnknown(index, words, matches) || unclear.some((match) => isIn(match, index)),
  );
  return {
    contains,
    mayContain: new Set(
      foods.flatMap((food) => [...food.mayContain]).filter((content) => !contains.has(content)),
    ),
    isKnown: foods.length > 0 && unknownWords.length === 0,
    unknownWords,
    certified,
  };
}

/** Each food that a text names, with its contents; for texts that are no names. */
export function foodsNamedIn(text: string): readonly Food[] {
  const words = wordsOf(text);
  return claimedFoods(matchesIn(words), words).foods;
}

/**
 * Of what a dish's name itself says: the shrimp of "shrimp boil", the egg of "egg salad", nothing of "fried rice",
 * whose recipes vary.
 */
export function contentsNamedBy(dish: string): Contents {
  const named = foodsNamedIn(dish).map(({ match: { food, phrase }, contains }) => {
    if (isFoodItself(phrase, food)) return contains;
    const ofWords = contentsOfWords(phrase);
    return new Set([...contains].filter((content) => ofWords.has(content)));
  });
  return { ...contentsOf(dish), contains: withKindsOfMeat(union(named)), mayContain: new Set() };
}

function isFoodItself(phrase: string, food: FoodMarks | null): food is FoodMarks {
  return food?.varies === false && !DISHES.has(phrase);
}

/** Of all foods that any of its words name. */
function contentsOfWords(phrase: string): ReadonlySet<Content> {
  const words = phrase.split(' ').flatMap((word) => (SPELLED_OUT.get(word) ?? word).split(' '));
  const parts = words.flatMap((_, start) =>
    words.slice(start).map((_, more) => words.slice(start, start + more + 1)),
  );
  const foods = parts.flatMap((part) => {
    const name = part.join(' ');
    const food = vocabulary().entries.get(name)?.food ?? null;
    return isFoodItself(name, food) ? [food] : [];
  });
  return new Set(foods.flatMap(({ contains }) => contains));
}

function claimedFoods(matches: readonly Match[], words: readonly Word[]) {
  const foods = foodsOf(matches, words);
  const claims = matches.filter(({ claim, inName }) => claim !== null || inName !== null);
  const doubts = new Map(claims.map((match) => [match, doubtAbout(match, matches, words)]));
  for (const [match, doubt] of doubts) {
    if (match.claim !== null) applyClaim(match.claim, foodsOfClaim(match, foods), doubt);
    if (match.inName === null) continue;
    applyClaim(match.inName, foodsWithin(match, foods), doubt);
    if (doubt !== null)
      addRemoved(
        match.inName,
        foods.filter((food) => food.match === match),
      );
  }
  const certified = claims.flatMap((match) =>
    doubts.get(match) === null ? (match.claim?.certifies ?? []) : [],
  );
  return { foods, certified: new Set(certified) };
}

/** Another word names the kind: "pork sausage". */
function withKindsOfMeat(contains: ReadonlySet<Content>): ReadonlySet<Content> {
  const isKindNamed = MEATS.some((kind) => kind !== 'meat' && contains.has(kind));
  return isKindNamed ? new Set([...contains].filter((content) => content !== 'meat')) : contains;
}

/** "Chicken flavored" may contain chicken; "fish-shaped" does not. */
const FLAVORED = new Set(['flavor', 'flavored', 'flavour', 'flavoured', 'flavoring', 'flavouring', 'style']);
const SHAPED = 'shaped';
const FREE = 'free';
const RANGE = 'range';

/** @param word as `comparableWords` */
export function isFlavored(word: string): boolean {
  return FLAVORED.has(word);
}

const ABSENT = new Set(['no', 'non', 'without', 'zero', 'minus']);

function foodsOf(matches: readonly Match[], words: readonly Word[]): Food[] {
  return matches.flatMap((match) => {
    const { food, start, end } = match;
    const isNextRead = matches.some((other) => other.start === end);
    const next = isNextRead ? '' : (words[end]?.word ?? '');
    if (food === null || next === SHAPED) return [];
    const isFree = next === FREE && words[end + 1]?.word !== RANGE;
    const isAbsent = ABSENT.has(words[start - 1]?.word ?? '');
    const claim = { ...match, start: isAbsent ? start - 1 : start, end: isFree ? end + 1 : end };
    const doubt = isFree || isAbsent ? doubtAbout(claim, matches, words) : 'denied';
    if (doubt === null) return [];
    const contains = doubt === 'open' || isFlavored(next) ? [] : food.contains;
    return {
      match,
      contains: new Set(contains),
      mayContain: new Set(
        match.isWithin
          ? food.contains.filter((content) => content !== 'meat')
          : [...food.contains, ...food.mayContain],
      ),
    };
  });
}

/** The food after a claim, else before it, else in a neighbouring part; never across "or". */
function foodsOfClaim(claim: Match, foods: readonly Food[]): readonly Food[] {
  const near = foods.filter((food) => food.match.alternative === claim.alternative);
  const here = near.filter((food) => food.match.part === claim.part);
  const after = here.filter((food) => food.match.start >= claim.start);
  if (after.length > 0) return after;
  if (here.length > 0) return here;
  const part = near.findLast((food) => food.match.part < claim.part)?.match.part ?? near[0]?.match.part;
  return near.filter((food) => food.match.part === part);
}

/** "plant based chicken nuggets" have no chicken. */
function foodsWithin({ start, end }: Match, foods: readonly Food[]): readonly Food[] {
  return foods.filter(({ match }) => start < match.start && match.outerStart < end);
}

/** What replaces excluded contents. */
const SUBSTITUTES: readonly (readonly [replaced: readonly Content[], by: readonly Content[]])[] = [
  [
    [...MEATS, ...SEAFOOD],
    ['soy', 'gluten', 'egg'],
  ],
  [['dairy'], ['soy', 'treeNut']],
  [['egg'], ['soy']],
];

function applyClaim(claim: Claim, foods: readonly Food[], doubt: ClaimDoubt | null): void {
  const { removes } = claim;
  if (doubt === 'denied') addRemoved(claim, foods);
  for (const food of doubt === 'open' ? foods : []) {
    for (const content of removes) if (food.contains.delete(content)) food.mayContain.add(content);
  }
  for (const food of doubt === null ? foods : []) {
    const removed = removes.filter((content) => food.contains.delete(content));
    for (const content of removes) food.mayContain.delete(content);
    for (const [replaced, by] of SUBSTITUTES) {
      if (!removed.some((content) => replaced.includes(content))) continue;
      for (const content of by) if (!removes.includes(content)) food.mayContain.add(content);
    }
  }
}

/** What a claim that is taken back, or left open in a food's own name, no longer rules out. */
function addRemoved({ removes }: Claim, foods: readonly Food[]): void {
  for (const food of foods)
    for (const content of removes) if (!food.contains.has(content)) food.mayContain.add(content);
}

const MEASURE = /^\d+(?:g|kg|ml|l|cl|oz|lb|cm|mm|in|inch|ct|pk|x|th|st|nd|rd)?$/;

function isUnknown(index: number, words: readonly string[], matches: readonly Match[]): boolean {
  const word = words[index] ?? '';
  if (MEASURE.test(word) || matches.some((match) => isIn(match, index))) return false;
  const saysHow = word === SHAPED || word === FREE || isFlavored(word);
  if (saysHow && matches.some(({ food, end }) => end === index && food !== null)) return false;
  return !ABSENT.has(word) || !matches.some(({ food, start }) => start === index + 1 && food !== null);
}

function isIn({ start, end }: Match, index: number): boolean {
  return start <= index && index < end;
}
