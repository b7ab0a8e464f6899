import { msg, type Message } from '../text/message.ts';

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
export const CONTENT_NAMES: Readonly<Record<Content, Message>> = {
  beef: msg('content.beef', 'beef'),
  pork: msg('content.pork', 'pork'),
  lamb: msg('content.lamb', 'lamb'),
  poultry: msg('content.poultry', 'poultry'),
  game: msg('content.game', 'game'),
  meat: msg('content.meat', 'meat'),
  fish: msg('content.fish', 'fish'),
  crustacean: msg('content.crustacean', 'crustaceans'),
  mollusc: msg('content.mollusc', 'mollusks'),
  dairy: msg('content.dairy', 'dairy'),
  egg: msg('content.egg', 'egg'),
  gluten: msg('content.gluten', 'gluten'),
  treeNut: msg('content.treeNut', 'tree nuts'),
  peanut: msg('content.peanut', 'peanuts'),
  soy: msg('content.soy', 'soy'),
  sesame: msg('content.sesame', 'sesame'),
  celery: msg('content.celery', 'celery'),
  mustard: msg('content.mustard', 'mustard'),
  lupin: msg('content.lupin', 'lupin'),
  sulphite: msg('content.sulphite', 'sulfites'),
  alcohol: msg('content.alcohol', 'alcohol'),
  gelatin: msg('content.gelatin', 'gelatin'),
  honey: msg('content.honey', 'honey'),
  animalProduct: msg('content.animalProduct', 'a product from dead animals'),
  highSodium: msg('content.highSodium', 'much salt'),
};

const AVOIDED_NAMES: Readonly<Record<Content, Message>> = {
  ...CONTENT_NAMES,
  animalProduct: msg('content.avoided.animalProduct', 'products from dead animals'),
  highSodium: msg('content.avoided.highSodium', 'salty food'),
};

/** "peanuts", "salty food" */
export function avoidedName(content: Content): Message {
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
