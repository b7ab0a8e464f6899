// npm test: all checks, then totals.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install } from '../run/prepare.mjs';

const jestReport = '.cache/jest-report.json';
const journeysReport = '.cache/journeys-report.json';
const firstPictures = '.cache/first-pictures';

/** Comes first: it generates the typed hooks. The pseudo-language is for the journeys. */
const build = { label: 'Build', args: ['scripts/run/build.mjs', 'build:pseudo'] };

/** Run side by side; each counts as one test. */
const checks = [
  { label: 'Lint', args: ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js'] },
  {
    label: 'Lint of GraphQL',
    args: [
      'node_modules/eslint/bin/eslint.js',
      'schema.graphql',
      'frontend/src/**/*.graphql',
      '--max-warnings',
      '0',
    ],
  },
  { label: 'Folders', args: ['scripts/lint/folders.mjs'] },
  { label: 'Styles', args: ['scripts/lint/styles.mjs'] },
  { label: 'Translations', args: ['scripts/lint/texts.mjs'] },
  { label: 'Format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { label: 'Types', args: ['node_modules/typescript/bin/tsc', '-b', '--noEmit'] },
  { label: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-gitignore'] },
  { label: 'JavaScript of the first screens', args: ['scripts/test/bundleBudget.mjs'] },
];

const suites = [
  {
    label: 'Journeys in a browser',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'frontend/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
    report: journeysReport,
    onlyFailed: '--last-failed',
    pictures: 'test-results',
    // Flaky within one run is failed.
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
    failures: ({ suites }) =>
      specsOf(suites)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => ({
          name: `${file}: ${title}`,
          messages: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(errorText))),
        })),
  },
  {
    label: 'Unit and API tests',
    args: ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`],
    report: jestReport,
    onlyFailed: '--onlyFailures',
    count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }),
    failures: ({ testResults }) =>
      testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          const file = relative('.', name);
          return failed.length === 0
            ? [{ name: file, messages: [message] }]
            : failed.map(({ ancestorTitles, title, failureMessages }) => ({
                name: `${file}: ${[...ancestorTitles, title].join(' ')}`,
                messages: failureMessages,
              }));
        }),
  },
];

function specsOf(journeySuites) {
  return journeySuites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)]);
}

function errorText({ message = '', location }) {
  return location === undefined
    ? message
    : `${message}\nat ${relative('.', location.file)}:${location.line}:${location.column}`;
}

const sum = (all, key) => all.reduce((total, each) => total + each[key], 0);

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
}

function result(label, isOk, startedAt) {
  console.log(`${isOk ? '✓' : '✗'} ${label} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  return isOk;
}

function succeeds({ label, args, env = {} }) {
  heading(label);
  const startedAt = Date.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return result(label, status === 0, startedAt);
}

/** As {@link succeeds}, with all output at the end. */
function succeedsAside({ label, args }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (error, output, errors) => {
      heading(label);
      process.stdout.write(output + errors);
      resolve(result(label, error === null, startedAt));
    });
  });
}

/** Repeats what failed, so that nobody searches the output for it. */
function printFailure({ name, messages }) {
  console.log(`  ✗ ${name}`);
  for (const message of messages) {
    const lines = stripVTControlCharacters(message).split('\n');
    const ours = lines.filter((line) => line.trim() !== '' && !/node_modules|node:internal/.test(line));
    for (const line of ours.slice(0, 25)) console.log(`    ${line}`);
  }
}

/** More failures than these have no business with a busy machine. */
const FEW = 3;

/** The few tests that fail beside all others get a second try of their own; who passes then is named as unstable. */
function runSuite(suite) {
  const first = runOnce(suite);
  if (first.failed === 0 || first.failed > FEW || first.failures.length === 0) return first;
  first.failures.forEach(printFailure);
  keepPictures(suite);
  const second = runOnce({ ...suite, args: [...suite.args, suite.onlyFailed] });
  const unstable = first.failures
    .map(({ name }) => name)
    .filter((name) => second.failures.every((failure) => failure.name !== name));
  const passed = first.passed + Math.max(0, first.failed - second.failed);
  return { ...second, passed, unstable };
}

/** The second try overwrites them. */
function keepPictures({ pictures }) {
  if (pictures === undefined || !existsSync(pictures)) return;
  cpSync(pictures, firstPictures, { recursive: true });
  console.log(`Pictures of the first try: ${firstPictures}`);
}

/** A broken or empty suite is one failure. */
function runOnce(suite) {
  const { label, report, count, failures } = suite;
  rmSync(report, { force: true });
  const isOk = succeeds(suite);
  if (!existsSync(report))
    return { label, passed: 0, failed: 1, failures: [{ name: 'no report', messages: [] }] };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { passed, failed } = count(results);
  const isBroken = passed + failed === 0 || (!isOk && failed === 0);
  return { label, passed, failed: failed + (isBroken ? 1 : 0), failures: failures(results) };
}

install();
mkdirSync('.cache', { recursive: true });
rmSync(firstPictures, { recursive: true, force: true });
const checked = [succeeds(build), ...(await Promise.all(checks.map(succeedsAside)))];
const passedChecks = checked.filter(Boolean).length;
const totals = [
  { label: 'Checks', passed: passedChecks, failed: checked.length - passedChecks, failures: [] },
  ...suites.map(runSuite),
];

heading('Totals');
for (const { label, passed, failed, failures, unstable = [] } of totals) {
  console.log(`${label}: ${passed} passed, ${failed} failed`);
  for (const name of unstable) console.log(`  unstable, passed at the second try: ${name}`);
  failures.forEach(printFailure);
}
process.exitCode = sum(totals, 'failed') > 0 ? 1 : 0;
console.log(`${sum(totals, 'passed')} passed, ${sum(totals, 'failed')} failed`);
