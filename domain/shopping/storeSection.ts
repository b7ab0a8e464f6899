import { contentsOf, type Contents } from '../food/foodContents.ts';
import { MEATS, SEAFOOD, type Content } from '../food/content.ts';
import { remembered } from '../text/remembered.ts';
import { SECTION_KEYWORDS } from './data/storeSectionKeywords.ts';
import { PETS, SAUSAGE_DOGS } from './data/storeSectionNonFood.ts';
import { comparableWords } from '../text/wordForms.ts';

/** Sections of a shop in the order in which the cart shows them (specification, section 9). */
export const STORE_SECTIONS = [
  'Produce',
  'Meat & Seafood',
  'Dairy & Eggs',
  'Pantry & Dry Goods',
  'Frozen Foods',
  'Beverages',
  'Snacks & Treats',
  'Miscellaneous',
] as const;
export type StoreSection = (typeof STORE_SECTIONS)[number];

/** The row of each keyword; a keyword that stands in several rows counts in the first. */
const ROW_OF = new Map<string, number>();
SECTION_KEYWORDS.forEach(([, keywords], row) => {
  for (const keyword of keywords.split(',')) {
    const words = comparableWords(keyword).join(' ') + (keyword.endsWith('$') ? '$' : '');
    if (!ROW_OF.has(words)) ROW_OF.set(words, row);
  }
});

const LONGEST_KEYWORD = Math.max(...Array.from(ROW_OF.keys(), (keyword) => keyword.split(' ').length));
const NON_FOOD_ROW = SECTION_KEYWORDS.findIndex(([section]) => section === 'Miscellaneous');
/** A name is 120 characters at most; of a longer text the beginning decides. */
const LONGEST_NAME = 500;

/**
 * Store section of an ingredient by its name: of all keywords that stand in it as whole words, in the
 * singular or the plural, the one of the first row decides (specification, section 9). "frozen peas" is
 * Frozen Foods, since that row stands before Produce. Without a keyword, what the food contains decides. A cart asks
 * for the same names with every tick.
 */
export const storeSection: (name: string) => StoreSection = remembered(readSection, 2000);

function readSection(name: string): StoreSection {
  const text = name.slice(0, LONGEST_NAME);
  const words = comparableWords(text);
  let row = ROW_OF.get(`${nounOf(text)}$`) ?? SECTION_KEYWORDS.length;
  if (isForPets(words)) row = Math.min(row, NON_FOOD_ROW);
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_KEYWORD && start + length <= words.length; length += 1) {
      row = Math.min(row, ROW_OF.get(words.slice(start, start + length).join(' ')) ?? row);
    }
  }
  return SECTION_KEYWORDS[row]?.[0] ?? sectionByContents(contentsOf(text));
}

/** Where the noun that a name is about ends: "knife, 8 inch", "mug (blue)", "brush for the grill". */
const AFTER_NOUN = /[,;:(/–—]| - | (?:for|with) /i;
const AMOUNT_WORD = /^\d|^(?:oz|ct|count|pack|pk|lb|inch|set|x|small|medium|large|xl)$/;

/** The word that says what a name is about: "pan" of "cake pan, 9 inch"; '' when there is none. */
function nounOf(text: string): string {
  const [noun = ''] = text.split(AFTER_NOUN);
  return comparableWords(noun).findLast((word) => !AMOUNT_WORD.test(word)) ?? '';
}

/** "chicken cat treats", "treats for dogs"; not "hot dog buns". */
function isForPets(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const [before = '', after] = [words[index - 1], words[index + 1]];
    return PETS.has(word) && (before === 'for' || (after !== undefined && !SAUSAGE_DOGS.has(before)));
  });
}

const ANIMALS: readonly Content[] = [...MEATS, ...SEAFOOD];

/** The section of a food without a keyword. What is known to hold none of these comes from plants, as a rule dry. */
function sectionByContents({ contains, isKnown }: Contents): StoreSection {
  if (contains.has('alcohol')) return 'Beverages';
  if (ANIMALS.some((content) => contains.has(content))) return 'Meat & Seafood';
  if (contains.has('gluten')) return 'Pantry & Dry Goods';
  if (contains.has('dairy') || contains.has('egg')) return 'Dairy & Eggs';
  if (contains.has('treeNut') || contains.has('peanut')) return 'Snacks & Treats';
  return isKnown ? 'Pantry & Dry Goods' : 'Miscellaneous';
}
