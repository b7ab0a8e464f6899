import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Divides files into so many groups of about the same size in bytes. */
function groupsOf(files, count) {
  const groups = Array.from({ length: count }, () => ({ bytes: 0, files: [] }));
  const largestFirst = files.map((file) => ({ file, bytes: statSync(file).size }));
  largestFirst.sort((one, other) => other.bytes - one.bytes);
  for (const { file, bytes } of largestFirst) {
    const smallest = groups.reduce((least, group) => (group.bytes < least.bytes ? group : least));
    smallest.files.push(file);
    smallest.bytes += bytes;
  }
  return groups.map((group) => group.files);
}

/**
 * Writes suites that each run several files of tests, so that what the files import is loaded once a suite.
 * @param {{ roots: string[], count: number, into: string }} wanted where to look, how many suites, the folder for them
 */
export function writeSuites({ roots, count, into }) {
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  );
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const required = (file) => `require(${JSON.stringify(relative(into, file))})`;
  groupsOf(files, count).forEach((group, index) => {
    const tests = group.map((file) => `testFile(${JSON.stringify(file)}, () => ${required(file)});`);
    const lines = [`const { testFile } = ${required('scripts/testFile.cjs')};`, ...tests, ''];
    writeFileSync(join(into, `${index + 1}.test.cjs`), lines.join('\n'));
  });
}
