import fc from 'fast-check';
import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import { eventText } from './serverSentEvents.ts';

const message = (kind: TripMessage['kind'], revision: number): TripMessage => ({
  tripId: 'trip',
  revision,
  kind,
  ids: [],
  actor: null,
  at: new Date(0),
  presence: kind === 'PRESENCE' ? ['ann'] : null,
});

/** The events of a stream that goes on after a revision; people come and go in between. */
function streamAfter(after: number, newest: number, moves: ReadonlySet<number>): string {
  const messages = [message('HELLO', after), message('PRESENCE', after)];
  for (let revision = after + 1; revision <= newest; revision++) {
    messages.push(message('MEALS', revision));
    if (moves.has(revision)) messages.push(message('PRESENCE', revision), message('PRESENCE', revision));
  }
  return messages.map(eventText).join('');
}

/** What an `EventSource` knows of a text that may break off. */
function read(text: string): { changes: number[]; ids: number[] } {
  const events = text.split('\n\n').slice(0, -1);
  const changes = events.flatMap((event) => {
    const [, data] = /^data: (.*)$/m.exec(event) ?? [];
    const { kind, revision } = JSON.parse(data ?? '{}') as TripMessage;
    return kind === 'MEALS' ? [revision] : [];
  });
  const ids = events.flatMap((event) => /^id: (\d+)$/m.exec(event)?.slice(1) ?? []).map(Number);
  return { changes, ids };
}

test.each([
  ['TRIP', 'change'],
  ['PURCHASES', 'change'],
  ['DELETED', 'change'],
  ['RESYNC', 'resync'],
  ['HELLO', 'HELLO'],
  ['PRESENCE', 'PRESENCE'],
] as const)('%s is told as the event %s', (kind, name) => {
  expect(/^event: (.*)$/m.exec(eventText(message(kind, 7)))?.[1]).toBe(name);
});

test('the data of a change has its revision, kind, ids and actor', () => {
  const text = eventText({ ...message('MEALS', 7), ids: ['meal'], actor: 'ann' });
  const [, data = ''] = /^data: (.*)$/m.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    revision: 7,
    kind: 'MEALS',
    ids: ['meal'],
    actorId: 'ann',
    actor: 'ann',
  });
});

test('a stream that breaks anywhere and goes on after its last id loses nothing; ids do not repeat', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 20 }),
      fc.nat({ max: 20 }),
      fc.array(fc.nat({ max: 40 })),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (start, changed, moves, breaks) => {
        const newest = start + changed;
        const seen = new Set<number>();
        let after = start;
        for (const part of [...breaks, 1]) {
          const text = streamAfter(after, newest, new Set(moves));
          const { changes, ids } = read(text.slice(0, Math.ceil(text.length * part)));
          for (const change of changes) seen.add(change);
          expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
          after = ids.at(-1) ?? after;
        }
        expect([...seen].sort((one, other) => one - other)).toEqual(
          Array.from({ length: changed }, (_, at) => start + at + 1),
        );
      },
    ),
  );
});
