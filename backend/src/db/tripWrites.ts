import type { EntityManager, QueryRunner } from 'typeorm';
import { CONTENT_TABLES } from './tables.ts';

const WRITE = new RegExp(`\\b(insert into|update|delete from) (${CONTENT_TABLES.join('|')})\\b`, 'i');
/** What they delete is over, and no longer shown. */
const OF_UPKEEP: ReadonlySet<string> = new Set(['forget_suggestion_runs', 'forget_invitation_links']);

const recording = new WeakSet<QueryRunner>();

/** Whether other people have to hear of the statement. */
export function writesTrip(name: string, text: string): boolean {
  return WRITE.test(text) && !OF_UPKEEP.has(name);
}

/** The transaction of `db` records what it changes in trips. */
export function allowTripWrites({ queryRunner }: EntityManager): void {
  if (queryRunner !== undefined) recording.add(queryRunner);
}

/** @throws Error outside of transactions that record changes */
export function requireTripWrites({ queryRunner }: EntityManager, name: string): void {
  if (queryRunner === undefined || !recording.has(queryRunner))
    throw new Error(`${name} writes a trip outside of changeTrip: nobody would see the change.`);
}
