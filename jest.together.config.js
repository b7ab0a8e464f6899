// What npm test runs: the tests of jest.config.js, those of the server several files in a suite. Without it a file takes
// longer to load the server and its packages than to run. What the client's tests leave in a browser's window is too
// much to share one: they keep a suite each, which loads the packages in a few files. Those that show no screen share one
// all the same, unless they load modules anew for themselves; and so do the files of the trip's page: they show one screen
// with one world around it, as the tests of a single file do.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import config from './jest.config.js';
import { bundlePackages } from './scripts/bundlePackages.mjs';
import { writeSuites } from './scripts/writeSuites.mjs';

/** As many as there are workers: each more loads the product again. The client's files come after, and end together. */
const SUITES = 2;
const SUITES_INTO = '.cache/suites/server';
/** As many as there are workers. */
const TRIP_PAGE_SUITES = 2;
const TRIP_PAGE_INTO = '.cache/suites/tripPage';
const isOfTripPage = (file) => basename(file).startsWith('TripPage.');
const SCREENLESS_INTO = '.cache/suites/screenless';
const isScreenless = (file) => file.endsWith('.ts') && !readFileSync(file, 'utf8').includes('isolateModules');
const PACKAGES_INTO = '.cache/packages';

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
    ...writeSuites({ roots, only: isOfTripPage, count: TRIP_PAGE_SUITES, into: TRIP_PAGE_INTO }),
    ...writeSuites({ roots, only: isScreenless, count: 1, into: SCREENLESS_INTO }),
  ];
  return {
    ...project,
    roots: [...project.roots, `<rootDir>/${TRIP_PAGE_INTO}`, `<rootDir>/${SCREENLESS_INTO}`],
    testMatch: [...project.testMatch, '**/*.test.cjs'],
    testPathIgnorePatterns: taken.map((file) => `/${file}$`),
  };
}

/** @param {import('jest').Config} project */
async function withBundles(project) {
  const roots = ['frontend/src', 'frontend/test', 'domain'];
  const bundles = await bundlePackages({ roots, into: PACKAGES_INTO });
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
