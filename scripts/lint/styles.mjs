import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// Fails if no component uses a class of a CSS module.

const CLIENT = 'frontend/src';
const IMPORTS = /(?:\bfrom |^import )'(\.{1,2}\/[^']+\.css)'/gm;

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).map((file) => join(CLIENT, file));
const read = (file) => readFileSync(file, 'utf8');
const sources = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** Components by the module that they import. */
const usersOf = new Map();
for (const source of sources)
  for (const [, path] of read(source).matchAll(IMPORTS)) {
    const module = normalize(join(dirname(source), path));
    usersOf.set(module, [...(usersOf.get(module) ?? []), source]);
  }

const found = [];
for (const module of files.filter((file) => file.endsWith('.module.css'))) {
  const css = read(module).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  const code = (usersOf.get(module) ?? []).map(read).join('\n');
  const names = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  for (const name of names)
    if (!new RegExp(`\\b${name}\\b`).test(code)) found.push(`${module}: nothing uses .${name}`);
}

for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
