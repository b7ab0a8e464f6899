// npm test: every check there is, on a fresh machine too; its last line is the totals of all of them.
import { spawn } from 'node:child_process';
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

/** The typed hooks that everything of the client is checked with; a document that the schema refuses fails here. */
const checksOfDocuments = [{ label: 'Typed hooks', args: ['node_modules/@graphql-codegen/cli/esm/bin.js'] }];
/** Checks that pass or fail as one; each counts as one test. The slowest come first. */
const checks = [
  { label: 'Build', args: ['scripts/build.mjs'] },
  { label: 'Lint', args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { label: 'Types', args: ['node_modules/typescript/bin/tsc', '-b', '--noEmit'] },
  { label: 'Format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  { label: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-gitignore'] },
];
/** What is measured on the build, and so comes after it. */
const checksOfBuild = [{ label: "First screen's JavaScript", args: ['scripts/bundleBudget.mjs'] }];
const atOnce = 2;

/** Suites of tests: each writes a report that is counted. */
const suites = [
  {
    label: 'Unit and API tests',
    args: ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
    report: jestReport,
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  },
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
];

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

async function runChecks(someChecks) {
  const waiting = [...someChecks];
  const results = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { isOk } = await runWithProgress(check.label, process.execPath, check.args);
      results.push(isOk);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Runs a suite with its output shown as it comes. A suite that breaks, or finds no tests, is one failure. */
async function runSuite({ args, env, report, count }) {
  rmSync(report, { force: true });
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      // The report goes to a file; what a tool prints on stdout beside it is for people.
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  const isBroken = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: failed + (isBroken ? 1 : 0) };
}

await freshInstall();
mkdirSync('.cache', { recursive: true });
const startedAt = Date.now();
const totals = [];

heading('Checks');
const results = [];
for (const stage of [checksOfDocuments, checks, checksOfBuild]) results.push(await runChecks(stage));
totals.push({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
});
for (const suite of suites) {
  heading(suite.label);
  totals.push(await runSuite(suite));
}

heading('Totals');
[{ label: 'Checks' }, ...suites].forEach(({ label }, index) => {
  console.log(`${label}: ${totals[index].passed} passed, ${totals[index].failed} failed`);
});
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
const sum = (key) => totals.reduce((all, each) => all + each[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
