/** The EU's fourteen allergens (shellfish split in two), meats, and what diets need. */
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
 * `meat` is of an unnamed kind; `gluten` includes oats; `treeNut` follows the FDA's list of 2025, without coconut;
 * `gelatin` is of land animals; `honey` is anything from bees; `animalProduct` is rennet, carmine, shellac;
 * `highSodium` is a fifth of a day's sodium per serving.
 */
export type Content = (typeof CONTENTS)[number];

/** Of all usual kinds, or with "?" of common kinds. "varies": unknown further ingredients, never safe. */
export type ContentMark = Content | `?${Content}` | 'varies';

/** Foods with equal contents; lower case, singular. */
export interface FoodRow {
  readonly marks: readonly ContentMark[];
  readonly names: readonly string[];
}

export const MEATS: readonly Content[] = ['beef', 'pork', 'lamb', 'poultry', 'game', 'meat'];
export const SEAFOOD: readonly Content[] = ['fish', 'crustacean', 'mollusc'];

/** "Pesto contains tree nuts." */
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

const AVOIDED_NAMES: Readonly<Record<Content, string>> = {
  ...CONTENT_NAMES,
  animalProduct: 'products from dead animals',
  highSodium: 'salty food',
};

/** "peanuts", "salty food" */
export function avoidedName(content: Content): string {
  return AVOIDED_NAMES[content];
}

/**
 * @param where file and row, for the error
 * @throws Error
 */
export function contentOf(text: string, where: string): Content {
  const content = CONTENTS.find((one) => one === text);
  if (content === undefined) throw new Error(`${where}: “${text}” is no content.`);
  return content;
}

export function contentMarkOf(text: string, where: string): ContentMark {
  if (text === 'varies') return text;
  return text.startsWith('?') ? `?${contentOf(text.slice(1), where)}` : contentOf(text, where);
}
