import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** At most, gzipped and with all static imports; each file is a request, over a shop's bad connection. */
const BUDGETS = [
  // It asks for data before the app is there, so it may import nothing of the app.
  { label: 'the start script', chunks: ['src/app/start.ts'], kb: 6, files: 2 },
  {
    label: 'the first signed-in screen',
    chunks: ['index.html', 'src/pages/HomePage.tsx'],
    // With texts of one language, as macros.
    kb: 222,
    files: 12,
  },
  // Without the word lists of foods (175 KB), which load after it; with the ids of its messages,
  // and the card above the plan, which would push it down if it came later.
  { label: "a trip's page", chunks: ['index.html', 'trip'], kb: 306, files: 12 },
  // With the words by which its lines are joined and sorted, without those of diets (27 KB).
  { label: 'the shopping list', chunks: ['index.html', 'CartPage', 'CartScreen'], kb: 449, files: 15 },
];

const clientDir = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));

for (const { label, chunks, kb: mostKb, files: mostFiles } of BUDGETS) {
  const files = measured(chunks);
  const totalKb = files.reduce((sum, { kb }) => sum + kb, 0);
  for (const { file, kb } of files) console.log(`${kb.toFixed(1).padStart(7)} KB  ${file}`);
  console.log(
    `${totalKb.toFixed(1).padStart(7)} KB  JavaScript of ${label} (gzip; at most ${mostKb} KB in ${mostFiles} files)\n`,
  );
  if (totalKb > mostKb || files.length > mostFiles) process.exitCode = 1;
}

// Modules of a circle run before what they import, and the screen fails.
for (const circle of circles()) {
  console.log(`Chunks in a circle: ${circle.join(' -> ')} (frontend/lazyChunks.ts)`);
  process.exitCode = 1;
}

/** Static imports that come back to where they began. */
function circles() {
  const found = [];
  const seen = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) found.push([...path.slice(path.indexOf(key)), key]);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key]);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return found;
}

/**
 * The files of chunks and of their static imports, largest first.
 * @param {string[]} chunks keys of the manifest, or names
 */
function measured(chunks) {
  const reached = new Set();
  const reach = (key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (chunk === undefined) throw new Error(`The built client lacks ${key}.`);
    if (reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const imported of chunk.imports ?? []) reach(imported);
  };
  for (const key of chunks) reach(key);
  return [...reached]
    .map((file) => ({ file, kb: gzipSync(readFileSync(join(clientDir, file)), { level: 9 }).length / 1000 }))
    .sort((a, b) => b.kb - a.kb);
}
