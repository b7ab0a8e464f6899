// What npm test runs: the tests of jest.config.js, those of the server several files in a suite. Without it a file takes
// longer to load the server and its packages than to run. What the client's tests leave in a browser's window is too
// much to share one: they keep a suite each.
import config from './jest.config.js';
import { writeSuites } from './scripts/writeSuites.mjs';

/** More than there are workers, so that these end together. */
const SUITES = 6;
const INTO = '.cache/suites';

/** @param {import('jest').Config} project */
function together(project) {
  const roots = project.roots.map((root) => root.replace('<rootDir>/', ''));
  writeSuites({ roots, count: SUITES, into: INTO });
  return { ...project, roots: [`<rootDir>/${INTO}`], testMatch: ['**/*.test.cjs'] };
}

const isServers = (project) => project.displayName === 'backend';

/** @type {import('jest').Config} */
export default {
  ...config,
  projects: config.projects.map((project) => (isServers(project) ? together(project) : project)),
};
