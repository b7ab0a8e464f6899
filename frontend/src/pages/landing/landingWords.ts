/** Price notes beside the two calls to action. */
export interface PriceWords {
  readonly atFirst: string;
  readonly atLast: string;
}

/** Where further trips have a price. */
export const PAID_WORDS: PriceWords = {
  atFirst: 'Your first trip is free. No card needed.',
  atLast: 'Your first trip costs nothing.',
};

/** Where trips are free. */
export const FREE_WORDS: PriceWords = {
  atFirst: 'Free to use. No card needed.',
  atLast: 'It costs nothing.',
};

/** For tabs, search results and link previews. */
export function landingTitle(productName: string): string {
  return `${productName}: the trip where nobody asks what’s for dinner`;
}

/** The first sentence of the page and of link previews. */
export function landingDescription(productName: string): string {
  return `${productName} gives a group trip a meal plan, a cook for every meal and one shopping list that everyone shares.`;
}

export const KEYWORDS =
  'group trip, meal plan, camping meals, shopping list, shared cooking, trip food planner';
