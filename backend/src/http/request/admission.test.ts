import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express, { type Response } from 'express';
import { LIMITS } from '../../../../domain/limits.ts';
import { buildPerson, buildTrip } from '../../../test/build.ts';
import { followByEvents } from '../../../test/followers.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { createAdmission } from './admission.ts';

const world = testWorld({ LIVE_STREAMS_PER_ADDRESS: '1000', LIVE_STREAMS_PER_SESSION: '1000' });
const maya = allTests(() => buildPerson(world));

/** The first bytes of the answer to a request that sends its head, and its body when told to go on. */
async function answerTo(
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<string> {
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ ...maya.client.headers, host: 'localhost', ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  if (body === undefined) {
    socket.destroy();
    return first.toString();
  }
  socket.write(body);
  const [second] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString() + second.toString();
}

const JSON_TYPE = 'application/json';

describe('a body that is announced to be too large is refused before it is sent:', () => {
  test.each([
    ['JSON', '/api/trips', JSON_TYPE, 64 * 1024],
    ['a form', '/api/trips', 'multipart/form-data; boundary=a', 64 * 1024],
    ['GraphQL', '/graphql', JSON_TYPE, 64 * 1024],
    ['a form for GraphQL', '/graphql', 'multipart/form-data; boundary=a', 64 * 1024],
    ['an event of a payment', '/api/stripe/webhook', JSON_TYPE, 256 * 1024],
    ['a backup', '/api/trips/import', JSON_TYPE, LIMITS.importBytes],
    ['a file with recipes', '/api/recipes/import-file', 'application/zip', LIMITS.recipeFileBytes],
    ['a list of people', '/api/trips/1/eaters/read-file', 'text/csv', LIMITS.peopleListBytes],
  ])('%s', async (_what, path, type, limit) => {
    const headers = { 'content-type': type, 'content-length': String(limit + 1) };
    const text = await answerTo(path, headers);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('PAYLOAD_TOO_LARGE');
    expect(await answerTo(path, { ...headers, expect: '100-continue' })).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test('who waits for "continue" before a body is told to go on', async () => {
  const body = JSON.stringify({ query: '{ me { name } }' });
  const text = await answerTo(
    '/graphql',
    { 'content-type': JSON_TYPE, 'content-length': String(body.length), expect: '100-continue' },
    body,
  );
  expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]*"name":"/);
});

test('neither open streams nor bodies that never come keep others waiting', async () => {
  const trip = await buildTrip(world, maya);
  const { hostname, port } = new URL(world.url);
  const sockets = Array.from({ length: 110 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 99\r\n\r\n{`,
    );
    return socket;
  });
  const followers = Array.from({ length: 110 }, () => followByEvents(world.url, maya.client, trip.id));
  for (const follower of followers) await follower.get(({ kind }) => kind === 'HELLO');
  expect((await maya.client.rest('GET', '/api/trips')).status).toBe(200);
  for (const follower of followers) follower.close();
  for (const socket of sockets) socket.destroy();
});

test('five hundred calls at once are all answered', async () => {
  const calls = Array.from({ length: 500 }, () => maya.client.rest('GET', '/api/auth/me'));
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('who goes away before their turn holds no place', async () => {
  const admission = createAdmission({ publicUrl: new URL('http://localhost') });
  const app = express();
  let gone = 0;
  // Such as the unpacking of a body.
  app.use('/gone', async (_request, response, next) => {
    await once(response, 'close');
    gone += 1;
    next();
  });
  app.use(admission.wait);
  // Compressed answers to nobody never end.
  app.use('/gone', () => undefined);
  app.use('/here', (_request, response) => response.json('here'));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 110 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /gone HTTP/1.1\r\nhost: a\r\n\r\n', () => socket.destroy());
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  while (gone < sockets.length) await new Promise(setImmediate);
  const answer = await fetch(`http://127.0.0.1:${port}/here`);
  server.closeAllConnections();
  server.close();
  expect(answer.status).toBe(200);
});

test('who hangs up while waiting gets no place later', async () => {
  const admission = createAdmission({ publicUrl: new URL('http://localhost') });
  const app = express();
  const served: Response[] = [];
  app.use(admission.wait);
  app.use((_request, response) => void served.push(response));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let arrived = 0;
  let gone = 0;
  server.on('request', (_request, response) => {
    arrived += 1;
    response.once('close', () => (gone += 1));
  });
  const call = () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    return socket;
  };
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise(setImmediate);
  };
  const first = Array.from({ length: 100 }, call);
  await until(() => served.length === 100);
  const waiting = Array.from({ length: 20 }, call);
  await until(() => arrived === 120);
  for (const socket of waiting) socket.destroy();
  await until(() => gone === 20);
  for (const response of served.splice(0)) response.end();
  const second = Array.from({ length: 100 }, call);
  await until(() => served.length === 100);
  for (const socket of [...first, ...second]) socket.destroy();
  server.close();
  expect(arrived).toBe(220);
});
