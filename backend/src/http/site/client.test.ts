import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { client } from './client.ts';
import { answerTo } from '../request/answerError.ts';
import { readConfig } from '../../config/config.ts';
import { HTTP_STATUS } from '../../base/errors.ts';

let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grub-club-client-'));
  // A checkout may lie below a folder whose name begins with a dot.
  const clientDir = join(folder, '.projects', 'client');
  for (const part of ['assets', 'scenes', '.pages']) await mkdir(join(clientDir, part), { recursive: true });
  for (const page of [
    'index.html',
    'playground.html',
    'assets/app.js',
    'assets/packed.js',
    'scenes/lake.svg',
    'social-card.png',
    'sw.js',
    '.pages/landing.html',
    '.pages/privacy-policy.html',
    '.pages/terms-of-service.html',
  ])
    await writeFile(join(clientDir, page), page);
  const german = join(clientDir, '.languages/de');
  await mkdir(join(german, '.pages'), { recursive: true });
  for (const page of ['index.html', 'sw.js', '.pages/landing.html', '.pages/privacy-policy.html'])
    await writeFile(join(german, page), `de/${page}`);
  for (const name of ['packed.js', 'going.js'])
    await writeFile(join(clientDir, 'assets', `${name}.br`), brotliCompressSync('what was packed'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

async function serve(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const app = express();
  app.use(client(join(folder, '.projects', 'client'), readConfig(env), () => new Date()));
  app.use(
    (error: unknown, _request: express.Request, response: express.Response, next: express.NextFunction) => {
      if (response.headersSent) next(error);
      else response.status(HTTP_STATUS[answerTo(error).code]).end();
    },
  );
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}

const TRIP = '/trips/01a1fbbc-9e9c-77ac-bcf5-01c5e3f614d8';
const ROUTES = new URL('../../../../frontend/src/app/AppRoutes.tsx', import.meta.url);

describe('the client', () => {
  it('knows each page of the app', async () => {
    const url = await serve();
    const routes = [...(await readFile(ROUTES, 'utf8')).matchAll(/<Route path="(\/[^"]*)"/g)];
    const paths = routes.map(([, path = '']) =>
      path.replace('/trips/:tripId', TRIP).replace(':recipeId', 'apple-crumble').replace('/*', ''),
    );
    const answers = paths.map(async (path) => {
      const { status } = await fetch(url + path, { headers: { accept: 'text/html' } });
      return `${path} ${status}`;
    });
    expect(paths).toContain('/settings');
    expect(await Promise.all(answers)).toEqual(paths.map((path) => `${path} 200`));
  });

  it.each([
    ['/', 200, '.pages/landing.html'],
    ['/?dialog=sign-in', 200, '.pages/landing.html'],
    [TRIP, 200, '.pages/landing.html'],
    [`${TRIP}/shopping`, 200, '.pages/landing.html'],
    [`${TRIP}/costs`, 200, '.pages/landing.html'],
    ['/settings', 200, '.pages/landing.html'],
    ['/account', 200, '.pages/landing.html'],
    ['/account/programs', 200, '.pages/landing.html'],
    ['/recipes', 200, '.pages/landing.html'],
    ['/recipes/apple-crumble', 200, '.pages/landing.html'],
    ['/credits', 200, 'index.html'],
    ['/privacy-policy', 200, '.pages/privacy-policy.html'],
    ['/terms-of-service/', 200, '.pages/terms-of-service.html'],
    ['/admin', 200, 'index.html'],
    ['/no/such/page', 404, 'index.html'],
    ['/.pages/landing.html', 404, 'index.html'],
    ['/index.html', 200, 'index.html'],
    ['/playground', 200, 'playground.html'],
    ['/assets/app.js', 200, 'assets/app.js'],
    ['/assets/gone.js', 404, ''],
    ['/assets/%00', 404, ''],
    ['/assets/%E0', 404, ''],
  ])('answers a visitor at %s with %d', async (path, status, text) => {
    const response = await fetch((await serve()) + path, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/', 200, 'index.html'],
    [TRIP, 200, 'index.html'],
    ['/privacy-policy', 200, '.pages/privacy-policy.html'],
    ['/no/such/page', 404, 'index.html'],
  ])('answers a user with a session at %s with %d', async (path, status, text) => {
    const headers = { accept: 'text/html', cookie: 'grub_session=whatever' };
    const response = await fetch((await serve()) + path, { headers });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('can be installed under the name of this installation', async () => {
    const url = await serve({ PRODUCT_NAME: 'Camp "Kitchen"' });
    const response = await fetch(`${url}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({
      name: 'Camp "Kitchen"',
      start_url: '/',
      display: 'standalone',
      share_target: { action: '/recipes', method: 'GET' },
    });
  });

  it('lets other sites embed only the drawings and the social card', async () => {
    const url = await serve();
    const policies = ['/scenes/lake.svg', '/social-card.png', '/assets/app.js'].map(async (path) => {
      const { status, headers } = await fetch(url + path);
      return [status, headers.get('cross-origin-resource-policy')];
    });
    expect(await Promise.all(policies)).toEqual([
      [200, 'cross-origin'],
      [200, 'cross-origin'],
      [200, null],
    ]);
  });

  it('sends the Brotli file to clients that accept it, and the plain file to others', async () => {
    const url = await serve();
    const answers = ['br, gzip', 'gzip', 'br;q=0', 'identity'].map(async (encoding) => {
      const response = await fetch(`${url}/assets/packed.js`, { headers: { 'accept-encoding': encoding } });
      const { headers } = response;
      return [await response.text(), headers.get('content-encoding'), headers.get('content-type')];
    });
    const type = 'text/javascript; charset=utf-8';
    expect(await Promise.all(answers)).toEqual([
      ['what was packed', 'br', type],
      ['assets/packed.js', null, type],
      ['assets/packed.js', null, type],
      ['assets/packed.js', null, type],
    ]);
    const { headers } = await fetch(`${url}/assets/packed.js`, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('answers 404 without an encoding when a packed file is gone', async () => {
    const url = await serve();
    await rm(join(folder, '.projects', 'client', 'assets', 'going.js.br'));
    const response = await fetch(`${url}/assets/going.js`, { headers: { 'accept-encoding': 'br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([404, null]);
  });

  it('has no Playground when introspection is off', async () => {
    expect((await fetch(`${await serve({ GRAPHQL_INTROSPECTION: 'false' })}/playground`)).status).toBe(404);
  });
});

describe('in the languages that are built', () => {
  const VISITOR_PAGE = '.pages/landing.html';
  const SESSION = 'grub_session=whatever';

  it.each([
    ['/', {}, VISITOR_PAGE],
    ['/', { 'accept-language': 'de' }, VISITOR_PAGE],
    ['/', { cookie: 'language=de' }, `de/${VISITOR_PAGE}`],
    ['/?invitation=7', { 'accept-language': 'de-AT,en' }, `de/${VISITOR_PAGE}`],
    [TRIP, { 'accept-language': 'de-AT,en' }, `de/${VISITOR_PAGE}`],
    [TRIP, { cookie: 'language=en', 'accept-language': 'de' }, VISITOR_PAGE],
    [TRIP, { 'accept-language': 'fr' }, VISITOR_PAGE],
    ['/de/', { 'accept-language': 'en' }, `de/${VISITOR_PAGE}`],
    ['/de/privacy-policy', {}, 'de/.pages/privacy-policy.html'],
    ['/privacy-policy', { 'accept-language': 'de' }, '.pages/privacy-policy.html'],
    ['/', { cookie: SESSION, 'accept-language': 'de' }, 'de/index.html'],
    [TRIP, { cookie: `${SESSION}; language=en`, 'accept-language': 'de' }, 'index.html'],
    ['/index.html', { 'accept-language': 'de' }, 'de/index.html'],
    ['/index.html', { 'accept-language': 'fr, de' }, 'index.html'],
    ['/sw.js', { 'accept-language': 'de' }, 'de/sw.js'],
    ['/sw.js', { cookie: 'language=en', 'accept-language': 'de' }, 'sw.js'],
    ['/sw.js', { 'accept-language': 'fr' }, 'sw.js'],
  ])('%s with %j is %s', async (path, headers, text) => {
    const response = await fetch((await serve()) + path, {
      headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
    });
    expect([response.status, await response.text()]).toEqual([200, text]);
    if (!path.includes('privacy-policy'))
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    if (!/^\/(?:de\/|privacy)/.test(path))
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Language');
  });

  it.each([
    ['/de', {}, '/de/'],
    ['/de/?dialog=sign-in', { cookie: SESSION }, '/?dialog=sign-in'],
    ['/de/', { cookie: SESSION }, '/'],
    ['/fr/', {}, '/'],
    ['/fr', {}, '/'],
    ['/es/privacy-policy', {}, '/privacy-policy'],
  ])('%s with %j leads to %s', async (path, headers, location) => {
    const response = await fetch((await serve()) + path, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      path === '/de' ? 301 : 302,
      location,
    ]);
  });

  it.each(['/de/nothing', '/.languages/de/index.html', '/de/trips'])('there is no %s', async (path) => {
    const response = await fetch((await serve()) + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
  });
});

it('the sitemap links each page in the languages that are built', async () => {
  const text = await (await fetch(`${await serve()}/sitemap.xml`)).text();
  const origin = 'http://localhost:4000';
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/de/', '/privacy-policy', '/de/privacy-policy', '/terms-of-service', '/de/terms-of-service'].map(
      (path) => origin + path,
    ),
  );
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/privacy-policy"/>`);
});
