import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import WebSocket from 'ws';
import { createSession } from '../../backend/src/access/session.sql.ts';
import type { MeasuredProcess } from './measuredProcess.ts';
import { seed, SIZE, type Seeded } from './seed.ts';

export const IDLE_STREAMS = 1_000;
/** Each with a session of its own. */
export const MAX_VIEWERS = 500;
/** Opened before, so that code is compiled. */
export const WARM_UP_STREAMS = 50;
const SETTLE_MS = 2_000;
/** As of the pages. */
const PING_EVERY_MS = 3_000;

/** A viewer's socket. */
export interface Viewer {
  readonly socket: WebSocket;
  /** Gets the time of a purchase's event. */
  onPurchase: (atMs: number) => void;
}

/** A trip that is looked at. */
export interface Watched {
  readonly seeded: Seeded;
  /** A session for each viewer. */
  readonly viewerTokens: readonly string[];
}

/** Environment of a server for so many streams, which all come from one address. */
export function streamLimits(count: number): Record<string, string> {
  return { LIVE_STREAMS_PER_ADDRESS: String(count), LIVE_STREAMS: String(count) };
}

/** Tokens of new sessions of a trip's members in turn. */
export async function sessionsOfMembers(
  dataSource: DataSource,
  tripId: string,
  count: number,
): Promise<string[]> {
  const members: { userId: string }[] = await dataSource.query(
    `select user_id as "userId" from participants where trip_id = $1 and invite_status = 'accepted' order by id`,
    [tripId],
  );
  const tokens: string[] = [];
  while (tokens.length < count)
    for (const { userId } of members) tokens.push((await createSession(dataSource.manager, userId)).token);
  return tokens.slice(0, count);
}

/** Fills the database; nothing is purchased in the trip that is looked at. */
export async function seedWatched(dataSource: DataSource): Promise<Watched> {
  const seeded = await seed(dataSource, { ...SIZE, trips: 25, tripsOfRegular: 20 });
  await dataSource.query(
    'update ingredients set purchased = false, purchased_by_id = null, purchased_at = null where trip_id = $1',
    [seeded.tripId],
  );
  return { seeded, viewerTokens: await sessionsOfMembers(dataSource, seeded.tripId, MAX_VIEWERS) };
}

const SUBSCRIPTION = 'subscription ($id: ID!) { tripChanged(tripId: $id) { kind revision ids actor } }';

interface SocketMessage {
  readonly type: string;
  readonly payload?: { readonly data?: { readonly tripChanged: { readonly kind: string } } };
}

/** Opens a socket, and follows the trip from HELLO on. */
async function watchOne(url: string, token: string, tripId: string): Promise<Viewer> {
  const headers = { cookie: `grub_session=${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const viewer: Viewer = { socket, onPurchase: () => undefined };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send('{"type":"connection_init"}');
    });
    socket.once('close', (code) => {
      reject(new Error(`The server closed a socket with ${code}.`));
    });
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      // The protocol of graphql-ws.
      const { type, payload } = JSON.parse(data.toString()) as SocketMessage;
      if (type === 'connection_ack')
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: SUBSCRIPTION, variables: { id: tripId } },
          }),
        );
      const kind = payload?.data?.tripChanged.kind;
      if (kind === 'HELLO') resolve();
      if (kind === 'PURCHASES') viewer.onPurchase(at);
    });
  });
  return viewer;
}

/** A stream for each token, once all are quiet. */
export async function watch(url: string, tokens: readonly string[], tripId: string): Promise<Viewer[]> {
  const viewers = [];
  for (const token of tokens) viewers.push(await watchOne(url, token, tripId));
  await sleep(SETTLE_MS);
  return viewers;
}

/** The pings of their pages. @returns ends them */
export function ping(viewers: readonly Viewer[]): () => void {
  const timers = viewers.map(({ socket }) =>
    setInterval(() => {
      if (socket.readyState === socket.OPEN) socket.send('{"type":"ping"}');
    }, PING_EVERY_MS),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

export async function leave(viewers: readonly Viewer[]): Promise<void> {
  for (const { socket } of viewers) socket.terminate();
  await sleep(SETTLE_MS);
}

export async function settledMemoryMb(server: MeasuredProcess): Promise<number> {
  await server.memoryMb();
  // Freed pages go back a moment later.
  await sleep(SETTLE_MS);
  return server.memoryMb();
}
