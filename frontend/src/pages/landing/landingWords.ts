/** What is said about the price, next to each of the two calls to action. */
export interface PriceWords {
  readonly atFirst: string;
  readonly atLast: string;
}

/** Where trips past the first one cost something. */
export const PAID_WORDS: PriceWords = {
  atFirst: 'Your first trip is free. No card needed.',
  atLast: 'Your first trip costs nothing.',
};

/** Where everything is free. */
export const FREE_WORDS: PriceWords = {
  atFirst: 'Free to use. No card needed.',
  atLast: 'It costs nothing.',
};

/** The page's name, in tabs, search results and cards. */
export function landingTitle(productName: string): string {
  return `${productName}: the trip where nobody asks what’s for dinner`;
}

/** What the product is, in a sentence: the first one of the page, and the one that others quote. */
export function landingDescription(productName: string): string {
  return `${productName} gives a group trip a meal plan, a cook for every meal and one shopping list that everyone shares.`;
}

/** What somebody would look for who needs this. */
export const KEYWORDS =
  'group trip, meal plan, camping meals, shopping list, shared cooking, trip food planner';
