import type { DataSource } from 'typeorm';
import { notifyTripChanges } from './tripChanges.sql.ts';

/** Commits within this time share one notification. */
const JOIN_MS = 3;

/** Called after the commit, with the trip's new revision. */
export type ChangeListener = (tripId: string, revision: number) => void;

interface Announcements {
  readonly listeners: Set<ChangeListener>;
  /** Not sent yet. */
  readonly pending: Map<string, number>;
}

const announcements = new WeakMap<DataSource, Announcements>();

function announcementsOf(dataSource: DataSource): Announcements {
  const own = announcements.get(dataSource) ?? { listeners: new Set(), pending: new Map() };
  announcements.set(dataSource, own);
  return own;
}

/**
 * Tells this process at once and the others by NOTIFY, outside of the transaction: NOTIFY holds a global lock until the
 * commit. A lost one is only late: readers also poll.
 */
export function announce(dataSource: DataSource, tripId: string, revision: number): void {
  const { listeners, pending } = announcementsOf(dataSource);
  for (const listener of listeners) listener(tripId, revision);
  if (pending.size === 0) setTimeout(() => void notify(dataSource, pending), JOIN_MS).unref();
  pending.set(tripId, Math.max(revision, pending.get(tripId) ?? 0));
}

async function notify(dataSource: DataSource, pending: Map<string, number>): Promise<void> {
  const changes = [...pending].map(([tripId, revision]) => `${tripId}:${revision}`);
  pending.clear();
  await notifyTripChanges.all(dataSource.manager, [changes]).catch(() => undefined);
}

export function onTripChange(dataSource: DataSource, listener: ChangeListener): () => void {
  const { listeners } = announcementsOf(dataSource);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
