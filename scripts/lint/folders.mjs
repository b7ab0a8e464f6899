import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// Fails if two files, or two folders, need each other, directly or in a circle; types and fragments count.
// A folder's own files count as a folder beside its subfolders. Fails, too, if a folder has too many files.

const HOUSES = [
  'domain',
  'backend/src',
  'backend/test',
  'bench',
  'frontend/e2e',
  'frontend/site',
  'frontend/src',
  'frontend/test',
  'scripts',
];
/** But what is generated. */
const MOST_FILES = 25;
/** One file for each change of the schema, and their test. */
const UNLIMITED = 'backend/src/db/migrations';

/** The formatter writes all imports like this. */
const IMPORTS = /(?:\bfrom |\bimport\(|^import )'((?:\.{1,2}\/|#)[^']+)'/gm;
const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8'));
const FRAGMENTS = /^fragment (\w+)/gm;
const SPREADS = /\.\.\.(?!on\b)(\w+)/g;

const filesIn = (house) =>
  readdirSync(house, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|graphql)$/.test(file) && !file.includes('.generated.'))
    .map((file) => join(house, file));

const matchesIn = (file, pattern) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);

const isDocument = (file) => file.endsWith('.graphql');

const isSource = (file) => !/\.(test|d)\.tsx?$/.test(file);

/** A generated file stands for its document. */
const importedBy = (file, path) =>
  normalize(ALIASES[path] ?? join(dirname(file), path)).replace('.generated.ts', '.graphql');

/** Imported files by file; of a document, those whose fragments it spreads. */
function importsOf(files) {
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

/** Groups of two nodes and more that reach each other (Tarjan's algorithm). */
function circles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** Imports between what stands directly in a folder: its subfolders, and its own files as one node. */
function graphOfFolder(folder, imports) {
  const nodeOf = (file) => {
    const [first, ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length === 0 ? `${folder}/*` : `${folder}/${first}`;
  };
  const graph = new Map();
  for (const [file, paths] of imports) {
    if (!file.startsWith(`${folder}/`)) continue;
    const node = nodeOf(file);
    const needed = graph.get(node) ?? new Set();
    graph.set(node, needed);
    for (const path of paths)
      if (path.startsWith(`${folder}/`) && nodeOf(path) !== node) needed.add(nodeOf(path));
  }
  return graph;
}

/** A house's folders, those without files of their own too. */
const foldersOf = (house, files) => [
  ...new Set([
    house,
    ...files.flatMap((file) => {
      const parts = dirname(file).split('/');
      return parts
        .map((_, at) => parts.slice(0, at + 1).join('/'))
        .filter((folder) => folder.startsWith(`${house}/`));
    }),
  ]),
];

const needProblems = HOUSES.flatMap((house) => {
  const files = filesIn(house);
  const imports = importsOf(files.filter(isSource));
  const ofFolders = foldersOf(house, files).flatMap((folder) => circles(graphOfFolder(folder, imports)));
  return [
    ...circles(imports).map((group) => `These files need each other: ${group.join(', ')}`),
    ...ofFolders.map((group) => `These folders need each other: ${group.join(', ')}`),
  ];
});

const countOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.generated.'),
  ).length;

const sizeProblems = HOUSES.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .concat(root)
    .filter((folder) => folder !== UNLIMITED && countOf(folder) > MOST_FILES)
    .map(
      (folder) => `${folder} has ${countOf(folder)} files; split it before it has more than ${MOST_FILES}.`,
    ),
);

const problems = [...needProblems, ...sizeProblems];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
