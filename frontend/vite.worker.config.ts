import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type UserConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const built = `${folder}../dist/client/`;

/** The page that is shown without a connection, and what it needs beside its chunks. */
const SHELL = '/index.html';
const UNHASHED = [SHELL, '/icon.svg', '/theme.js'];
/** What is of no use without a connection. */
const ONLINE_ONLY = /^(?:src\/(?:pages\/Admin|playground)|site\/)/;
/** Subsets of the fonts beside the one that the app's own texts need. */
const OTHER_FONTS = /-(?:latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/;

/** All files that the app can come to need, by the manifest of its build. */
function appFiles(): string[] {
  const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Manifest;
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key) || ONLINE_ONLY.test(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return [...files].filter((file) => !OTHER_FONTS.test(file)).sort();
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Builds the background worker: one file with a name that stays, which knows the files of the app that was built before. */
export default defineConfig((): UserConfig => {
  // Only a build needs the app to have been built: tools read this file too.
  const files = [
    ...UNHASHED.map((url) => ({ url, revision: hash(readFileSync(`${built}${url}`)) })),
    // Their names change with their content.
    ...appFiles().map((file) => ({ url: `/${file}`, revision: null })),
  ];
  return {
    root: folder,
    publicDir: false,
    define: {
      __FILES__: JSON.stringify(files),
      __SHELL__: JSON.stringify(SHELL),
      __VERSION__: JSON.stringify(hash(JSON.stringify(files))),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: '../dist/client',
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${folder}src/worker/sw.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
});
