// What npm test runs: the tests of jest.config.js, several files in a suite. Without it a file takes longer to load the
// product and its packages than to run. Those of screens share a browser's window, as the tests of a single file do;
// those that load modules anew for themselves keep a suite each.
import { readFileSync } from 'node:fs';
import config from './jest.config.js';
import { bundlePackages } from './scripts/bundlePackages.mjs';
import { writeSuites } from './scripts/writeSuites.mjs';

/** As many as the least machine has processors: each more loads the product again. */
const SUITES = 2;
const SUITES_INTO = '.cache/suites/server';
/** They come after the server's, and are short enough for all workers to end together. */
const SCREENS_SUITES = 6;
const SCREENS_INTO = '.cache/suites/screens';
const SCREENLESS_INTO = '.cache/suites/screenless';
const loadsAnew = (file) => readFileSync(file, 'utf8').includes('isolateModules');
const isOfScreens = (file) => file.endsWith('.tsx') && !loadsAnew(file);
const isScreenless = (file) => file.endsWith('.ts') && !loadsAnew(file);

const foldersOf = ({ roots }) => roots.map((root) => root.replace('<rootDir>/', ''));

/** @param {import('jest').Config} project */
function together(project) {
  writeSuites({ roots: foldersOf(project), count: SUITES, into: SUITES_INTO });
  return { ...project, roots: [`<rootDir>/${SUITES_INTO}`], testMatch: ['**/*.test.cjs'] };
}

/** @param {import('jest').Config} project */
function partlyTogether(project) {
  const roots = foldersOf(project);
  const taken = [
    ...writeSuites({ roots, only: isOfScreens, count: SCREENS_SUITES, into: SCREENS_INTO }),
    ...writeSuites({ roots, only: isScreenless, count: 1, into: SCREENLESS_INTO }),
  ];
  return {
    ...project,
    roots: [...project.roots, `<rootDir>/${SCREENS_INTO}`, `<rootDir>/${SCREENLESS_INTO}`],
    testMatch: [...project.testMatch, '**/*.test.cjs'],
    testPathIgnorePatterns: taken.map((file) => `/${file}$`),
  };
}

/** @param {import('jest').Config} project */
async function withBundles(project) {
  const bundles = await bundlePackages();
  return { ...project, moduleNameMapper: { ...project.moduleNameMapper, ...bundles } };
}

const isServers = (project) => project.displayName === 'backend';

/** @type {import('jest').Config} */
export default {
  ...config,
  projects: await Promise.all(
    config.projects.map((project) =>
      isServers(project) ? together(project) : withBundles(partlyTogether(project)),
    ),
  ),
};
