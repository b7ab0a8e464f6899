import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router, type RequestHandler, type Response } from 'express';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../base/errors.ts';
import { createPages, type PagesConfig } from './pages.ts';
import { sessionTokenOf } from '../request/sessionCookie.ts';

const UUID = '[0-9a-fA-F-]{36}';
/** Guests get the landing page. */
const OF_MEMBERS = new RegExp(
  `^/(?:account|recipes(?:/[a-z0-9-]+)?|trips/${UUID}(?:/shopping|/people|/costs|/table(?:/meals)?)?)?/?$`,
);
const SMALL_PRINT = /^\/(privacy-policy|terms-of-service)\/?$/;
/** Guests get a message. */
const GUARDED = /^\/(admin|credits)\/?$/;
const YEAR_MS = 365 * 86_400_000;

export function client(
  clientDir: string,
  config: PagesConfig & Pick<Config, 'introspection'>,
  now: () => Date,
): Router {
  const pages = createPages(clientDir, config, now);
  const router = Router();
  const assetsDir = join(clientDir, 'assets');
  router.use('/assets', packed(assetsDir), express.static(assetsDir, { immutable: true, maxAge: YEAR_MS }));
  router.use('/assets', (_request, response) => {
    response.removeHeader('Content-Encoding');
    throw notFound('file');
  });
  if (config.introspection)
    router.get('/playground', (_request, response) => {
      sendPlayground(response, clientDir);
    });
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(pages.robots);
  });
  router.get('/sitemap.xml', (_request, response) => {
    response.type('application/xml').send(pages.sitemap);
  });
  router.get(SMALL_PRINT, (request, response) => {
    const name = request.path.startsWith('/privacy') ? 'privacy-policy' : 'terms-of-service';
    response.set('Cache-Control', 'no-cache');
    pages.send(response, name, 200);
  });
  router.get('/index.html', (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    pages.send(response, 'app', 200);
  });
  router.use(['/scenes', '/social-card.png'], (_request, response, next) => {
    // Other sites may show these pictures.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.use('/sw.js', (_request, response, next) => {
    // A cached worker would keep the whole app old.
    response.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(express.static(clientDir, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    // If the session has expired, the app itself shows the landing page.
    const isGuest = sessionTokenOf(request, config.publicUrl) === null;
    const isOfMembers = OF_MEMBERS.test(request.path);
    const isKnown = isOfMembers || GUARDED.test(request.path);
    response.set('Cache-Control', 'private, no-cache').vary('Cookie');
    pages.send(response, isGuest && isOfMembers ? 'landing' : 'app', isKnown ? 200 : 404);
  });
  return router;
}

/** Serves the build's Brotli files (`app.js.br`). */
function packed(assetsDir: string): RequestHandler {
  const names = existsSync(assetsDir) ? readdirSync(assetsDir) : [];
  const paths = new Set(names.map((name) => `/${name}`));
  return (request, response, next) => {
    const { path } = request;
    if (paths.has(`${path}.br`) && request.acceptsEncodings('br') === 'br') {
      response.type(extname(path)).set('Content-Encoding', 'br').vary('Accept-Encoding');
      request.url = `${path}.br`;
    }
    next();
  };
}

function sendPlayground(response: Response, clientDir: string): void {
  if (!existsSync(join(clientDir, 'playground.html'))) {
    response.status(503).type('text/plain').send('The client is not built yet. Run "npm run build".\n');
    return;
  }
  // An absolute path below a dot folder would be refused.
  response.set('Cache-Control', 'no-cache').sendFile('playground.html', { root: clientDir });
}
