import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 215;
/** Requests, over a shop's bad connection. */
const BUDGET_FILES = 12;
const FIRST_SCREEN = ['index.html', 'src/pages/HomePage.tsx'];

const clientDir = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/**
 * Static imports, gzipped.
 * @returns {{ totalKb: number, files: { file: string, kb: number }[] }}
 */
export function measureFirstScreen() {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const reached = new Set();
  const reach = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The built client lacks ${key}.`);
    if (reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const imported of chunk.imports ?? []) reach(imported);
  };
  for (const key of FIRST_SCREEN) reach(key);
  const files = [...reached]
    .map((file) => ({ file, kb: gzipSync(readFileSync(join(clientDir, file)), { level: 9 }).length / 1000 }))
    .sort((a, b) => b.kb - a.kb);
  return { totalKb: files.reduce((sum, { kb }) => sum + kb, 0), files };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { totalKb, files } = measureFirstScreen();
  for (const { file, kb } of files) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`);
  const limits = `gzip; at most ${BUDGET_KB} KB in ${BUDGET_FILES} files`;
  console.log(`${totalKb.toFixed(1).padStart(7)} KB  JavaScript of the first signed-in screen (${limits})`);
  if (totalKb > BUDGET_KB || files.length > BUDGET_FILES) process.exitCode = 1;
}
