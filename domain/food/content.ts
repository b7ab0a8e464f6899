/**
 * What people leave out of their food, for their health, their beliefs or their taste: a closed list. The
 * fourteen allergens of EU law are among them (crustacean and mollusc apart, which US law calls shellfish),
 * meat by its kind, and the marks that diets need.
 */
export const CONTENTS = [
  'beef',
  'pork',
  'lamb',
  'poultry',
  'game',
  'meat',
  'fish',
  'crustacean',
  'mollusc',
  'dairy',
  'egg',
  'gluten',
  'treeNut',
  'peanut',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'alcohol',
  'gelatin',
  'honey',
  'animalProduct',
  'highSodium',
] as const;

/**
 * One of CONTENTS. `meat` is meat of a kind that the name does not say; `gluten` wheat, rye, barley, spelt and
 * oats, which grow and are milled beside them; `treeNut` those of the FDA's list of 2025, so no coconut;
 * `gelatin` that of land animals; `honey` everything from bees; `animalProduct` the rest from dead animals:
 * rennet, carmine, shellac; `highSodium` a fifth of a day's sodium or more in a usual serving.
 */
export type Content = (typeof CONTENTS)[number];

/**
 * A content that is in every usual kind of a food, or, with "?", in kinds that are easily bought. "varies" marks
 * dishes and brands whose other ingredients differ by cook or maker, so they are never safe for a restriction.
 */
export type ContentMark = Content | `?${Content}` | 'varies';

/** Foods with the same contents; names in small letters and the singular. */
export interface FoodRow {
  readonly marks: readonly ContentMark[];
  readonly names: readonly string[];
}

/** Meat of all kinds, without fish and seafood. */
export const MEATS: readonly Content[] = ['beef', 'pork', 'lamb', 'poultry', 'game', 'meat'];
/** Animals that live in water. */
export const SEAFOOD: readonly Content[] = ['fish', 'crustacean', 'mollusc'];

/** Contents in a sentence: "Pesto contains tree nuts." */
export const CONTENT_NAMES: Readonly<Record<Content, string>> = {
  beef: 'beef',
  pork: 'pork',
  lamb: 'lamb',
  poultry: 'poultry',
  game: 'game',
  meat: 'meat',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'mollusks',
  dairy: 'dairy',
  egg: 'egg',
  gluten: 'gluten',
  treeNut: 'tree nuts',
  peanut: 'peanuts',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphite: 'sulfites',
  alcohol: 'alcohol',
  gelatin: 'gelatin',
  honey: 'honey',
  animalProduct: 'a product from dead animals',
  highSodium: 'much salt',
};

/**
 * A content as a data file names it.
 * @param where for the error: the file and row
 * @throws Error for any other text
 */
export function contentOf(text: string, where: string): Content {
  const content = CONTENTS.find((one) => one === text);
  if (content === undefined) throw new Error(`${where}: “${text}” is no content.`);
  return content;
}

/** A mark as a data file has it; parameters and errors of `contentOf`. */
export function contentMarkOf(text: string, where: string): ContentMark {
  if (text === 'varies') return text;
  return text.startsWith('?') ? `?${contentOf(text.slice(1), where)}` : contentOf(text, where);
}
