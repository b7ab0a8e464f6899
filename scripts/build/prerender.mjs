// Prerenders the visitors' pages and the loading screen; the server fills in its settings.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientDir, DIST, SOURCE } from './languages.mjs';

const language = process.env.APP_LANGUAGE ?? SOURCE;
const builtDir = clientDir(language);
const prerenderDir = fileURLToPath(new URL('prerender/', DIST));
/** Hidden from file requests. */
const pagesDir = join(builtDir, '.pages');

const manifest = JSON.parse(readFileSync(join(builtDir, '.vite/manifest.json'), 'utf8'));
const fileOf = (key) => {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The built client lacks ${key}.`);
  return `/${file}`;
};

const [styleFile, ...others] = readdirSync(join(prerenderDir, 'assets')).filter((name) =>
  name.endsWith('.css'),
);
if (styleFile === undefined || others.length > 0)
  throw new Error('The pages must have exactly one style sheet.');
const style = readFileSync(join(prerenderDir, 'assets', styleFile), 'utf8').trim();
if (/<\/|\{\{/.test(style)) throw new Error('The style sheet cannot be inlined into a page.');

const { outsidePages, shell } = await import(new URL('prerender/prerender.js', DIST));
const pages = outsidePages({ style, script: fileOf('site/outside.ts') });
mkdirSync(pagesDir);
// Allowed by its hash.
writeFileSync(join(pagesDir, 'style.css'), style);
for (const [name, page] of Object.entries(pages)) {
  // Throws for a missing asset.
  for (const [, file] of page.matchAll(/["(](\/assets\/[^"#)]+)/g)) readFileSync(join(builtDir, file));
  writeFileSync(join(pagesDir, name), inLanguage(page));
}

const appPage = join(builtDir, 'index.html');
const app = readFileSync(appPage, 'utf8');
const EMPTY_ROOT = '<div id="root"></div>';
if (!app.includes(EMPTY_ROOT)) throw new Error("The app's page has no element for the initial shell.");
const MAIN_SCRIPT = '<script type="module"';
if (!app.includes(MAIN_SCRIPT)) throw new Error("The app's page has no script.");
const screenFiles = JSON.stringify({
  home: filesOf(chunkWith('HomePage')),
  trip: filesOf(chunkWith('trip')),
  shopping: filesOf(chunkWith('CartPage')),
  people: filesOf(chunkWith('PeoplePage')),
});
// Data, no script: allowed by the content policy.
const start = `<script type="application/json" id="screen-files">${screenFiles}</script>
    <script type="module" async crossorigin src="${fileOf('src/app/start.ts')}" fetchpriority="high"></script>`;
writeFileSync(
  appPage,
  inLanguage(app)
    .replace(MAIN_SCRIPT, () => `${start}\n    ${MAIN_SCRIPT}`)
    .replace(EMPTY_ROOT, () => `<div id="root">${shell()}</div>`),
);

function inLanguage(html) {
  const locale = new Intl.Locale(language);
  // A property before Node 22.
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
  return html.replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`);
}

/** The key of a chunk in the manifest. */
function chunkWith(name) {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (key === undefined) throw new Error(`The built client lacks the chunk ${name}.`);
  return key;
}

/** The files that a screen loads beside the app's own, scripts and styles. */
function filesOf(screen) {
  const own = reached('index.html');
  return [...reached(screen)].filter((file) => !own.has(file)).map((file) => `/${file}`);
}

function reached(key, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const imported of imports) reached(imported, found);
  return found;
}
