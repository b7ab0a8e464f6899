// What npm test runs: the tests of jest.config.js, those of the server several files in a suite. Without it a file takes
// longer to load the server and its packages than to run. What the client's tests leave in a browser's window is too
// much to share one: they keep a suite each, which loads the packages in a few files.
import config from './jest.config.js';
import { bundlePackages } from './scripts/bundlePackages.mjs';
import { writeSuites } from './scripts/writeSuites.mjs';

/** More than there are workers, so that these end together. */
const SUITES = 6;
const SUITES_INTO = '.cache/suites';
const PACKAGES_INTO = '.cache/packages';

/** @param {import('jest').Config} project */
function together(project) {
  const roots = project.roots.map((root) => root.replace('<rootDir>/', ''));
  writeSuites({ roots, count: SUITES, into: SUITES_INTO });
  return { ...project, roots: [`<rootDir>/${SUITES_INTO}`], testMatch: ['**/*.test.cjs'] };
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
    config.projects.map((project) => (isServers(project) ? together(project) : withBundles(project))),
  ),
};
