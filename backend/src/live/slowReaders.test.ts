import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type WebSocket from 'ws';
import { buildPerson, buildTrip } from '../../test/build.ts';
import { upgrade } from '../../test/followers.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';
import { announce } from '../write/announce.ts';

const CHANGES_AT_ONCE = 400;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
afterEach(() => {
  jest.useRealTimers();
});

/** Changes of about 20 kB each, until the server gives the reader up. */
async function changeUntilSlow(): Promise<void> {
  const { live } = world.deps;
  const { slow } = live.figures;
  for (let revision = CHANGES_AT_ONCE; live.figures.slow === slow; revision += CHANGES_AT_ONCE) {
    await world.dataSource.query(
      `with revised as (
         insert into trip_revisions (trip_id, revision) values ($1, $2::integer)
         on conflict on constraint trip_revisions_pkey do update set revision = excluded.revision)
       insert into trip_events (trip_id, revision, kind, ids)
       select $1, number, 'MEALS', array_fill($1::uuid, array[500])
       from generate_series($2::integer - ${CHANGES_AT_ONCE - 1}, $2::integer) number`,
      [trip.id, revision],
    );
    const { messages } = live.figures;
    announce(world.dataSource, trip.id, revision);
    while (live.figures.messages < messages + CHANGES_AT_ONCE && live.figures.slow === slow)
      await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A socket with a subscription, and its messages. */
async function subscribed(autoPong = true): Promise<{ socket: WebSocket; texts: string[] }> {
  const socket = await upgrade(world.url, maya.client.headers, autoPong);
  if (typeof socket === 'number') throw new Error(`The upgrade was refused with ${socket}.`);
  const texts: string[] = [];
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  const query = `subscription { tripChanged(tripId: "${trip.id}") { kind revision ids } }`;
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  while (!texts.some((text) => text.includes('PRESENCE'))) await once(socket, 'message');
  return { socket, texts };
}

/** A stream of server-sent events after its first one. */
async function streamed(): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${world.url}/api/trips/${trip.id}/events`, { headers: maya.client.headers }, resolve).once(
      'error',
      reject,
    );
  });
  response.setEncoding('utf8');
  await once(response, 'data');
  return response;
}

describe('a reader that is too slow', () => {
  it('over a WebSocket is told to resync, and its socket is closed', async () => {
    const { socket, texts } = await subscribed();
    socket.pause();
    await changeUntilSlow();
    const closed = once(socket, 'close');
    socket.resume();
    expect((await closed)[0]).toBe(1013);
    expect(JSON.parse(texts.at(-1) ?? '')).toMatchObject({
      type: 'next',
      payload: { data: { tripChanged: { kind: 'RESYNC', ids: [] } } },
    });
  });

  it('over server-sent events is told to resync, and its stream ends', async () => {
    const response = await streamed();
    response.pause();
    await changeUntilSlow();
    let text = '';
    for await (const chunk of response) text = (text + String(chunk)).slice(-1000);
    expect(text).toMatch(
      /event: resync\ndata: .*\n\nevent: END\ndata: {"code":"SERVICE_UNAVAILABLE",.*"messageId":"stream.tooSlow".*}\n\n$/,
    );
  });
});

describe('a heartbeat', () => {
  /** Of the server: the clients have none. */
  const fakeIntervals = () =>
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
        'Date',
      ],
    });
  const beat = () => {
    jest.advanceTimersByTime(25_000);
  };

  it('is a comment among server-sent events', async () => {
    fakeIntervals();
    const response = await streamed();
    const comment = new Promise<void>((resolve) => {
      response.on('data', (text: string) => {
        if (text.startsWith(':')) resolve();
      });
    });
    beat();
    await comment;
    response.destroy();
  });

  it('is a ping over a WebSocket; a socket that does not answer is ended', async () => {
    fakeIntervals();
    const { socket } = await subscribed();
    const dead = await subscribed(false);
    const pinged = Promise.all([socket, dead.socket].map((one) => once(one, 'ping')));
    beat();
    await pinged;
    const pingedAgain = once(socket, 'ping');
    const ended = once(dead.socket, 'close');
    // The answer of the other socket has arrived once a later message is answered.
    socket.send('{"type":"ping"}');
    await once(socket, 'message');
    beat();
    await Promise.all([pingedAgain, ended]);
    socket.terminate();
  });
});
