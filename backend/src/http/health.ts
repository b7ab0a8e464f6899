import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { createProbe } from '../db/probe.ts';

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
