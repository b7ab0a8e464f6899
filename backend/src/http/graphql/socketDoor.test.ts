import { once } from 'node:events';
import { connect } from 'node:net';
import type WebSocket from 'ws';
import { buildPerson, buildTrip, signedIn } from '../../../test/build.ts';
import {
  closeCode,
  followByEvents,
  followBySocket,
  upgrade,
  type Follower,
} from '../../../test/followers.ts';
import { subscriber } from '../../../test/subscriber.ts';
import { allTests } from '../../../test/fixtures.ts';
import { createWorld, testWorld } from '../../../test/world.ts';

const TRIP_CHANGED = 'subscription ($id: ID!) { tripChanged(tripId: $id) { revision } }';
const SITE = 'http://localhost:4000';

const world = testWorld({ PUBLIC_URL: SITE, LIVE_STREAMS_PER_ADDRESS: '12', TRUST_PROXY: '1' });
const sockets: WebSocket[] = [];
const followers: Follower[] = [];

const maya = allTests(() => buildPerson(world));
const trip = allTests(() => buildTrip(world, maya));
afterEach(async () => {
  for (const follower of followers.splice(0)) follower.close();
  const closed = sockets.splice(0).map(async (socket) => {
    if (socket.readyState === socket.CLOSED) return;
    socket.terminate();
    await once(socket, 'close');
  });
  await Promise.all(closed);
});

/** An open socket. */
async function opened(headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> {
  const socket = await upgrade(world.url, headers);
  if (typeof socket === 'number') throw new Error(`The upgrade was refused with ${socket}.`);
  sockets.push(socket);
  return socket;
}

/** A socket whose caller is signed in. */
async function acknowledged(
  headers: Readonly<Record<string, string>> = maya.client.headers,
): Promise<WebSocket> {
  const socket = await opened(headers);
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

/** The payload of the next message. */
async function answer(socket: WebSocket, query: string, variables: object = {}): Promise<unknown> {
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  return (JSON.parse(data.toString()) as { payload: unknown }).payload;
}

describe('the upgrade of a WebSocket', () => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a page of another origin', { origin: 'https://evil.example' }, 403],
    ['of a sandboxed page', { origin: 'null' }, 403],
  ])('%s is refused', async (_what, headers, status) => {
    expect(await upgrade(world.url, { ...maya.client.headers, ...headers })).toBe(status);
  });

  it.each([
    ['of the own site', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    ['of an older browser', { origin: SITE }],
    ['of a program', {}],
  ])('%s is accepted', async (_what, headers) => {
    await acknowledged({ ...maya.client.headers, ...headers });
  });

  it('at another address is 404', async () => {
    expect(await upgrade(`${world.url}/api`, {})).toBe(404);
  });

  it('to another protocol is ignored', async () => {
    const { hostname, port } = new URL(world.url);
    const body = JSON.stringify({ query: '{ features { productName } }' });
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [text] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(text.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*"productName":"Grub Club"/);
  });
});

