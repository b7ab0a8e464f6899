import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { buildPerson, buildTrip, signedIn, type Person } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';

const ME = '{ me { id } }';
const FROM = { 'x-forwarded-for': '203.0.113.7' };
const FROM_OTHER_ADDRESS = { 'x-forwarded-for': '203.0.113.8' };

// The cast keeps the matcher's loose type out of the comparison.
const A_SECOND = expect.stringMatching(/^[1-9]\d*$/) as unknown;

let world: World;
afterEach(() => world.close());

async function statuses(times: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push((await call()).status);
  return all;
}

describe('a limit of one call a second per user', () => {
  let maya: Person;
  let jonas: Person;
  beforeEach(async () => {
    world = await createWorld({ USER_CALLS_PER_SECOND: '1' });
    maya = await buildPerson(world);
    jonas = await buildPerson(world);
  });

  async function spendAll(client: Client): Promise<void> {
    expect(await statuses(20, () => client.rest('GET', '/api/auth/me'))).toContain(429);
  }

  test('refuses further calls over GraphQL and REST, in all sessions, with Retry-After', async () => {
    await spendAll(maya.client);
    for (const client of [maya.client, await signedIn(world, maya.user)]) {
      const rest = await client.rest('GET', '/api/trips');
      expect({ status: rest.status, body: rest.body, wait: rest.headers.get('retry-after') }).toEqual({
        status: 429,
        body: {
          code: 'RATE_LIMITED',
          message: 'Too many requests. Please try again in a moment.',
          messageId: 'request.tooMany',
        },
        wait: A_SECOND,
      });
      const graphql = await client.graphql(ME);
      expect({ ...graphql, wait: graphql.headers.get('retry-after') }).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
        wait: A_SECOND,
      });
    }
  });

  test('tells what is left of it', async () => {
    const told = async (client: Client) => {
      const { headers } = await client.rest('GET', '/api/features');
      return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
    };
    expect(await told(maya.client)).toEqual(['"account";q=5;w=5', '"account";r=4;t=1']);
    await spendAll(maya.client);
    expect(await told(maya.client)).toEqual([
      '"account";q=5;w=5',
      expect.stringMatching(/^"account";r=0;t=5$/),
    ]);
    expect(await told(world.visitor())).toEqual([
      '"address";q=5000000;w=5',
      expect.stringMatching(/^"address";r=\d+;t=1$/),
    ]);
  });

  test('does not affect other users and visitors', async () => {
    await spendAll(maya.client);
    expect((await jonas.client.rest('GET', '/api/auth/me')).status).toBe(200);
    expect((await world.visitor().rest('GET', '/api/features')).status).toBe(200);
  });
});

describe('a limit of one call a second per address', () => {
  beforeEach(async () => {
    world = await createWorld({ ADDRESS_CALLS_PER_SECOND: '1', TRUST_PROXY: '1' });
    const spent = await statuses(20, () => world.visitor().rest('GET', '/api/features', undefined, FROM));
    expect(spent).toContain(429);
  });

  test('refuses further calls over GraphQL and REST, with Retry-After', async () => {
    const rest = await world.visitor().rest('GET', '/api/features', undefined, FROM);
    expect(rest).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(rest.headers.get('retry-after')).toEqual(A_SECOND);
    const graphql = await world.visitor().graphql(ME, {}, FROM);
    expect(graphql).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(graphql.headers.get('retry-after')).toEqual(A_SECOND);
  });

  test('answers Apollo Client in the content type whose errors it reads', async () => {
    const accept = 'application/graphql-response+json,application/json;q=0.9';
    const answer = await world.visitor().send('POST', '/graphql', '{}', { ...FROM, accept });
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) as unknown } }],
    });
  });

  test('refuses calls before it looks up a session or reads a body', async () => {
    const maya = await buildPerson(world);
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const create = (headers: Record<string, string>) =>
      maya.client.send('POST', '/api/trips', '{"no": JSON', headers);
    expect((await create(FROM)).status).toBe(429);
    expect((await maya.client.rest('GET', '/api/auth/me', undefined, FROM)).status).toBe(429);
    expect(query).not.toHaveBeenCalled();
    expect((await create(FROM_OTHER_ADDRESS)).status).toBe(400);
    expect((await maya.client.rest('GET', '/api/auth/me', undefined, FROM_OTHER_ADDRESS)).status).toBe(200);
    expect(query).toHaveBeenCalled();
  });

  test('does not affect other addresses, health checks and pages', async () => {
    const visitor = world.visitor();
    expect((await visitor.rest('GET', '/api/features', undefined, FROM_OTHER_ADDRESS)).status).toBe(200);
    expect(await statuses(20, () => visitor.send('GET', '/healthz', undefined, FROM))).not.toContain(429);
    expect(await statuses(20, () => visitor.send('GET', '/robots.txt', undefined, FROM))).not.toContain(429);
  });
});

