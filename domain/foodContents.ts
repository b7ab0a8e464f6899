import { CONTENTS, type Content, type ContentMark, type FoodRow } from './foodRow.ts';
import { FOOD_ADDITIVES } from './foodAdditives.ts';
import { FOODS_FROM_ANIMALS } from './foodsFromAnimals.ts';
import { FOODS_FROM_GRAIN } from './foodsFromGrain.ts';
import { FOODS_FROM_MILK } from './foodsFromMilk.ts';
import { FOODS_FROM_PLANTS } from './foodsFromPlants.ts';
import { FOODS_FROM_THE_CANDY_SHOP } from './foodsFromTheCandyShop.ts';
import { FOODS_FROM_THE_SHELF } from './foodsFromTheShelf.ts';
import { FOODS_FROM_THE_SOUP_KITCHEN } from './foodsFromTheSoupKitchen.ts';
import { FOODS_FROM_WATER } from './foodsFromWater.ts';
import { FOODS_IN_PLACE_OF_ANIMALS } from './foodsInPlaceOfAnimals.ts';
import { FOODS_TO_DRINK } from './foodsToDrink.ts';
import { CLAIMS, MEATS, NEUTRAL_WORDS, SEAFOOD, type Claim } from './foodWords.ts';
import { remembered } from './remembered.ts';
import { comparableWords } from './wordForms.ts';

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

/** What a phrase of the vocabulary stands for: a food, a claim of a label, or neither ("fresh"). */
interface Entry {
  readonly food: FoodMarks | null;
  readonly claim: Claim | null;
  /** The claim that a food's own name begins with: "plant based chicken". */
  readonly inName: Claim | null;
}

interface FoodMarks {
  readonly contains: readonly Content[];
  readonly mayContain: readonly Content[];
}

/** An entry where it stands in a name: from word `start` to before word `end`. */
interface Match extends Entry {
  readonly start: number;
  readonly end: number;
  readonly part: number;
  readonly alternative: number;
}

interface Food {
  readonly start: number;
  readonly part: number;
  readonly alternative: number;
  readonly contains: Set<Content>;
  readonly mayContain: Set<Content>;
}

/** All rows of the vocabulary; `contentsOf` says how they are read. */
export const FOOD_ROWS: readonly FoodRow[] = [
  ...FOODS_FROM_ANIMALS,
  ...FOODS_FROM_WATER,
  ...FOODS_FROM_MILK,
  ...FOODS_FROM_GRAIN,
  ...FOODS_FROM_PLANTS,
  ...FOODS_IN_PLACE_OF_ANIMALS,
  ...FOODS_FROM_THE_SHELF,
  ...FOODS_FROM_THE_SOUP_KITCHEN,
  ...FOODS_FROM_THE_CANDY_SHOP,
  ...FOODS_TO_DRINK,
  ...FOOD_ADDITIVES,
];

/** The phrases of a comma-separated list as names are compared with them. */
export function phrasesOf(list: string): string[] {
  return list.split(',').map((phrase) => comparableWords(phrase).join(' '));
}

const VOCABULARY = readVocabulary();
const LONGEST_PHRASE = Math.max(...Array.from(VOCABULARY.keys(), (phrase) => phrase.split(' ').length));

function readVocabulary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const claims = CLAIMS.flatMap((claim) => phrasesOf(claim.words).map((phrase) => ({ phrase, claim })));
  for (const phrase of phrasesOf(NEUTRAL_WORDS))
    entries.set(phrase, { food: null, claim: null, inName: null });
  for (const [marks, names] of FOOD_ROWS) {
    const food = readMarks(marks);
    for (const phrase of phrasesOf(names)) {
      const inName = claims.find((one) => phrase.startsWith(`${one.phrase} `))?.claim ?? null;
      entries.set(phrase, { food, claim: null, inName });
    }
  }
  for (const { phrase, claim } of claims) entries.set(phrase, { food: null, claim, inName: null });
  return entries;
}

function readMarks(marks: readonly ContentMark[]): FoodMarks {
  return {
    contains: CONTENTS.filter((content) => marks.includes(content)),
    mayContain: CONTENTS.filter((content) => marks.includes(`?${content}`)),
  };
}

/**
 * What an ingredient contains, by its name ("Low-fat milk, 2 %"). Every word has to be known, else the
 * ingredient is unknown. Of phrases within each other the longest counts: "butter bean" is no butter; of
 * phrases that overlap both do: "almond milk chocolate" has almonds and milk. A claim ("gluten-free", "vegan")
 * takes its contents out of the food that it stands with: in "vegan cheese and ham" the ham stays pork.
 * Whoever plans a week asks for the same names thousands of times.
 */
export const contentsOf: (name: string) => Contents = remembered(readContents, 5000);

