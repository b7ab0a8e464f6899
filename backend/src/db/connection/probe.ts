import { setTimeout as later } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { poolOf } from '../pool.ts';

/** Load balancers wait about two seconds for `/readyz`. */
const PROBE_MS = 1_500;
/** Short, so that the next probe can be fresh. */
const PROBE = { text: 'select 1', query_timeout: PROBE_MS };

/** Parallel calls share one query. */
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
    return false;
  }
}
