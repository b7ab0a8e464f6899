import type { TripMessage } from '../../../domain/trip/tripMessage.ts';

/** Who follows which trip, and from where. */
export interface Watcher {
  readonly tripId: string;
  readonly userId: string;
  readonly participantId: string;
  readonly tokenHash: Buffer;
  readonly ip: string;
  /** Last revision that the caller knows; null: only new changes. */
  readonly after: number | null;
}

/** Follows trips for all callers of this process. */
export interface TripStreams {
  /**
   * Does not check access at first, but before each delivery.
   * @throws SERVICE_UNAVAILABLE with too many streams
   */
  watch(watcher: Watcher): AsyncIterableIterator<TripMessage>;
}
