import type { EntityManager } from 'typeorm';
import type { StreamEnd } from './streamEnded.ts';
import { liveSessionsAmong, membersAmong } from './tripStreams.sql.ts';
import type { TripStream } from './tripStream.ts';

export const sessionKey = (tokenHash: Buffer): string => tokenHash.toString('base64');
const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Streams whose session has ended; notes whose person hides. */
export async function signedOut(db: EntityManager, streams: readonly TripStream[]): Promise<TripStream[]> {
  if (streams.length === 0) return [];
  const hashes = new Map(streams.map(({ watcher: { tokenHash } }) => [sessionKey(tokenHash), tokenHash]));
  const rows = await liveSessionsAmong.all(db, [[...hashes.values()]]);
  const live = new Map(rows.map(({ tokenHash, isHidden }) => [sessionKey(tokenHash), isHidden]));
  for (const stream of streams)
    stream.isHidden = live.get(sessionKey(stream.watcher.tokenHash)) ?? stream.isHidden;
  return streams.filter(({ watcher }) => !live.has(sessionKey(watcher.tokenHash)));
}

/** Streams of people who are not, or no longer, accepted participants. */
async function outsiders(db: EntityManager, streams: readonly TripStream[]): Promise<TripStream[]> {
  if (streams.length === 0) return [];
  const tripIds = distinct(streams.map(({ watcher }) => watcher.tripId));
  const userIds = distinct(streams.map(({ watcher }) => watcher.userId));
  const rows = await membersAmong.all(db, [tripIds, userIds]);
  const members = new Set(rows.map(({ tripId, userId }) => `${tripId} ${userId}`));
  return streams.filter(({ watcher: { tripId, userId } }) => !members.has(`${tripId} ${userId}`));
}

export async function withoutAccess(
  db: EntityManager,
  streams: readonly TripStream[],
): Promise<ReadonlyMap<TripStream, StreamEnd>> {
  const [left, out] = await Promise.all([outsiders(db, streams), signedOut(db, streams)]);
  return new Map<TripStream, StreamEnd>([
    ...left.map((stream) => [stream, 'left'] as const),
    ...out.map((stream) => [stream, 'signed out'] as const),
  ]);
}
