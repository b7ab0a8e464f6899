import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Participant } from '../participant/participant.entity.ts';

/** Batched look-ups of one request: what is asked for within one tick becomes one statement. */
export interface Loaders {
  readonly participant: DataLoader<string, Participant | null>;
}

/** Fresh loaders over a connection or a transaction; they must not outlive the request. */
export function createLoaders(db: EntityManager): Loaders {
  return {
    participant: new DataLoader(async (ids) => {
      const rows = await db.findBy(Participant, { id: In([...ids]) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
  };
}
