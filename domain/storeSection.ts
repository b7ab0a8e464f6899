import { remembered } from './remembered.ts';
import { SECTION_KEYWORDS } from './storeSectionKeywords.ts';
import { comparableWords } from './wordForms.ts';

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
    const words = comparableWords(keyword).join(' ');
    if (!ROW_OF.has(words)) ROW_OF.set(words, row);
  }
});

const LONGEST_KEYWORD = 4;

/**
 * Store section of an ingredient by its name: of all keywords that stand in it as whole words, in the
 * singular or the plural, the one of the first row decides (specification, section 9). "frozen peas" is
 * Frozen Foods, since that row stands before Produce. A cart asks for the same names with every tick.
 */
export const storeSection: (name: string) => StoreSection = remembered(readSection, 2000);

function readSection(name: string): StoreSection {
  const words = comparableWords(name);
  let row = SECTION_KEYWORDS.length;
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= LONGEST_KEYWORD && start + length <= words.length; length += 1) {
      row = Math.min(row, ROW_OF.get(words.slice(start, start + length).join(' ')) ?? row);
    }
  }
  return SECTION_KEYWORDS[row]?.[0] ?? 'Miscellaneous';
}