function readContents(name: string): Contents {
  const places = wordsOf(name);
  const words = places.map(({ word }) => word);
  const matches = matchesIn(words, places);
  const foods = foodsOf(matches, words);
  for (const match of matches) {
    if (match.claim !== null) applyClaim(match.claim, foodsOfClaim(match, foods));
    if (match.inName !== null) applyClaim(match.inName, foodsWithin(match, foods));
  }
  const contains = withKindsOfMeat(new Set(foods.flatMap((food) => [...food.contains])));
  const unknownWords = unknownIn(words, matches);
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

/** A word of a name in the part and the alternative ("or") where it stands. */
interface Word {
  readonly word: string;
  readonly part: number;
  readonly alternative: number;
}

/** Where one food of a name ends and another can begin. */
const BETWEEN_FOODS = /([,;:/()[\]&+]|(?<![\p{L}\p{M}])(?:and|with|or|plus|in|on|over)(?![\p{L}\p{M}]))/iu;
/** What a taxonomy puts before a name: "en:wheat-flour". */
const LANGUAGE = /^\s*[a-z]{2}:(?=\S)/i;
const BETWEEN_ALTERNATIVES = /^(?:or|\/)$/i;

function wordsOf(name: string): Word[] {
  let alternative = 0;
  return name
    .replace(LANGUAGE, '')
    .split(BETWEEN_FOODS)
    .flatMap((piece, part) => {
      if (BETWEEN_ALTERNATIVES.test(piece)) alternative += 1;
      return comparableWords(piece).map((word) => ({ word, part, alternative }));
    });
}

function matchesIn(words: readonly string[], places: readonly Word[]): Match[] {
  const matches: Match[] = [];
  let furthest = 0;
  places.forEach(({ part, alternative }, start) => {
    for (
      let end = Math.min(words.length, start + LONGEST_PHRASE);
      end > Math.max(start, furthest);
      end -= 1
    ) {
      const entry = VOCABULARY.get(words.slice(start, end).join(' '));
      if (entry === undefined || (entry.claim !== null && !isOneClaim(places, start, end))) continue;
      matches.push({ ...entry, start, end, part, alternative });
      furthest = end;
      return;
    }
  });
  return matches;
}

/** "egg free" claims something, "eggs, free range" and "egg free range" do not. */
function isOneClaim(places: readonly Word[], start: number, end: number): boolean {
  const isFreeRange = places[end - 1]?.word === FREE && places[end]?.word === 'range';
  return places[start]?.part === places[end - 1]?.part && !isFreeRange;
}

/** "chicken flavored" tastes of it and has it at times; "fish-shaped" only looks like it; "no nuts" and "tofu-free" have none. */
const FLAVORED = new Set(['flavor', 'flavored', 'flavour', 'flavoured', 'flavoring', 'flavouring', 'style']);
const SHAPED = 'shaped';
const FREE = 'free';
const ABSENT = new Set(['no', 'non', 'without', 'zero', 'minus']);

function foodsOf(matches: readonly Match[], words: readonly string[]): Food[] {
  return matches.flatMap(({ food, start, end, part, alternative }) => {
    const isNextRead = matches.some((match) => match.start === end);
    const next = isNextRead ? '' : (words[end] ?? '');
    if (food === null || next === SHAPED || next === FREE || ABSENT.has(words[start - 1] ?? '')) return [];
    const contains = FLAVORED.has(next) ? [] : food.contains;
    return {
      start,
      part,
      alternative,
      contains: new Set(contains),
      mayContain: new Set([...food.contains, ...food.mayContain]),
    };
  });
}

/**
 * The food that a claim speaks of: what follows it in its part of the name, else what stands before it, else the part
 * before or, when there is none, after. Never what is on the other side of an "or".
 */
function foodsOfClaim(claim: Match, foods: readonly Food[]): readonly Food[] {
  const near = foods.filter((food) => food.alternative === claim.alternative);
  const here = near.filter((food) => food.part === claim.part);
  const after = here.filter((food) => food.start >= claim.start);
  if (after.length > 0) return after;
  if (here.length > 0) return here;
  const part = near.findLast((food) => food.part < claim.part)?.part ?? near[0]?.part;
  return near.filter((food) => food.part === part);
}

/**
 * The foods whose names begin within another's: "plant based chicken nuggets" are no chicken nuggets. Of itself a row
 * says all: low-sodium soy sauce is salty.
 */
function foodsWithin({ start, end }: Match, foods: readonly Food[]): readonly Food[] {
  return foods.filter((food) => start < food.start && food.start < end);
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

function unknownIn(words: readonly string[], matches: readonly Match[]): string[] {
  return words.filter((word, index) => {
    const isRead = matches.some(({ start, end }) => start <= index && index < end);
    const saysOfFood = matches.some(({ food, end }) => end === index && food !== null);
    const saysHow = word === SHAPED || word === FREE || FLAVORED.has(word);
    const saysNot =
      ABSENT.has(word) && matches.some(({ food, start }) => start === index + 1 && food !== null);
    return !isRead && !MEASURE.test(word) && !(saysHow && saysOfFood) && !saysNot;
  });
}
