import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FLOORS } from './floors.mjs';
import { importsOf, sourcesIn } from './imports.mjs';

// Fails if a folder imports from its own or a later floor, if two files or two folders need each other, directly or in a
// circle, or if a folder has too many files. A folder's own files count as a folder beside its subfolders.

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

const isSource = (file) => !/\.(test|d)\.tsx?$/.test(file);

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

/** The subfolder of a folder in which a file is, or "." for the folder's own files. */
function roomOf(folder, file) {
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? '.' : first;
}

/** Imports between what stands directly in a folder: its subfolders, and its own files as one node. */
function graphOfFolder(folder, imports) {
  const nodeOf = (file) => `${folder}/${roomOf(folder, file)}`;
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

const floorProblems = Object.entries(FLOORS).flatMap(([folder, line]) => {
  const floors = line.split('<').map((floor) => floor.trim().split(/\s+/));
  const levelOf = (room) => floors.findIndex((floor) => floor.includes(room));
  const imports = [...importsOf(sourcesIn(folder).filter(isSource))];
  const rooms = new Set(imports.map(([file]) => roomOf(folder, file)));
  const unlisted = [...rooms].filter((room) => levelOf(room) === -1);
  const gone = floors.flat().filter((room) => !existsSync(join(folder, room)));
  return [
    ...unlisted.map((room) => `${folder}/${room} has no floor in scripts/lint/floors.mjs.`),
    ...gone.map((room) => `${folder}/${room} has a floor, but is gone.`),
    ...imports.flatMap(([file, paths]) =>
      paths
        .filter((path) => path.startsWith(`${folder}/`) && roomOf(folder, path) !== roomOf(folder, file))
        .filter((path) => levelOf(roomOf(folder, path)) >= levelOf(roomOf(folder, file)))
        .map((path) => `${file} may not import ${path}: its floor is not earlier (scripts/lint/floors.mjs).`),
    ),
  ];
});

const needProblems = HOUSES.flatMap((house) => {
  const files = sourcesIn(house);
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

const problems = [...floorProblems, ...needProblems, ...sizeProblems];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
