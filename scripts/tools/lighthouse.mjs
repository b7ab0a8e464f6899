// npm run lighthouse: audits the demo on a phone with a slow line; fails below the promised scores. "-- landing trip"
// picks screens.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../test/chromium.mjs';
import { npm, prepare } from '../run/prepare.mjs';

/** Largest contentful paint. */
const LANDING_PAINT_MS = 1600;
/** More would be a framework. */
const LANDING_SCRIPT_BYTES = 10_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

prepare();
const { startDemoServer } = await import('./demoServer.mjs');
const { lighthouse, launchBrowser } = await installedLighthouse();
const server = await startDemoServer({ MONETIZATION_ENABLED: 'true' });
let shortcomings = [];
try {
  const cookie = await server.signIn();
  const trips = await (await fetch(`${server.url}/api/trips`, { headers: { cookie } })).json();
  const trip = `/trips/${trips.find(({ name }) => name === 'Lake Wallowa Weekend').id}`;
  // Only accessibility: the console reports the 404 as an error.
  const screens = {
    landing: { path: '/', of: CATEGORIES, check: landingShortcomings },
    'privacy-policy': { path: '/privacy-policy', of: CATEGORIES },
    'terms-of-service': { path: '/terms-of-service', of: CATEGORIES },
    home: { path: '/', cookie },
    trip: { path: trip, cookie },
    cart: { path: `${trip}/shopping`, cookie },
    settings: { path: '/settings', cookie },
    account: { path: '/account', cookie },
    credits: { path: '/credits', cookie },
    admin: { path: '/admin', cookie },
    'not-found': { path: '/nowhere', cookie, of: ['accessibility'], status: 404 },
  };
  const wanted = process.argv.slice(2);
  for (const [name, screen] of Object.entries(screens))
    if (wanted.length === 0 || wanted.includes(name)) shortcomings.push(...(await look(name, screen)));
} finally {
  await server.stop();
}
for (const each of shortcomings) console.log(`✗ ${each}`);
if (shortcomings.length > 0) process.exitCode = 1;

/** On demand: 250 MB of packages. */
async function installedLighthouse() {
  const source = 'scripts/tools/lighthouse';
  const folder = '.cache/lighthouse';
  const lock = 'package-lock.json';
  const isSame =
    existsSync(`${folder}/node_modules`) &&
    readFileSync(`${folder}/${lock}`, 'utf8') === readFileSync(`${source}/${lock}`, 'utf8');
  if (!isSame) {
    mkdirSync(folder, { recursive: true });
    cpSync(source, folder, { recursive: true });
    console.log('Installing Lighthouse');
    npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  }
  const load = (path) => import(pathToFileURL(`${folder}/node_modules/${path}`).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const { executablePath, args, env } = await findChromium();
  const launchBrowser = () =>
    launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args], envVars: env });
  return { lighthouse, launchBrowser };
}

/**
 * Audits a screen in its own browser.
 * @returns {Promise<string[]>} problems
 */
async function look(name, { path, cookie, of = CATEGORIES.slice(1), status = 200, check }) {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html', cookie: cookie ?? '' } });
  if (response.status === 404 && status === 200) {
    console.log(`– ${name}: not part of this version`);
    return [];
  }
  const browser = await launchBrowser();
  try {
    const { lhr } = await lighthouse(server.url + path, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      extraHeaders: cookie === undefined ? {} : { Cookie: cookie },
      ...(status === 404 ? { ignoreStatusCode: true } : {}),
    });
    const scores = CATEGORIES.map((key) => Math.round((lhr.categories[key].score ?? 0) * 100));
    const paintMs = lhr.audits['largest-contentful-paint'].numericValue;
    console.log(`${scores.join(' / ')}  ${(paintMs / 1000).toFixed(2)} s  ${name}`);
    const found = of.flatMap((key) => shortcomingsOf(lhr, key));
    return [...found, ...(check?.(lhr) ?? [])].map((text) => `${name}: ${text}`);
  } finally {
    await browser.kill();
  }
}

function shortcomingsOf(lhr, key) {
  const { score, auditRefs } = lhr.categories[key];
  if (score === 1) return [];
  const audits = auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit.score !== null && audit.score < 0.995)
    .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
  return [`${key} is ${Math.round((score ?? 0) * 100)}: ${audits.join(', ')}`];
}

/** Early paint, no framework. */
function landingShortcomings(lhr) {
  const paintMs = lhr.audits['largest-contentful-paint'].numericValue;
  const scripts = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const bytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return [
    ...(paintMs > LANDING_PAINT_MS ? [`its largest contentful paint is at ${Math.round(paintMs)} ms`] : []),
    ...(bytes > LANDING_SCRIPT_BYTES ? [`it loads ${bytes} bytes of scripts`] : []),
  ];
}
