// Of what Jest's own runner does and jest-light-runner leaves out, what these tests need: a longest time, restored mocks,
// options of fake timers. And complaints of the console or of Node fail the test that causes them.
import { setImmediate as afterEvents, setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { bind } from 'jest-each';

/** Only against hanging tests. */
const LONGEST_MS = 120_000;

const complaints = [];
for (const level of ['error', 'warn'])
  console[level] = (...values) => void complaints.push(`console.${level}: ${format(...values)}`);
for (const event of ['warning', 'unhandledRejection', 'uncaughtException'])
  process.on(event, (error) => void complaints.push(`${event}: ${format(error)}`));

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
for (const name of [
  'useFakeTimers',
  'useRealTimers',
  'setSystemTime',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
])
  globalThis.jest[name] = timers[name].bind(timers);

/** A test or hook with these checks. */
const checked =
  (work, longestMs = LONGEST_MS) =>
  async () => {
    const clock = new AbortController();
    const failures = [];
    const done = (async () => work())();
    await Promise.race([done, failAfter(longestMs, clock.signal)]).catch((error) => failures.push(error));
    clock.abort();
    await afterEvents();
    failures.push(...complaints.splice(0).map((complaint) => new Error(complaint)));
    if (failures.length > 1) throw new Error(failures.map(({ stack }) => stack).join('\n\n'));
    if (failures.length === 1) throw failures[0];
  };

/** As Jest's restoreMocks. */
const restoring = (work) => async () => {
  try {
    await work();
  } finally {
    globalThis.jest.restoreAllMocks();
  }
};

async function failAfter(ms, signal) {
  await sleep(ms, undefined, { signal, ref: false });
  throw new Error(`Takes longer than ${ms} ms.`);
}

const test = (name, work, longestMs) => circus.test(name, checked(restoring(work), longestMs));
globalThis.test = globalThis.it = Object.assign(test, circus.test, { each: bind(test) });
for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'])
  globalThis[hook] = (work, longestMs) => circus[hook](checked(work, longestMs));
