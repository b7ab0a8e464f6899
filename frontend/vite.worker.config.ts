import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientDir, SOURCE } from '../scripts/build/languages.mjs';
import { defineConfig, type Manifest, type UserConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const language = process.env['APP_LANGUAGE'] ?? SOURCE;
const built = clientDir(language);
/** Has the files that are the same in all languages. */
const base = clientDir(SOURCE);

/** The offline page. */
const SHELL = '/index.html';
const UNHASHED = ['/icon.svg', '/theme.js'];
const ONLINE_ONLY = /^(?:src\/(?:pages\/Admin|playground)|site\/)/;
/** Not needed by the app's own texts. */
const OTHER_FONTS = /-(?:latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/;

/** All files the app may load. */
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

/**
 * The worker, one file with a stable name, lists the built app's files. A function: tools read this configuration
 * without a build.
 */
export default defineConfig((): UserConfig => {
  const files = [
    { url: SHELL, revision: hash(readFileSync(`${built}${SHELL}`)) },
    ...UNHASHED.map((url) => ({ url, revision: hash(readFileSync(`${base}${url}`)) })),
    // Names contain a hash.
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
      outDir: built,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${folder}src/worker/sw.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
});
