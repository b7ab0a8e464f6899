import { TRIP_CHANGE_KINDS, type TripChangeKind } from './tripChange.ts';

/** The kinds after those of changes are not stored. */
export const TRIP_MESSAGE_KINDS = {
  ...TRIP_CHANGE_KINDS,
  HELLO: 'The first message: changes after its revision follow.',
  RESYNC: 'Changes were missed that are no longer kept: read the whole trip again. Later changes follow.',
  PRESENCE: 'Who looks at the trip now, in `presence`.',
} as const;

export type TripMessageKind = TripChangeKind | 'HELLO' | 'RESYNC' | 'PRESENCE';

export interface TripMessage {
  readonly tripId: string;
  /** Where a new stream goes on: all changes until it were told. */
  readonly revision: number;
  readonly kind: TripMessageKind;
  readonly ids: readonly string[];
  readonly actor: string | null;
  readonly at: Date;
  /** Participants; null in other kinds than PRESENCE. */
  readonly presence: readonly string[] | null;
}
