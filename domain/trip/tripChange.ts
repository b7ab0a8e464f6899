/**
 * Kinds of changes of a trip, each with what its ids are. From the kind alone a client knows what to read again. A change
 * of several kinds has the widest that covers it; `TRIP` covers all.
 */
export const TRIP_CHANGE_KINDS = {
  TRIP: 'Anything in the trip; no ids.',
  PARTICIPANTS: 'People of the trip, and their assignments; ids of participants.',
  MEALS: 'Meals made, changed, moved or deleted, with their ingredients; ids of meals.',
  VOTES: 'Votes on meals; ids of meals.',
  INGREDIENTS: 'Ingredients made, changed or deleted; ids of ingredients.',
  PURCHASES: 'Ingredients ticked or unticked; ids of ingredients.',
  INVITE_LINK: 'The invitation link; no ids.',
  DELETED: 'The trip is deleted; no ids.',
} as const;

export type TripChangeKind = keyof typeof TRIP_CHANGE_KINDS;

/** Without contents and names. */
export interface TripChange {
  readonly kind: TripChangeKind;
  /** See {@link TRIP_CHANGE_KINDS}; a deleted row's too. */
  readonly ids: readonly string[];
  /** Participant who made the change; null: the server did, or a person outside the trip. */
  readonly actorId: string | null;
}
