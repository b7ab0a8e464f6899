import { setTimeout as later } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool.ts';

/** Load balancers wait about two seconds for `/readyz`. */
const PROBE_MS = 1_500;
/** node-postgres ends this query earlier than others, so that the next probe can be a fresh one. */
const PROBE = { text: 'select 1', query_timeout: PROBE_MS };

/** Makes a check whether the database answers in 1.5 seconds. Parallel calls share one query, to spare the pool. */
export function createProbe(dataSource: DataSource): () => Promise<boolean> {
  let inFlight: Promise<boolean> | null = null;
  return async () => {
    inFlight ??= answers(dataSource).finally(() => {
      inFlight = null;
    });
    const patience = new AbortController();
    const tooLate = later(PROBE_MS, false, { signal: patience.signal }).catch(() => false);
    const isUp = await Promise.race([inFlight, tooLate]);
    patience.abort();
    return isUp;
  };
}

async function answers({ manager, isInitialized }: DataSource): Promise<boolean> {
  // A closed data source has no pool.
  if (!isInitialized) return false;
  try {
    await poolOf(manager).query(PROBE);
    return true;
  } catch {
    // Whatever is wrong with the database, the answer is the same: not ready.
    return false;
  }
}
