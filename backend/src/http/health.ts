import { Router } from 'express';
import type { DataSource } from 'typeorm';

/** Whether the process takes requests: not before it is up, and no longer once it drains. */
export interface Readiness {
  isReady: boolean;
}

/** `/healthz` is 200 while the process serves; `/readyz` is 503 while it starts or drains, or without the database. */
export function health(readiness: Readiness, dataSource: DataSource): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = readiness.isReady && (await answers(dataSource));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}

async function answers(dataSource: DataSource): Promise<boolean> {
  try {
    await dataSource.query('select 1');
    return true;
  } catch {
    // Whatever is wrong with the database, the answer is the same: not ready.
    return false;
  }
}
