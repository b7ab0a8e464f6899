import type { TripChangeKind } from '../gql/schema.generated.ts';

/** Queries of a whole trip, by name; their answers carry its revision. */
export type TripQueryName = 'Trip' | 'TripIngredients' | 'TripCosts';

export interface Reread {
  readonly queries: readonly TripQueryName[];
  /** By name. */
  readonly parts: readonly string[];
}

const NOTHING: Reread = { queries: [], parts: [] };
const WHOLE: readonly TripQueryName[] = ['Trip', 'TripIngredients'];
/** Shares follow who eats, and when. */
const COSTS = ['ReceiptShares', 'ShareOf'];
const WITH_COSTS: readonly TripQueryName[] = [...WHOLE, 'TripCosts'];
export const EVERYTHING: Reread = {
  queries: WITH_COSTS,
  parts: ['MealIngredients', 'Recipe', 'InviteLink', ...COSTS],
};

export const REREAD_OF: Readonly<Record<TripChangeKind, Reread>> = {
  HELLO: NOTHING,
  PRESENCE: NOTHING,
  RESYNC: EVERYTHING,
  TRIP: EVERYTHING,
  DELETED: EVERYTHING,
  PARTICIPANTS: EVERYTHING,
  TABLE: EVERYTHING,
  MEALS: { queries: WITH_COSTS, parts: ['MealIngredients', 'Recipe', ...COSTS] },
  COSTS: { queries: ['TripCosts'], parts: COSTS },
  VOTES: { queries: ['Trip'], parts: [] },
  INGREDIENTS: { queries: WHOLE, parts: ['MealIngredients'] },
  // Where reading the purchases alone is not enough.
  PURCHASES: { queries: WHOLE, parts: ['MealIngredients'] },
  INVITE_LINK: { queries: [], parts: ['InviteLink'] },
};

/** Of each query, for a trip. */
export const VARIABLES: Readonly<
  Record<TripQueryName, (tripId: string) => Readonly<Record<string, string>>>
> = {
  Trip: (id) => ({ id }),
  TripIngredients: (tripId) => ({ tripId }),
  TripCosts: (tripId) => ({ tripId }),
};
export const QUERIES = Object.keys(VARIABLES) as TripQueryName[];
