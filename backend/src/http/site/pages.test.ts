import { mkdir, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import { escapeHtml } from '../../../../domain/text/site/escapeHtml.ts';
import { choice, place, placeInJson } from '../../../../domain/text/site/pageTemplate.ts';
import { testWorld } from '../../../test/world.ts';

const HOSTILE = `</script><i>"&' {{year}}`;
const LANDING = [
  `<title>${place('productName')}</title>`,
  `<link rel="canonical" href="${place('origin')}/"/>`,
  `<script type="application/ld+json">{"name":"${placeInJson('productName')}"}</script>`,
  `<meta name="sign-in" content="${place('signIn')}"/>`,
  `<p>${choice('monetization', 'paid', 'free')}</p>`,
].join('\n');
const SIGN_IN = escapeHtml(
  '{"signInWays":["EMAIL","OIDC"],"oidcProviders":[{"id":"club","name":"Alpine Club"}]}',
);

const world = testWorld({
  PRODUCT_NAME: HOSTILE,
  PUBLIC_URL: 'https://food.example.org',
  MONETIZATION_ENABLED: 'true',
  SIGN_IN: 'email,oidc',
  OIDC_PROVIDERS: 'club',
  OIDC_CLUB_NAME: 'Alpine Club',
  OIDC_CLUB_ISSUER: 'https://id.example.org',
  OIDC_CLUB_CLIENT_ID: 'food',
  OIDC_CLUB_CLIENT_SECRET: 's',
});

beforeAll(async () => {
  const pagesDir = join(world.deps.config.dataDir, 'client', '.pages');
  await mkdir(pagesDir, { recursive: true });
  await writeFile(join(pagesDir, 'landing.html'), LANDING);
  await writeFile(join(pagesDir, 'privacy-policy.html'), `<p>${place('today')}</p>`);
  const germans = join(world.deps.config.dataDir, 'client', '.languages/de/.pages');
  await mkdir(germans, { recursive: true });
  await writeFile(join(germans, 'privacy-policy.html'), `<p>${place('today')}</p>`);
});

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(world.url + path, { headers: { accept: 'text/html', ...headers } });
}

/** Revalidates like a browser; fetch would add its own no-cache header. */
function statusFor(etag: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'if-none-match': etag };
    httpGet(world.url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

describe('the landing page', () => {
  it('contains the name, address and ways to sign in of the installation, escaped', async () => {
    expect(await (await get('/')).text()).toBe(
      [
        '<title>&lt;/script&gt;&lt;i&gt;&quot;&amp;&#39; {{year}}</title>',
        '<link rel="canonical" href="https://food.example.org/"/>',
        String.raw`<script type="application/ld+json">{"name":"\u003c/script\u003e\u003ci\u003e\"\u0026' {{year}}"}</script>`,
        `<meta name="sign-in" content="${SIGN_IN}"/>`,
        '<p>paid</p>',
      ].join('\n'),
    );
  });

  it('is revalidated by caches, and varies by the session', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toMatch(/\bCookie\b/);
    expect(await statusFor(first.headers.get('etag') ?? '')).toBe(304);
    expect(await statusFor('"another"')).toBe(200);
  });
});

it('the privacy policy shows the current date', async () => {
  world.setNow(new Date('2026-06-01T23:59:00Z'));
  expect(await (await get('/privacy-policy')).text()).toBe('<p>June 1, 2026</p>');
  world.setNow(new Date('2026-06-02T00:00:00Z'));
  expect(await (await get('/privacy-policy')).text()).toBe('<p>June 2, 2026</p>');
  const german = await get('/de/privacy-policy');
  expect([await german.text(), german.headers.get('content-language')]).toEqual([
    '<p>2. Juni 2026</p>',
    'de',
  ]);
});

it('robots.txt and sitemap.xml name the public address', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('\nSitemap: https://food.example.org/sitemap.xml\n');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/);
  expect([...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://food.example.org/',
    'https://food.example.org/privacy-policy',
    'https://food.example.org/terms-of-service',
  ]);
});
