// What npm test runs: the tests of jest.config.js, several files in a suite. Without it a file takes longer to load the
// product and its packages than to run.
import config from './jest.config.js';
import { writeSuites } from './scripts/writeSuites.mjs';

/** How many suites each project's files are put into: more than there are workers, so that these end together. */
const SUITES = { backend: 6, frontend: 4 };

/** @param {import('jest').Config} project */
function together(project) {
  const into = `.cache/suites/${project.displayName}`;
  const roots = project.roots.map((root) => root.replace('<rootDir>/', ''));
  writeSuites({ roots, count: SUITES[project.displayName], into });
  return { ...project, roots: [`<rootDir>/${into}`], testMatch: ['**/*.test.cjs'] };
}

/** @type {import('jest').Config} */
export default { ...config, projects: config.projects.map(together) };
