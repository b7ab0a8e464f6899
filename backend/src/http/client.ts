import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Response } from 'express';

const UUID = '[0-9a-fA-F-]{36}';
/** The screens of the specification; any other path gets the client's own 404 card, with the status 404. */
const SCREENS = new RegExp(
  `^/(?:trips/${UUID}(?:/shopping)?|admin|credits|privacy-policy|terms-of-service)?/?$`,
);
const YEAR_MS = 365 * 86_400_000;

/** Serves the built client: its files, and its page for every screen. */
export function client(clientDir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  router.get('/playground', (_request, response) => {
    sendPage(response, join(clientDir, 'playground.html'), 200);
  });
  router.use(express.static(clientDir, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) next();
    else sendPage(response, join(clientDir, 'index.html'), SCREENS.test(request.path) ? 200 : 404);
  });
  return router;
}

function sendPage(response: Response, file: string, status: number): void {
  if (!existsSync(file)) {
    response.status(503).type('text/plain').send('The client is not built yet. Run "npm run build".\n');
    return;
  }
  response.status(status).set('Cache-Control', 'no-cache').sendFile(file);
}
