import type { EntityManager } from 'typeorm';
import { newId } from '../base/ids.ts';
import { erasePresence, presenceIn, writePresence } from './tripStreams.sql.ts';

export interface Present {
  readonly tripId: string;
  readonly participantId: string;
}

/** This process's heartbeats, one statement for all given trips. */
export class TripPresence {
  readonly #db: EntityManager;
  /** Two processes may have streams of one participant. */
  readonly #serverId = newId();

  constructor(db: EntityManager) {
    this.#db = db;
  }

  async write(present: readonly Present[]): Promise<void> {
    if (present.length === 0) return;
    await writePresence.all(this.#db, [...columns(distinct(present)), this.#serverId]);
  }

  async erase(gone: readonly Present[]): Promise<void> {
    if (gone.length === 0) return;
    const [tripIds, participantIds] = columns(gone);
    await erasePresence.all(this.#db, [tripIds, participantIds, this.#serverId]);
  }

  /** Participants who look at each trip at any process, sorted. */
  async read(tripIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const seen = new Map<string, string[]>(tripIds.map((id) => [id, []]));
    if (tripIds.length === 0) return seen;
    for (const { tripId, participantId } of await presenceIn.all(this.#db, [tripIds]))
      seen.get(tripId)?.push(participantId);
    return seen;
  }
}

/** Somebody may look from two devices; a statement writes each row once. */
function distinct(present: readonly Present[]): readonly Present[] {
  return [...new Map(present.map((one) => [one.participantId, one])).values()];
}

function columns(present: readonly Present[]): [tripIds: string[], participantIds: string[]] {
  return [present.map(({ tripId }) => tripId), present.map(({ participantId }) => participantId)];
}