describe('a socket', () => {
  it('of a visitor is closed with 4401', async () => {
    const socket = await opened();
    socket.send(JSON.stringify({ type: 'connection_init' }));
    expect(await closeCode(socket)).toBe(4401);
  });

  it.each(['header', 'first message'])('is opened with a bearer token in its %s', async (where) => {
    const authorization = `Bearer ${/=(.*)/.exec(maya.client.sessionCookie ?? '')?.[1] ?? ''}`;
    const socket = await opened(where === 'header' ? { authorization } : {});
    const payload = where === 'header' ? {} : { authorization };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ type: 'connection_ack' });
  });

  it.each<[string, string, string, string?]>([
    ['a query', '{ me { id } }', 'Only subscriptions'],
    ['a mutation', 'mutation { logout { ok } }', 'Only subscriptions'],
    ['a query beside a subscription', `${TRIP_CHANGED} query Other { me { id } }`, 'Only subscriptions'],
    [
      'two subscriptions at once',
      'subscription { tripChanged(tripId: "1") { revision } b: tripChanged(tripId: "2") { revision } }',
      'must select only one',
    ],
    [
      'too many tokens',
      `subscription { tripChanged(tripId: "1") { ${'revision '.repeat(600)} } }`,
      'token',
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'too many aliases',
      'subscription { tripChanged(tripId: "1") { a: kind b: kind c: kind d: kind } }',
      'Aliases',
    ],
    [
      'a fragment bomb',
      `subscription { tripChanged(tripId: "1") { ...F0 } } ${Array.from({ length: 20 }, (_, i) => `fragment F${i} on TripChange { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F20 on TripChange { kind }`,
      'too many',
    ],
    ['an unknown field', 'subscription { tripChanged(tripId: "1") { names } }', 'Cannot query field'],
    ['a missing variable', TRIP_CHANGED, 'Variable "$id"', 'BAD_USER_INPUT'],
    [
      'a malformed id',
      'subscription { tripChanged(tripId: "1") { revision } }',
      'not a valid id',
      'BAD_USER_INPUT',
    ],
  ])('refuses %s', async (_what, query, message, code = 'GRAPHQL_VALIDATION_FAILED') => {
    const payload = await answer(await acknowledged(), query);
    // An error of the document, or of its execution.
    const [error] = Array.isArray(payload)
      ? (payload as unknown[])
      : (payload as { errors: unknown[] }).errors;
    expect(error).toMatchObject({
      message: expect.stringContaining(message) as unknown,
      extensions: { code },
    });
  });

  it('takes no subscription over HTTP', async () => {
    const body = JSON.stringify({ query: TRIP_CHANGED, variables: { id: trip.id } });
    const response = await maya.client.send('POST', '/graphql', body);
    expect(response.status).toBe(400);
  });

  it('is closed by a message of more than 64 kB', async () => {
    const socket = await acknowledged();
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(65 * 1024) } }));
    expect(await closeCode(socket)).toBe(1009);
  });

  it.each(['{"type":"connection_ack"}', 'not JSON', '{"type":"subscribe"}'])(
    'is closed by %s',
    async (text) => {
      const socket = await acknowledged();
      socket.send(text);
      expect([4400, 4500]).toContain(await closeCode(socket));
    },
  );

  it('is closed when it never says who calls', async () => {
    expect(await closeCode(await opened())).toBe(4408);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a text for a number', { after: 'seven' }],
    ['a fraction for a number', { after: 1.5 }],
    ['a number beyond 32 bits', { after: 2 ** 40 }],
    ['an object for an id', { id: {} }],
    ['null for an id', { id: null }],
    ['a list for an id', { id: [1] }],
  ])('answers %s as the fault of its caller, and logs no error', async (_what, variables) => {
    const socket = await acknowledged();
    const query =
      'subscription ($id: ID!, $after: Int) { tripChanged(tripId: $id, after: $after) { revision } }';
    const logged = world.logLines.length;
    const payload = await answer(socket, query, { id: trip.id, ...variables });
    expect(payload).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(world.logLines.slice(logged).filter((line) => line.includes('request failed'))).toEqual([]);
  });

  it('hides what fails inside', async () => {
    const socket = await acknowledged();
    await world.dataSource.query('alter table trips rename to trips_away');
    const payload = await answer(socket, TRIP_CHANGED, { id: trip.id });
    await world.dataSource.query('alter table trips_away rename to trips');
    expect(payload).toEqual({
      data: null,
      errors: [
        {
          message: 'Something went wrong.',
          path: ['tripChanged'],
          locations: expect.anything() as unknown,
          extensions: { code: 'INTERNAL_SERVER_ERROR', messageId: 'request.failed' },
        },
      ],
    });
  });
});

describe('live streams', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const hello = (follower: Follower) => follower.get(({ kind }) => kind === 'HELLO');

  it('of one session are at most ten, over both doors together', async () => {
    const client = await signedIn(world, maya.user);
    for (let i = 0; i < 10; i += 1) {
      const follow = i % 2 === 0 ? followBySocket : followByEvents;
      const follower = follow(world.url, client, trip.id, { headers: from(`203.0.113.${i}`) });
      followers.push(follower);
      await hello(follower);
    }
    for (const follow of [followBySocket, followByEvents]) {
      const refused = follow(world.url, client, trip.id, { headers: from('203.0.113.99') });
      expect(await refused.ended).toEqual({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Too many live connections. Please close some, or try later.',
      });
    }
    followers.pop()?.close();
    // The server may notice the closed connection later.
    for (let isOpen = false; !isOpen;) {
      const again = followByEvents(world.url, client, trip.id, { headers: from('203.0.113.99') });
      followers.push(again);
      isOpen = await Promise.race([
        again.ended.then(() => false),
        hello(again).then(
          () => true,
          () => false,
        ),
      ]);
    }
  });

  it('of one address are limited, sockets too', async () => {
    const headers = from('203.0.113.7');
    for (let i = 0; i < 12; i += 1) await opened(headers);
    expect(await upgrade(world.url, headers)).toBe(503);
    await opened(from('203.0.113.8'));
    for (let i = 0; i < 12; i += 1) {
      const follower = followByEvents(world.url, await signedIn(world, maya.user), trip.id, { headers });
      followers.push(follower);
      await hello(follower);
    }
    const refused = followByEvents(world.url, await signedIn(world, maya.user), trip.id, { headers });
    expect(await refused.ended).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('of one process are limited', async () => {
    const small = await createWorld({ LIVE_STREAMS: '1' });
    const ada = await buildPerson(small);
    const { id } = await buildTrip(small, ada);
    const first = followByEvents(small.url, ada.client, id);
    await hello(first);
    const refused = await ada.client.rest('GET', `/api/trips/${id}/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    first.close();
    await small.close();
  });

  it('of other sites are refused over server-sent events', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const follower = followByEvents(world.url, maya.client, trip.id, { headers });
    expect(await follower.ended).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a client of graphql-ws connect by themselves after 1012', async () => {
    const stopping = await world.sibling();
    const graphql = subscriber(stopping.url, maya.client.headers);
    const reasons: unknown[] = [];
    const closed = new Promise<void>((resolve) => {
      graphql.on('closed', (event) => {
        reasons.push((event as { code: number }).code);
        resolve();
      });
    });
    const messages = graphql.iterate({ query: TRIP_CHANGED, variables: { id: trip.id } });
    await messages.next();
    await stopping.stop();
    await closed;
    expect(reasons).toEqual([1012]);
    await stopping.close();
  });
});
