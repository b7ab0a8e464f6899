import { setTimeout as later } from 'node:timers/promises';
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { poolOf } from '../db/pool.ts';

/** Load balancers wait about two seconds for `/readyz`. */
const PROBE_MS = 1_500;
/** Times out earlier than other queries. */
const PROBE = { text: 'select 1', query_timeout: PROBE_MS };

/** Whether the process takes requests: false while starting and draining. */
export interface Readiness {
  isReady: boolean;
}

/**
 * `/healthz` is 200 while the process serves; `/readyz` is 503 while it starts, drains, or the database does not
 * answer within 1.5 seconds.
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

/** Concurrent probes share one query, to spare the pool. */
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
    // Any database error means not ready.
    return false;
  }
}
