import { DISHES_OF_ASIA } from './data/dishesOfAsia.ts';
import { DISHES_OF_EUROPE } from './data/dishesOfEurope.ts';
import { DISHES_OF_THE_AMERICAS } from './data/dishesOfTheAmericas.ts';
import { ADJECTIVES_UNLESS_LAST, COOKED_MAIN_WORDS, DISH_WORDS, RECIPE_WORDS } from './data/foodDishWords.ts';
import { FOOD_ADDITIVES } from './data/foodAdditives.ts';
import { CONTENTS, type Content, type ContentMark, type FoodRow } from './content.ts';
import { FOODS_BY_BRAND } from './data/foodsByBrand.ts';
import { FOODS_BY_NUMBER } from './data/foodsByNumber.ts';
import { FOODS_BY_VARIETY } from './data/foodsByVariety.ts';
import { FOODS_FROM_ANIMALS } from './data/foodsFromAnimals.ts';
import { FOODS_FROM_GRAIN } from './data/foodsFromGrain.ts';
import { FOODS_FROM_MILK } from './data/foodsFromMilk.ts';
import { FOODS_FROM_PLANTS } from './data/foodsFromPlants.ts';
import { FOODS_FROM_THE_CANDY_SHOP } from './data/foodsFromTheCandyShop.ts';
import { FOODS_FROM_THE_DELI } from './data/foodsFromTheDeli.ts';
import { FOODS_FROM_THE_SHELF } from './data/foodsFromTheShelf.ts';
import { FOODS_FROM_THE_SOUP_KITCHEN } from './data/foodsFromTheSoupKitchen.ts';
import { FOODS_FROM_WATER } from './data/foodsFromWater.ts';
import { FOODS_IN_PLACE_OF_ANIMALS } from './data/foodsInPlaceOfAnimals.ts';
import { FOODS_IN_PACKETS } from './data/foodsInPackets.ts';
import { FOODS_OF_THEIR_OWN } from './data/foodsOfTheirOwn.ts';
import { FOODS_TO_DRINK } from './data/foodsToDrink.ts';
import { FOODS_WITH_LABELS } from './data/foodsWithLabels.ts';
import { CLAIMS, NEUTRAL_WORDS, type Claim } from './claims.ts';
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

/** All rows of the vocabulary; `contentsOf` says how they are read. */
export const FOOD_ROWS: readonly FoodRow[] = [
  ...FOODS_FROM_ANIMALS,
  ...FOODS_FROM_WATER,
  ...FOODS_FROM_MILK,
  ...FOODS_FROM_GRAIN,
  ...FOODS_FROM_PLANTS,
  ...FOODS_BY_VARIETY,
  ...FOODS_IN_PLACE_OF_ANIMALS,
  ...FOODS_FROM_THE_SHELF,
  ...FOODS_FROM_THE_SOUP_KITCHEN,
  ...FOODS_FROM_THE_CANDY_SHOP,
  ...FOODS_TO_DRINK,
  ...FOOD_ADDITIVES,
  ...FOODS_BY_NUMBER,
  ...FOODS_FROM_THE_DELI,
  ...FOODS_IN_PACKETS,
  ...FOODS_WITH_LABELS,
  ...FOODS_BY_BRAND,
  ...DISHES_OF_EUROPE,
  ...DISHES_OF_ASIA,
  ...DISHES_OF_THE_AMERICAS,
];

/** The phrases of a comma-separated list as names are compared with them. */
export function phrasesOf(list: string): string[] {
  return list.split(',').map((phrase) => comparableWords(phrase).join(' '));
}

/** Words within a phrase that separate the foods of a name elsewhere. */
const JOINED = /\s(?:and|n|with|or|plus|in|on|over)\s/;

/** Every phrase that is understood. */
export const VOCABULARY = readVocabulary();
/** Words in the longest phrase. */
export const LONGEST_PHRASE = Math.max(
  ...Array.from(VOCABULARY.keys(), (phrase) => phrase.split(' ').length),
);

/** The lists of foodDishWords.ts, read. */
export const DISHES: ReadonlySet<string> = new Set(phrasesOf(DISH_WORDS));
export const RECIPES: ReadonlySet<string> = new Set(phrasesOf(RECIPE_WORDS));
export const COOKED_MAINS: ReadonlySet<string> = new Set(phrasesOf(COOKED_MAIN_WORDS));
export const ADJECTIVES: ReadonlySet<string> = new Set(phrasesOf(ADJECTIVES_UNLESS_LAST));

function readVocabulary(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const none = { food: null, isOwnFood: false, isJoined: true, claim: null, inName: null };
  const ownFoods = new Set(phrasesOf(FOODS_OF_THEIR_OWN));
  const claims = CLAIMS.flatMap((claim) => phrasesOf(claim.words).map((phrase) => ({ phrase, claim })));
  for (const phrase of phrasesOf(NEUTRAL_WORDS)) entries.set(phrase, { ...none, phrase });
  for (const [marks, names] of FOOD_ROWS) {
    const food = readMarks(marks);
    for (const name of names.split(',')) {
      const phrase = comparableWords(name).join(' ');
      const inName = claims.find((one) => phrase.startsWith(`${one.phrase} `))?.claim ?? null;
      const isJoined = JOINED.test(name) || entries.get(phrase)?.isJoined === true;
      entries.set(phrase, { phrase, food, isOwnFood: ownFoods.has(phrase), isJoined, claim: null, inName });
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
