import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Response } from 'express';
import { AppError } from '../errors.ts';

const UUID = '[0-9a-fA-F-]{36}';
/** The client's screens; any other path gets its 404 card, with the status 404. */
const SCREENS = new RegExp(`^/(?:trips/${UUID}(?:/shopping)?)?/?$`);
const YEAR_MS = 365 * 86_400_000;

/**
 * Serves the built client: its files, and its page for every screen.
 * @param hasPlayground whether the Playground is served too
 */
export function client(clientDir: string, hasPlayground: boolean): Router {
  const router = Router();
  router.use('/assets', express.static(join(clientDir, 'assets'), { immutable: true, maxAge: YEAR_MS }));
  router.use('/assets', () => {
    throw new AppError('NOT_FOUND', 'There is no such file.');
  });
  if (hasPlayground)
    router.get('/playground', (_request, response) => {
      sendPage(response, clientDir, 'playground.html', 200);
    });
  router.use('/scenes', (_request, response, next) => {
    // The API gives their addresses to other programs, whose pages may show them.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.use(express.static(clientDir, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) next();
    else sendPage(response, clientDir, 'index.html', SCREENS.test(request.path) ? 200 : 404);
  });
  return router;
}

function sendPage(response: Response, clientDir: string, page: string, status: number): void {
  if (!existsSync(join(clientDir, page))) {
    response.status(503).type('text/plain').send('The client is not built yet. Run "npm run build".\n');
    return;
  }
  // By name below a root: else a folder above that begins with a dot would hide it.
  response.status(status).set('Cache-Control', 'no-cache').sendFile(page, { root: clientDir });
}
