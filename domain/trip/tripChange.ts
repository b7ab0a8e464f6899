/**
 * Kinds of changes of a trip; each tells clients what to read again. A change of several kinds has the narrowest that
 * covers it. Ids also name deleted rows.
 */
export const TRIP_CHANGE_KINDS = {
  TRIP: 'Anything in the trip; no ids.',
  PARTICIPANTS:
    'People invited, answering, renamed or with another role, with their places at the table and the portions of meals; ids of participants.',
  TABLE: 'Who eats, what and when: eaters, attendance and the portions of meals; ids of eaters.',
  MEALS:
    'Meals made, changed, moved or deleted, with their ingredients and votes, and who helps or washes up; ids of meals.',
  VOTES: 'Votes on meals; ids of meals.',
  INGREDIENTS: 'Ingredients made, changed, ticked or deleted; ids of ingredients.',
  PURCHASES: 'Ingredients ticked or unticked; ids of ingredients.',
  COSTS: 'Receipts, payments between people and the currency; ids of receipts.',
  INVITE_LINK: 'The invitation link; no ids.',
  DELETED: 'The trip is deleted; no ids.',
} as const;

export type TripChangeKind = keyof typeof TRIP_CHANGE_KINDS;

/** More ids are not listed: none means any. */
export const MAX_CHANGED_IDS = 100;

/** Without contents and names. */
export interface TripChange {
  readonly kind: TripChangeKind;
  /** At most {@link MAX_CHANGED_IDS}; see {@link TRIP_CHANGE_KINDS}. */
  readonly ids: readonly string[];
  /** Null: the server, or several. */
  readonly actorId: string | null;
}

/** The wider kind, or `TRIP` where none covers the other. */
export function joinChanges(one: TripChange, other: TripChange): TripChange {
  const kinds = [one.kind, other.kind];
  const actorId = one.actorId === other.actorId ? one.actorId : null;
  if (kinds.includes('DELETED')) return { kind: 'DELETED', ids: [], actorId };
  const ids = [...new Set([...one.ids, ...other.ids])];
  if (one.kind === other.kind) return { kind: one.kind, ids, actorId };
  if (kinds.every((kind) => kind === 'INGREDIENTS' || kind === 'PURCHASES'))
    return { kind: 'INGREDIENTS', ids, actorId };
  return { kind: 'TRIP', ids: [], actorId };
}
