import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { languageInPath } from '../../../../domain/text/site/languagePath.ts';
import { chosenLanguage, SOURCE_LANGUAGE, type Language } from '../../../../domain/text/reader.ts';
import type { Config } from '../../config/config.ts';
import { notFound } from '../../base/errors.ts';
import { webManifest } from './webManifest.ts';
import { createPages, languageDir, type PageName, type PagesConfig } from './pages.ts';
import { chosenInBrowser, languagesOf } from '../request/languageCookie.ts';
import { sessionTokenOf } from '../request/sessionCookie.ts';

const UUID = '[0-9a-fA-F-]{36}';
/** Visitors get the landing page. */
const OF_MEMBERS = new RegExp(
  `^/(?:settings|account(?:/programs)?|recipes(?:/[a-z0-9-]+)?|trips/${UUID}(?:/shopping|/people|/costs|/table(?:/meals)?)?)?/?$`,
);
const SMALL_PRINT = /^\/(privacy-policy|terms-of-service)\/?$/;
/** Perhaps with a language before it. */
const VISITORS_PAGE = /^(?:\/[a-z]{2,3})?(?:\/|\/privacy-policy\/?|\/terms-of-service\/?)?$/;
/** Visitors get a message. */
const GUARDED = /^\/(admin|credits|oauth\/authorize)\/?$/;
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
  const manifest = JSON.stringify(webManifest(config.productName));
  router.get('/manifest.webmanifest', (_request, response) => {
    response.type('application/manifest+json').set('Cache-Control', 'no-cache').send(manifest);
  });
  const isVisitor = (request: Request) => sessionTokenOf(request, config.publicUrl) === null;
  router.get(VISITORS_PAGE, (request, response, next) => {
    const { language, path } = languageInPath(request.path);
    const smallPrint = SMALL_PRINT.exec(path)?.[1];
    const query = /\?.*/s.exec(request.originalUrl)?.[0] ?? '';
    if (!pages.isBuilt(language)) response.redirect((path || '/') + query);
    else if (smallPrint !== undefined) {
      response.set('Cache-Control', 'no-cache');
      // One of the two that the expression names.
      pages.send(response, smallPrint as PageName, language, 200);
    } else if (language === SOURCE_LANGUAGE) next();
    else if (path === '') response.redirect(301, `${request.path}/${query}`);
    else {
      response.set('Cache-Control', 'private, no-cache').vary('Cookie');
      if (isVisitor(request)) pages.send(response, 'landing', language, 200);
      else response.redirect(`/${query}`);
    }
  });
  router.get('/index.html', (request, response) => {
    varyByReader(response);
    pages.send(response, 'app', languageOf(request), 200);
  });
  router.use(['/scenes', '/social-card.png'], (_request, response, next) => {
    // Other sites may show these pictures.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.get('/sw.js', (request, response, next) => {
    // A cached worker would keep the whole app old.
    varyByReader(response);
    const root = languageDir(clientDir, languageOf(request));
    if (existsSync(join(root, 'sw.js'))) response.sendFile('sw.js', { root });
    else next();
  });
  router.use(express.static(clientDir, { index: false, maxAge: 0 }));
  router.get('/{*path}', (request, response, next) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    const isOfMembers = OF_MEMBERS.test(request.path);
    const isKnown = isOfMembers || GUARDED.test(request.path);
    varyByReader(response);
    // If the session has expired, the app itself shows the landing page.
    const isLanding = isVisitor(request) && isOfMembers;
    // The address of the English landing page; those of others are in the browser's language.
    const language =
      isLanding && request.originalUrl === '/'
        ? (chosenInBrowser(request) ?? SOURCE_LANGUAGE)
        : languageOf(request);
    pages.send(response, isLanding ? 'landing' : 'app', language, isKnown ? 200 : 404);
  });
  return router;
}

/** The browser's choice is also the account's: signing in and settings write it. */
function languageOf(request: Request): Language {
  return chosenLanguage(languagesOf(request));
}

function varyByReader(response: Response): void {
  response.set('Cache-Control', 'private, no-cache').vary('Cookie').vary('Accept-Language');
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
