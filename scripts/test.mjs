// npm test: every check there is, on a fresh machine too; its last line is the totals of all of them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';
import { runWithProgress } from './progress.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));

const jestReport = '.cache/jest-report.json';
const journeysReport = '.cache/journeys-report.json';

/**
 * A collection of garbage takes a fifth of a short run's time where the space for what is new is Node's usual 16 MB, or
 * where a program in Go, as the compiler and Oxlint are in part, collects each time that it has doubled. Either waits
 * until there is much.
 */
const roomy = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
  GOGC: process.env.GOGC ?? 'off',
  GOMEMLIMIT: process.env.GOMEMLIMIT ?? '2GiB',
};

/**
 * For code that is new in each suite and gone with it: the machine's best version of a function is made once that has
 * run for long, and no thread collects garbage on a processor that others need. Jest's workers take these over.
 */
const shortLived = ['--interrupt-budget=1000000', '--single-threaded-gc', '--min-semi-space-size=64'];

/**
 * Checks that pass or fail as one; each counts as one test. The build begins with the typed hooks that everything of
 * the client is checked with: a document that the schema refuses fails there.
 */
const first = [{ label: 'Build', args: ['scripts/build.mjs'] }];
/** They need nothing of what the build writes, and the build takes one processor for the most part. */
const meanwhile = [
  {
    label: 'Lint of GraphQL',
    args: [
      'node_modules/eslint/bin/eslint.js',
      ...['schema.graphql', 'frontend/src/**/*.graphql', '--max-warnings', '0'],
    ],
  },
  { label: 'Format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { label: 'Packages for the tests', args: ['scripts/bundlePackages.mjs'] },
];
/** They run beside the suites: a browser and a database leave the processor to others for a third of their time. */
const beside = [
  { label: 'Lint', args: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js'] },
  { label: 'Types', args: ['node_modules/typescript/bin/tsc', '-b', '--noEmit', '--singleThreaded'] },
  { label: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-gitignore'] },
  { label: "First screen's JavaScript", args: ['scripts/bundleBudget.mjs'] },
];

/**
 * Suites of tests, one after the other: each writes a report that is counted. Each has a worker more than the least
 * machine has processors, as a test waits at times for a page, a database or a program that it has started.
 */
const suites = [
  {
    label: 'Journeys in a browser',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['-c', 'frontend/e2e/playwright.config.ts', '--reporter=list,json'],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    report: journeysReport,
    // A test that passed only when it was tried again is a test that fails.
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  },
  {
    label: 'Unit and API tests',
    args: [
      ...[...shortLived, 'node_modules/jest/bin/jest.js', '-c', 'jest.together.config.js'],
      ...['--ci', '--maxWorkers=3', '--json', `--outputFile=${jestReport}`],
    ],
    report: jestReport,
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  },
];

/** The sum of one figure of each. */
const sum = (all, key) => all.reduce((total, each) => total + each[key], 0);

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

/** Runs checks one after the other. */
async function runChecks(checks) {
  let passed = 0;
  for (const { label, args } of checks) {
    const { isOk } = await runWithProgress(label, process.execPath, args, { env: roomy });
    if (isOk) passed += 1;
  }
  return { passed, failed: checks.length - passed };
}

/** Runs a suite and shows what it says as a whole, once it ends. A suite that breaks, or finds no tests, is one failure. */
async function runSuite({ label, args, env, report, count }) {
  rmSync(report, { force: true });
  const { isOk, output } = await runWithProgress(label, process.execPath, args, {
    env: { ...roomy, ...env },
  });
  if (isOk) console.log(output);
  if (!existsSync(report)) return { label, passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  const isBroken = passed + failed === 0 || (!isOk && failed === 0);
  return { label, passed, failed: failed + (isBroken ? 1 : 0) };
}

async function runSuites() {
  const totals = [];
  for (const suite of suites) totals.push(await runSuite(suite));
  return totals;
}

await freshInstall();
mkdirSync('.cache', { recursive: true });
const startedAt = Date.now();

const early = runChecks(meanwhile);
const built = await runChecks(first);
// The suites would bundle the packages once more as long as that is not done.
const [ended, late, totalsOfSuites] = await Promise.all([early, runChecks(beside), early.then(runSuites)]);
const checks = [built, ended, late];
const totals = [
  { label: 'Checks', passed: sum(checks, 'passed'), failed: sum(checks, 'failed') },
  ...totalsOfSuites,
];

heading('Totals');
for (const { label, passed, failed } of totals) console.log(`${label}: ${passed} passed, ${failed} failed`);
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
process.exitCode = sum(totals, 'failed') > 0 ? 1 : 0;
console.log(`${sum(totals, 'passed')} passed, ${sum(totals, 'failed')} failed`);
