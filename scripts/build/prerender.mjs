// Prerenders the guests' pages and the loading screen; the server fills in its settings.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const clientDir = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const prerenderDir = fileURLToPath(new URL('../../dist/prerender/', import.meta.url));
/** Hidden from file requests. */
const pagesDir = join(clientDir, '.pages');

const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
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

const { outsidePages, shell } = await import('../../dist/prerender/prerender.js');
const pages = outsidePages({ style, script: fileOf('site/outside.ts') });
mkdirSync(pagesDir);
// Allowed by its hash.
writeFileSync(join(pagesDir, 'style.css'), style);
for (const [name, page] of Object.entries(pages)) {
  // Throws for a missing asset.
  for (const [, file] of page.matchAll(/["(](\/assets\/[^"#)]+)/g)) readFileSync(join(clientDir, file));
  writeFileSync(join(pagesDir, name), page);
}

const appPage = join(clientDir, 'index.html');
const app = readFileSync(appPage, 'utf8');
const EMPTY_ROOT = '<div id="root"></div>';
if (!app.includes(EMPTY_ROOT)) throw new Error("The app's page has no element for the initial shell.");
writeFileSync(
  appPage,
  app.replace(EMPTY_ROOT, () => `<div id="root">${shell()}</div>`),
);
