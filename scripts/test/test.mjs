// npm test: all checks, then totals.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install } from '../run/prepare.mjs';

const jestReport = '.cache/jest-report.json';
const journeysReport = '.cache/journeys-report.json';

/** Each counts as one test. The build comes first: it generates the typed hooks. */
const checks = [
  { label: 'Build', args: ['scripts/run/build.mjs'] },
  { label: 'Lint', args: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js'] },
  {
    label: 'Lint of GraphQL',
    args: [
      'node_modules/eslint/bin/eslint.js',
      ...['schema.graphql', 'frontend/src/**/*.graphql', '--max-warnings', '0'],
    ],
  },
  { label: 'Format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { label: 'Types', args: ['node_modules/typescript/bin/tsc', '-b', '--noEmit'] },
  { label: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-gitignore'] },
  { label: "First screen's JavaScript", args: ['scripts/test/bundleBudget.mjs'] },
];

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
    // Flaky is failed.
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  },
  {
    label: 'Unit and API tests',
    args: ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`],
    report: jestReport,
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
  },
];

const sum = (all, key) => all.reduce((total, each) => total + each[key], 0);

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

function succeeds({ label, args, env = {} }) {
  heading(label);
  const startedAt = Date.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`${status === 0 ? '✓' : '✗'} ${label} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  return status === 0;
}

/** A broken or empty suite is one failure. */
function runSuite(suite) {
  const { label, report, count } = suite;
  rmSync(report, { force: true });
  const isOk = succeeds(suite);
  if (!existsSync(report)) return { label, passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  const isBroken = passed + failed === 0 || (!isOk && failed === 0);
  return { label, passed, failed: failed + (isBroken ? 1 : 0) };
}

install();
mkdirSync('.cache', { recursive: true });
const passedChecks = checks.filter(succeeds).length;
const totals = [
  { label: 'Checks', passed: passedChecks, failed: checks.length - passedChecks },
  ...suites.map(runSuite),
];

heading('Totals');
for (const { label, passed, failed } of totals) console.log(`${label}: ${passed} passed, ${failed} failed`);
process.exitCode = sum(totals, 'failed') > 0 ? 1 : 0;
console.log(`${sum(totals, 'passed')} passed, ${sum(totals, 'failed')} failed`);
