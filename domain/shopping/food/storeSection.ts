import { contentsOf, type Contents } from '../../food/foodContents.ts';
import { phrasesOf } from '../../food/foodVocabulary.ts';
import { MEATS, SEAFOOD, type Content } from '../../food/content.ts';
import storeSections from '../data/storeSections.json' with { type: 'json' };
import { remembered } from '../../text/remembered.ts';
import { comparableWords } from '../../text/wordForms.ts';

/** In the cart's order (specification, section 9). */
export const STORE_SECTIONS = [
  'Produce',
  'Meat & Seafood',
  'Dairy & Eggs',
  'Pantry & Dry Goods',
  'Frozen Foods',
  'Beverages',
  'Snacks & Treats',
  'Household & Gear',
  'Miscellaneous',
] as const;
export type StoreSection = (typeof STORE_SECTIONS)[number];

const SECTION_OF_ROW = storeSections.rows.map(({ section, words, nouns }): StoreSection => {
  const known = STORE_SECTIONS.find((one) => one === section);
  if (known !== undefined) return known;
  throw new Error(`storeSections.json, ${[...words, ...nouns][0] ?? ''}: “${section}” is no store section.`);
});

/** First row per keyword; "$" marks nouns only, "=" whole names. */
const ROW_OF = new Map<string, number>();
storeSections.rows.forEach(({ words, nouns, brands, alone = [] }, row) => {
  const keywords = [
    ...phrasesOf(words),
    ...phrasesOf(nouns).map((word) => `${word}$`),
    ...phrasesOf(alone).map((word) => `=${word}`),
    ...phrasesOf(brands),
  ];
  for (const keyword of keywords) if (!ROW_OF.has(keyword)) ROW_OF.set(keyword, row);
});

const LONGEST_KEYWORD = Math.max(...Array.from(ROW_OF.keys(), (keyword) => keyword.split(' ').length));
const NON_FOOD_ROW = SECTION_OF_ROW.indexOf('Household & Gear');
/** Names have at most 120. */
const LONGEST_NAME = 500;

/**
 * The first row with a keyword in the name (specification, section 9): "frozen peas" is Frozen Foods. Otherwise by
 * contents. Cached for every tick.
 */
export const storeSection: (name: string) => StoreSection = remembered(readSection, 2000);

function readSection(name: string): StoreSection {
  const text = name.slice(0, LONGEST_NAME);
  const words = comparableWords(text);
  let row = Math.min(
    ROW_OF.get(`${nounOf(text)}$`) ?? SECTION_OF_ROW.length,
    ROW_OF.get(`=${words.join(' ')}`) ?? SECTION_OF_ROW.length,
  );
  if (isForPets(words)) row = Math.min(row, NON_FOOD_ROW);
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_KEYWORD && start + length <= words.length; length += 1) {
      row = Math.min(row, ROW_OF.get(words.slice(start, start + length).join(' ')) ?? row);
    }
  }
  return SECTION_OF_ROW[row] ?? sectionByContents(contentsOf(text));
}

/** @param phrase of comparable words: "bread knife", not "salmon knife" */
export function isKnownThing(phrase: string): boolean {
  return [phrase, `${phrase}$`, `=${phrase}`].some((keyword) => ROW_OF.get(keyword) === NON_FOOD_ROW);
}

/** "knife, 8 inch", "mug (blue)", "brush for the grill" */
const AFTER_NOUN = /[,;:(/–—]| - | (?:for|with) /i;
const AMOUNT_WORD = /^\d|^(?:oz|ct|count|pack|pk|lb|inch|set|x|small|medium|large|xl)$/;

/** "pan" of "cake pan, 9 inch", or ''. */
function nounOf(text: string): string {
  const [noun = ''] = text.split(AFTER_NOUN);
  return comparableWords(noun).findLast((word) => !AMOUNT_WORD.test(word)) ?? '';
}

const PETS = new Set(['cat', 'dog', 'puppy', 'kitten', 'kitty', 'pet', 'hamster', 'parrot']);
/** Before "dog": a sausage. */
const SAUSAGE_DOGS = new Set(
  'hot corn chili veggie soy tofu turkey beef slaw carrot cheese vegan chicago'.split(' '),
);

/** "chicken cat treats", "treats for dogs"; not "hot dog buns". */
function isForPets(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const [before = '', after] = [words[index - 1], words[index + 1]];
    return PETS.has(word) && (before === 'for' || (after !== undefined && !SAUSAGE_DOGS.has(before)));
  });
}

const ANIMALS: readonly Content[] = [...MEATS, ...SEAFOOD];

/** Known foods without these are plants, mostly dry. */
function sectionByContents({ contains, isKnown }: Contents): StoreSection {
  if (contains.has('alcohol')) return 'Beverages';
  if (ANIMALS.some((content) => contains.has(content))) return 'Meat & Seafood';
  if (contains.has('gluten')) return 'Pantry & Dry Goods';
  if (contains.has('dairy') || contains.has('egg')) return 'Dairy & Eggs';
  if (contains.has('treeNut') || contains.has('peanut')) return 'Snacks & Treats';
  return isKnown ? 'Pantry & Dry Goods' : 'Miscellaneous';
}
