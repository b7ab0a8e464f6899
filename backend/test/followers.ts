import { once } from 'node:events';
import WebSocket from 'ws';
import type { TripChangeKind } from '../../domain/trip/tripChange.ts';
import type { TripMessageKind } from '../../domain/trip/tripMessage.ts';
import { announce } from '../src/write/announce.ts';
import { recordChange } from '../src/write/tripChanges.sql.ts';
import type { Client } from './client.ts';
import { endOf, socketUrl, subscriber, type End } from './subscriber.ts';
import type { World } from './world.ts';

/** A message as callers get it. */
export interface Message {
  readonly tripId: string;
  readonly revision: number;
  readonly kind: TripMessageKind;
  readonly ids: readonly string[];
  readonly actor: string | null;
  readonly at: string;
  readonly presence: readonly string[] | null;
}

/** A stream of a trip, over either door. */
export interface Follower {
  readonly messages: readonly Message[];
  /** The first message that fits, from the start or still to come. */
  get(fits: (message: Message) => boolean): Promise<Message>;
  /** Without PRESENCE, until that revision. */
  changesUntil(revision: number): Promise<[TripMessageKind, number][]>;
  readonly ended: Promise<End>;
  close(): void;
}

/** Collects messages for a test that waits for them. */
class Mailbox implements Follower {
  readonly messages: Message[] = [];
  readonly ended: Promise<End>;
  close: () => void = () => undefined;
  end: (end: End) => void = () => undefined;
  #arrived: () => void = () => undefined;

  constructor() {
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  put(message: Message): void {
    this.messages.push(message);
    this.#arrived();
  }

  async get(fits: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.messages.find(fits);
      if (found !== undefined) return found;
      const end = await Promise.race([
        this.ended,
        new Promise<null>((resolve) => {
          this.#arrived = () => {
            resolve(null);
          };
        }),
      ]);
      if (end !== null && !this.messages.some(fits))
        throw new Error(`The stream ended: ${JSON.stringify(end)}`);
    }
  }

  async changesUntil(revision: number): Promise<[TripMessageKind, number][]> {
    const isChange = ({ kind }: Message) => kind !== 'PRESENCE';
    await this.get((message) => isChange(message) && message.revision >= revision);
    return this.messages.filter(isChange).map((message) => [message.kind, message.revision]);
  }
}

const SUBSCRIPTION = `subscription ($tripId: ID!, $after: Int) {
  tripChanged(tripId: $tripId, after: $after) { tripId revision kind ids actor at presence }
}`;

interface FollowOptions {
  readonly after?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Follows a trip over a WebSocket. */
export function followBySocket(
  url: string,
  client: Client,
  tripId: string,
  { after, headers = {} }: FollowOptions = {},
): Follower {
  const mailbox = new Mailbox();
  const graphql = subscriber(url, { ...client.headers, ...headers });
  const stop = graphql.subscribe<{ tripChanged: Message }>(
    { query: SUBSCRIPTION, variables: { tripId, after } },
    {
      next: ({ data, errors }) => {
        const [error] = errors ?? [];
        if (error !== undefined) mailbox.end(endOf(error));
        else if (data) mailbox.put(data.tripChanged);
      },
      error: (error) => {
        mailbox.end(endOf(error));
      },
      complete: () => {
        mailbox.end({ code: null, message: null });
      },
    },
  );
  mailbox.close = () => {
    stop();
    void graphql.dispose();
  };
  return mailbox;
}

/** Follows a trip by server-sent events. */
export function followByEvents(
  url: string,
  client: Client,
  tripId: string,
  { after, headers = {} }: FollowOptions = {},
): Follower {
  const mailbox = new Mailbox();
  const gone = new AbortController();
  mailbox.close = () => {
    gone.abort();
  };
  const lastEventId = after === undefined ? {} : { 'last-event-id': String(after) };
  const read = async () => {
    const path = `/api/trips/${tripId}/events`;
    const response = await client
      .at(url)
      .send('GET', path, undefined, { ...lastEventId, ...headers }, gone.signal);
    if (response.status !== 200) {
      // The shape of every error.
      const { code, message } = (await response.json()) as End;
      mailbox.end({ code, message });
      return;
    }
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) readEvent(block, mailbox);
    }
    mailbox.end({ code: null, message: null });
  };
  read().catch((error: unknown) => {
    mailbox.end({ code: null, message: String(error) });
  });
  return mailbox;
}

function readEvent(block: string, mailbox: Mailbox): void {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return;
  if (/^event: END$/m.test(block)) {
    const { code, message } = JSON.parse(data) as End;
    mailbox.end({ code, message });
  } else mailbox.put(JSON.parse(data) as Message);
}

/** Both ways to follow a trip. */
export const DOORS = [
  ['a WebSocket', followBySocket],
  ['server-sent events', followByEvents],
] as const;

/** A change as a use case records it: readers see its revision and its event together. */
export async function changeIn(
  { dataSource }: Pick<World, 'dataSource'>,
  tripId: string,
  kind: TripChangeKind,
  { ids = [], isAnnounced = true }: { readonly ids?: readonly string[]; readonly isAnnounced?: boolean } = {},
): Promise<number> {
  const change = { kind, ids, actorId: null };
  const revision = await dataSource.transaction((db) => recordChange(db, tripId, change));
  if (isAnnounced) announce(dataSource, tripId, revision);
  return revision;
}

/** A raw socket after its upgrade, or the status that refused it. */
export async function upgrade(
  url: string,
  headers: Readonly<Record<string, string>>,
  autoPong = true,
): Promise<WebSocket | number> {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws', { headers, autoPong });
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      resolve(socket);
    });
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.once('error', reject);
  });
}

/** @returns the code that the socket closes with */
export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}
