import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '../../../domain/limits.ts';
import { addDays } from '../../../domain/time/calendarDate.ts';
import { buildPerson } from '../build.ts';
import { startServerBeside, type BuiltServer } from './builtServer.ts';
import type { Client } from '../client.ts';
import { createWorld, type World } from '../world.ts';

const HEAP_MB = 256;
const PROBE_MS = 1000;
const IMPORT = 'mutation ($input: ImportTripInput!) { importTrip(input: $input) { trip { id } } }';

/** Bodies that once took too much memory or time: nested lists, 2.6 million objects, 600,000 hidden classes. */
const SHAPES = {
  'nested brackets': '['.repeat(3_900_000) + ']'.repeat(3_900_000),
  'objects of different shapes': `[${Array.from({ length: 9000 }, (_, index) => manyNames(index)).join()}]`,
  'empty objects': `[${Array<string>(2_600_000).fill('{}').join()}]`,
} as const;

/** An object with 64 of ten thousand names, in an order of its own. */
function manyNames(index: number): string {
  const names = Array.from(
    { length: 64 },
    (_, place) => `"${(index * (place + 1) * 7919 + place * place) % 10_000}k":1`,
  );
  return `{${names.join()}}`;
}

function inVariables(json: string): string {
  return `{"query":${JSON.stringify(IMPORT)},"variables":{"input":{"file":${json}}}}`;
}

let world: World;
let server: BuiltServer;
let people: readonly Client[];
beforeAll(async () => {
  world = await createWorld();
  server = await startServerBeside(world, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  const signedIn = await Promise.all(Array.from({ length: 4 }, () => buildPerson(world)));
  people = signedIn.map(({ client }) => client.at(server.url));
});
afterAll(async () => {
  await server.end('SIGTERM');
  await world.close();
});

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

/** Probes the server until the work is done. @returns the longest run of unanswered probes */
async function missedInARow(work: Promise<unknown>): Promise<number> {
  const progress = { isDone: false };
  const done = work.finally(() => {
    progress.isDone = true;
  });
  let missed = 0;
  let longest = 0;
  while (!progress.isDone) {
    missed = (await isHealthy()) ? 0 : missed + 1;
    longest = Math.max(longest, missed);
  }
  await done;
  return longest;
}

/**
 * Probes the server until the work is done.
 * @returns how many it answered meanwhile: a blocked one answers hardly any, however slow the machine
 */
async function answeredDuring(work: Promise<unknown>): Promise<number> {
  const progress = { isDone: false };
  const done = work.finally(() => {
    progress.isDone = true;
  });
  let answered = 0;
  while (!progress.isDone) {
    const { ok } = await fetch(`${server.url}/healthz`);
    if (ok) answered++;
  }
  await done;
  return answered;
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
}

describe.each(Object.entries(SHAPES))('a server with a small heap survives %s', (_shape, hostile) => {
  test.each([
    { path: '/graphql', what: 'in variables', body: inVariables(hostile), status: 413 },
    { path: '/graphql', what: 'alone', body: hostile, status: 413 },
    { path: '/api/trips', what: 'alone', body: hostile, status: 413 },
    {
      path: '/api/trips/import',
      what: 'alone',
      body: hostile,
      status: hostile.startsWith('[{}') ? 413 : 400,
    },
  ])('$what at $path, and stays responsive', async ({ path, body, status }) => {
    const sending = Promise.all(people.map((client) => statusOf(client.send('POST', path, body))));
    // One probe may be late because the machine is busy; a blocked server misses several in a row.
    expect(await missedInARow(sending)).toBeLessThan(2);
    expect(await sending).toEqual(people.map(() => status));
    expect(server.process.exitCode).toBeNull();
  });

  test('compressed, or in chunks without a length', async () => {
    const [maya] = people;
    if (maya === undefined) throw new Error('There are four people.');
    const packed = gzipSync(hostile);
    const sending = Promise.all([
      sendStream(maya, '/api/trips/import', { 'content-encoding': 'gzip' }, packed),
      sendStream(maya, '/graphql', { 'content-encoding': 'gzip' }, packed),
      sendStream(maya, '/graphql', {}, Buffer.from(hostile)),
    ]);
    expect(await missedInARow(sending)).toBeLessThan(2);
    for (const status of await sending) expect([400, 413]).toContain(status);
    expect(await statusOf(maya.send('GET', '/api/auth/me', undefined))).toBe(200);
  });
});

test('a server with a small heap imports the largest trip for two users concurrently', async () => {
  const meal = { type: 'dinner', name: 'Chili', instructions: ['Chop', 'Cook'] };
  const ingredient = {
    name: 'Ground beef',
    quantity: '2',
    unit: 'lb',
    notes: 'the lean one',
    alternatives: ['Tofu'],
  };
  const ingredients = Array(100).fill(ingredient);
  const types = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'];
  const meals = Array.from({ length: 300 }, (_, index) => {
    const date = addDays('2026-07-01', Math.floor(index / types.length));
    return { ...meal, type: types[index % types.length], date, ingredients };
  });
  const trip = {
    name: 'Moab',
    location: 'Utah',
    startDate: '2026-07-01',
    endDate: addDays('2026-07-01', 59),
    meals,
  };
  const file = JSON.stringify({ format: 'trip-backup', version: 1, trips: [trip] });
  const [maya, jonas] = people;
  if (maya === undefined || jonas === undefined) throw new Error('There are four people.');
  const sending = Promise.all(
    [maya, jonas].map((one) => statusOf(one.send('POST', '/api/trips/import', file))),
  );
  expect(await answeredDuring(sending)).toBeGreaterThan(100);
  expect(await sending).toEqual([201, 201]);
});

/** Sends bytes in chunks, without a Content-Length. @returns the status of the answer */
async function sendStream(
  client: Client,
  path: string,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
): Promise<number> {
  const call = request(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.sessionCookie ?? '', ...headers },
  });
  call.end(bytes);
  // The event's value is the response.
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

describe('a file of recipes', () => {
  test('that takes too much memory is refused in a thread, which others do not notice', async () => {
    const hostile = '<p></p>'.repeat(Math.floor(LIMITS.recipeFileBytes / 7));
    const sending = Promise.all(
      people.map((client) => client.send('POST', '/api/recipes/import-file', hostile)),
    );
    expect(await missedInARow(sending)).toBeLessThan(2);
    for (const answer of await sending)
      expect(await answer.json()).toMatchObject({
        message: 'This file is too large to be read. Please import it in parts.',
      });
    expect(server.process.exitCode).toBeNull();
  });

  test('of usual size is read', async () => {
    const [maya] = people;
    const recipe = { '@type': 'Recipe', name: 'Leek soup', recipeIngredient: ['2 leeks'] };
    const answer = await maya?.rest('POST', '/api/recipes/import-file', recipe);
    expect(answer).toMatchObject({ status: 200, body: { recipes: [{ name: 'Leek soup' }] } });
  });
});
