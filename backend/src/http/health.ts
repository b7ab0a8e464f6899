import { setTimeout as later } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { poolOf } from '../db/pool.ts';

/** How long the database may take to answer: load balancers wait about two seconds for `/readyz`. */
const PROBE_MS = 1_500;
/** node-postgres ends this query earlier than others, so that the next probe can be a fresh one. */
const PROBE = { text: 'select 1', query_timeout: PROBE_MS };

/** Whether the process takes requests: not before it is up, and no longer once it drains. */
export interface Readiness {
  isReady: boolean;
}

/**
 * `/healthz` is 200 while the process serves; `/readyz` is 503 while it starts or drains, or when the database does not
 * answer in 1.5 seconds.
 */
export function health(readiness: Readiness, dataSource: DataSource): Router {
  const router = Router();
  const isDatabaseUp = createProbe(dataSource);
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = readiness.isReady && (await isDatabaseUp());
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}

/** Whether the database answers in time. Calls at once share one query, so that they never use up the pool. */
function createProbe(dataSource: DataSource): () => Promise<boolean> {
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
