import { Router } from 'express';
import type { DataSource } from 'typeorm';
import { createProbe } from '../db/connection/probe.ts';

/** False while starting and draining. */
export interface Readiness {
  isReady: boolean;
}

/**
 * `/healthz` is always 200; `/readyz` is 503 while starting, draining, or without a database answer in 1.5 seconds.
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
