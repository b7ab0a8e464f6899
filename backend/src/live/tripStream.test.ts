import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import { StreamEnded } from './streamEnded.ts';
import { TripStream } from './tripStream.ts';

const TRIP_ID = '01900000-0000-7000-8000-00abc0000000';
const watcher = {
  tripId: TRIP_ID,
  userId: TRIP_ID,
  participantId: TRIP_ID,
  tokenHash: Buffer.from(''),
  ip: '127.0.0.1',
  after: null,
};

const message = (revision: number, kind: TripMessage['kind'] = 'MEALS'): TripMessage => ({
  tripId: TRIP_ID,
  revision,
  kind,
  ids: [],
  actor: null,
  at: new Date('2026-06-01T12:00:00Z'),
  presence: kind === 'PRESENCE' ? [TRIP_ID] : null,
});

/** What is read until the end. */
async function read(stream: TripStream): Promise<{ seen: [string, number][]; end: unknown }> {
  const seen: [string, number][] = [];
  try {
    for await (const { kind, revision } of stream) seen.push([kind, revision]);
    return { seen, end: 'done' };
  } catch (error) {
    return { seen, end: error };
  }
}

describe('a stream', () => {
  it('that is not read gets RESYNC after a thousand messages, and ends', async () => {
    const onClose = jest.fn();
    const stream = new TripStream(watcher, onClose);
    for (let revision = 1; revision <= 1000; revision += 1) expect(stream.push(message(revision))).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(stream.push(message(1001))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    stream.push(message(1002));
    expect(await read(stream)).toEqual({ seen: [['RESYNC', 1001]], end: new StreamEnded('slow') });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('keeps only the newest presence', async () => {
    const stream = new TripStream(watcher, () => undefined);
    stream.push(message(1, 'PRESENCE'));
    stream.push(message(2));
    stream.push(message(2, 'PRESENCE'));
    stream.end();
    expect(await read(stream)).toEqual({
      seen: [
        ['MEALS', 2],
        ['PRESENCE', 2],
      ],
      end: 'done',
    });
  });

  it('gives what is in the queue before it fails', async () => {
    const stream = new TripStream(watcher, () => undefined);
    stream.push(message(1));
    stream.end('left');
    expect(await read(stream)).toEqual({ seen: [['MEALS', 1]], end: new StreamEnded('left') });
  });

  it('ends a pending read, by its reader or the server', async () => {
    const ended = new TripStream(watcher, () => undefined);
    const reading = read(ended);
    ended.end('signed out');
    expect(await reading).toEqual({ seen: [], end: new StreamEnded('signed out') });
    const left = new TripStream(watcher, () => undefined);
    const next = left.next();
    await left.return();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(left.isOpen).toBe(false);
  });
});