describe('the default limits', () => {
  const DEFAULTS = { USER_CALLS_PER_SECOND: '', ADDRESS_CALLS_PER_SECOND: '', TRUST_PROXY: '1' };
  beforeEach(async () => {
    world = await createWorld(DEFAULTS);
  });

  test('let forty users behind one address load a page of twenty calls concurrently', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => buildPerson(world)));
    const calls = people.flatMap(({ client }) =>
      Array.from({ length: 20 }, () => client.rest('GET', '/api/auth/me', undefined, FROM)),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('refuse most of 5,000 pipelined reads, and keep other users served', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const trip = await buildTrip(world, maya);
    await buildTrip(world, jonas);
    const flood = await pipeline(maya.client, `/api/trips/${trip.id}`, 5000);
    await flood.answers(1);
    for (let read = 0; read < 3; read++)
      expect((await jonas.client.rest('GET', '/api/trips', undefined, FROM_OTHER_ADDRESS)).status).toBe(200);
    // Reads of the flood that ran before the other user's third read.
    expect(flood.count(200)).toBeLessThan(100);
    await flood.answers(5000);
    expect(flood.count(200) + flood.count(429)).toBe(5000);
    expect(flood.count(429)).toBeGreaterThan(3000);
  });
});

describe('pipelined calls of one connection', () => {
  beforeEach(async () => {
    world = await createWorld();
  });

  test.each(['/healthz', '/readyz', '/robots.txt', '/api/features'])(
    'queue up to a hundred, and refuse more: %s',
    async (path) => {
      const flood = await pipeline(world.visitor(), path, 2000);
      await flood.answers(2000);
      expect(flood.count(429)).toBeGreaterThan(0);
      expect(flood.count(200)).toBeGreaterThan(100);
    },
  );
});

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;
const STATUS_LINE_LENGTH = 'HTTP/1.1 200 '.length;

/** Sends GET requests on one connection without waiting for answers. */
async function pipeline(client: Client, path: string, times: number) {
  const { port, hostname } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  const statuses: number[] = [];
  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    const text = rest + chunk.toString('latin1');
    for (const [, status] of text.matchAll(STATUS_LINE)) statuses.push(Number(status));
    // A status line may be split between two chunks; a whole one is not counted again.
    rest = text.slice(-STATUS_LINE_LENGTH + 1).replace(STATUS_LINE, '');
  });
  await once(socket, 'connect');
  const headers = [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, `Cookie: ${client.sessionCookie ?? ''}`];
  socket.write(`${[...headers, 'X-Forwarded-For: 203.0.113.7'].join('\r\n')}\r\n\r\n`.repeat(times));
  return {
    count: (status: number) => statuses.filter((one) => one === status).length,
    /** Waits for that many answers, and closes the connection after the last. */
    answers: async (least: number) => {
      while (statuses.length < least) await once(socket, 'data');
      if (least === times) socket.destroy();
    },
  };
}
