import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The formatter writes all imports like this. */
const IMPORTS = /(?:\bfrom |\bimport\(|^import )'((?:\.{1,2}\/|#)[^']+)'/gm;
const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8'));
const FRAGMENTS = /^fragment (\w+)/gm;
const SPREADS = /\.\.\.(?!on\b)(\w+)/g;

/** Sources and GraphQL documents, generated files apart. */
export const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|graphql)$/.test(file) && !file.includes('.generated.'))
    .map((file) => join(folder, file));

const matchesIn = (file, pattern) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);

const isDocument = (file) => file.endsWith('.graphql');

/** A generated file stands for its document. */
const importedBy = (file, path) =>
  normalize(ALIASES[path] ?? join(dirname(file), path)).replace('.generated.ts', '.graphql');

/** Imported files by file; of a document, those whose fragments it spreads. Types count. */
export function importsOf(files) {
  const fragments = new Map(
    files.filter(isDocument).flatMap((file) => matchesIn(file, FRAGMENTS).map((name) => [name, file])),
  );
  return new Map(
    files.map((file) => [
      file,
      isDocument(file)
        ? matchesIn(file, SPREADS).map((name) => fragments.get(name) ?? name)
        : matchesIn(file, IMPORTS).map((path) => importedBy(file, path)),
    ]),
  );
}
