// Writes the pages that need no script out of the built client: those for guests, and into the app's own page what
// it shows before its script has come. What depends on the installation is filled in by the server.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const clientDir = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const prerenderDir = fileURLToPath(new URL('../../dist/prerender/', import.meta.url));
/** Hidden from those who ask for files: these are not yet anybody's pages. */
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
// The server allows this one style element by its hash.
writeFileSync(join(pagesDir, 'style.css'), style);
for (const [name, page] of Object.entries(pages)) {
  // Whatever a page brings in has to be among the files of the client, under the same name.
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
