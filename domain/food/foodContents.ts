import { unclearMatches, type Food } from './foodClarity.ts';
import { matchesIn, wordsOf, type Match } from './foodMatches.ts';
import { MEATS, SEAFOOD, type Content } from './content.ts';
import { type Claim } from './claims.ts';
import { LIMITS } from '../limits.ts';
import { remembered } from '../text/remembered.ts';

/** What an ingredient contains, as far as its name tells. */
export interface Contents {
  /** In every usual kind of it. */
  readonly contains: ReadonlySet<Content>;
  /** In kinds of it that are easily bought, and not in others: the label has to be read. */
  readonly mayContain: ReadonlySet<Content>;
  /** Whether every word of the name is known. What is not may contain anything besides, and is safe for nobody. */
  readonly isKnown: boolean;
  /** The words that are not known, in the form of `comparableWords`. */
  readonly unknownWords: readonly string[];
  /** What its name says that it was made after. */
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
 * What an ingredient contains, by its name ("Low-fat milk, 2 %"). Every word has to be known, else the ingredient is
 * unknown, and so is a text longer than a name can be. The foods of a name add up: "almond milk chocolate" has almonds and
 * milk. An entry of the vocabulary adds the foods that its words name ("chicken noodle soup"), unless it is a food of its
 * own ("butter bean"). A dish is known only by an entry of its own, see `unclearMatches`. A claim ("gluten-free", "vegan")
 * takes its contents out of the food that it stands with: in "vegan cheese and ham" the ham stays pork.
 */
export function contentsOf(name: string): Contents {
  return name.length > LIMITS.name ? NOTHING_KNOWN : contentsOfName(name);
}

/** Planning a week asks for the same names thousands of times. */
const contentsOfName = remembered(readContents, 5000);

function readContents(name: string): Contents {
  const places = wordsOf(name);
  const words = places.map(({ word }) => word);
  const matches = matchesIn(places);
  const foods = foodsOf(matches, words);
  for (const match of matches) {
    if (match.claim !== null) applyClaim(match.claim, foodsOfClaim(match, foods));
    if (match.inName !== null) applyClaim(match.inName, foodsWithin(match, foods));
  }
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
    certified: new Set(matches.flatMap(({ claim }) => claim?.certifies ?? [])),
  };
}

/** Meat of a kind that one word leaves open is of the kind that another says: "pork sausage". */
function withKindsOfMeat(contains: ReadonlySet<Content>): ReadonlySet<Content> {
  const isKindSaid = MEATS.some((kind) => kind !== 'meat' && contains.has(kind));
  return isKindSaid ? new Set([...contains].filter((content) => content !== 'meat')) : contains;
}

/** "chicken flavored" tastes of it and has it at times; "fish-shaped" only looks like it; "no nuts" and "tofu-free" have none. */
const FLAVORED = new Set(['flavor', 'flavored', 'flavour', 'flavoured', 'flavoring', 'flavouring', 'style']);
const SHAPED = 'shaped';
const FREE = 'free';
const ABSENT = new Set(['no', 'non', 'without', 'zero', 'minus']);

function foodsOf(matches: readonly Match[], words: readonly string[]): Food[] {
  return matches.flatMap((match) => {
    const { food, start, end } = match;
    const isNextRead = matches.some((other) => other.start === end);
    const next = isNextRead ? '' : (words[end] ?? '');
    if (food === null || next === SHAPED || next === FREE || ABSENT.has(words[start - 1] ?? '')) return [];
    const contains = FLAVORED.has(next) ? [] : food.contains;
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

/**
 * The food that a claim speaks of: what follows it in its part of the name, else what stands before it, else the part
 * before or, when there is none, after. Never what is on the other side of an "or".
 */
function foodsOfClaim(claim: Match, foods: readonly Food[]): readonly Food[] {
  const near = foods.filter((food) => food.match.alternative === claim.alternative);
  const here = near.filter((food) => food.match.part === claim.part);
  const after = here.filter((food) => food.match.start >= claim.start);
  if (after.length > 0) return after;
  if (here.length > 0) return here;
  const part = near.findLast((food) => food.match.part < claim.part)?.match.part ?? near[0]?.match.part;
  return near.filter((food) => food.match.part === part);
}

/**
 * The foods whose names begin within another's: "plant based chicken nuggets" are no chicken nuggets. Of itself a row
 * says all: low-sodium soy sauce is salty.
 */
function foodsWithin({ start, end }: Match, foods: readonly Food[]): readonly Food[] {
  return foods.filter(({ match }) => start < match.start && match.outerStart < end);
}

/** What takes the place of what a claim takes out, as a rule: plant protein, nuts, soy, and where it may, egg. */
const SUBSTITUTES: readonly (readonly [replaced: readonly Content[], by: readonly Content[]])[] = [
  [
    [...MEATS, ...SEAFOOD],
    ['soy', 'gluten', 'egg'],
  ],
  [['dairy'], ['soy', 'treeNut']],
  [['egg'], ['soy']],
];

function applyClaim({ removes }: Claim, foods: readonly Food[]): void {
  for (const food of foods) {
    const removed = removes.filter((content) => food.contains.delete(content));
    for (const content of removes) food.mayContain.delete(content);
    for (const [replaced, by] of SUBSTITUTES) {
      if (!removed.some((content) => replaced.includes(content))) continue;
      for (const content of by) if (!removes.includes(content)) food.mayContain.add(content);
    }
  }
}

const MEASURE = /^\d+(?:g|kg|ml|l|cl|oz|lb|cm|mm|in|inch|ct|pk|x|th|st|nd|rd)?$/;

function isUnknown(index: number, words: readonly string[], matches: readonly Match[]): boolean {
  const word = words[index] ?? '';
  if (MEASURE.test(word) || matches.some((match) => isIn(match, index))) return false;
  const saysHow = word === SHAPED || word === FREE || FLAVORED.has(word);
  if (saysHow && matches.some(({ food, end }) => end === index && food !== null)) return false;
  return !ABSENT.has(word) || !matches.some(({ food, start }) => start === index + 1 && food !== null);
}

function isIn({ start, end }: Match, index: number): boolean {
  return start <= index && index < end;
}
