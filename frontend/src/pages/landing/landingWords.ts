import { t } from '@lingui/core/macro';

/** Price notes beside the two calls to action. */
export interface PriceWords {
  readonly atFirst: string;
  readonly atLast: string;
}

/** Where further trips have a price. */
export const PAID_WORDS: PriceWords = {
  atFirst: t`Your first trip is free. No card needed.`,
  atLast: t`Your first trip costs nothing.`,
};

/** Where trips are free. */
export const FREE_WORDS: PriceWords = {
  atFirst: t`Free to use. No card needed.`,
  atLast: t`It costs nothing.`,
};

/** How the group comes in: a step, and what the product has for it. */
export interface InviteWords {
  readonly step: string;
  readonly title: string;
  readonly text: string;
}

/** Where people sign in by their phone. */
export const PHONE_WORDS: InviteWords = {
  step: t`A text message to each person. They say yes or no.`,
  title: t`Invite by text`,
  text: t`Friends join with their phone number. No app, no password.`,
};

/** Where they do not. */
export const PHONELESS_WORDS: InviteWords = {
  step: t`An invitation for each person. They say yes or no.`,
  title: t`Invite by a link`,
  text: t`Friends join in their browser. No app, no new password.`,
};

/** For tabs, search results and link previews. */
export function landingTitle(productName: string): string {
  return t`${productName}: the trip where nobody asks what’s for dinner`;
}

/** The first sentence of the page and of link previews. */
export function landingDescription(productName: string): string {
  return t`${productName} gives a group trip a meal plan, a cook for every meal and one shopping list that everyone shares.`;
}

export const KEYWORDS = t`group trip, meal plan, camping meals, shopping list, shared cooking, trip food planner`;
