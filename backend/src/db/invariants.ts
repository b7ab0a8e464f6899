import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';

/** Relative to the checkout, where commands and tests run. */
const FILE = 'backend/src/db/invariants.sql';

/** Counts rows that break a rule. */
export interface Invariant {
  readonly rule: string;
  readonly broken: number;
}

export async function checkInvariants(db: EntityManager): Promise<Invariant[]> {
  return db.query<Invariant[]>(await readFile(FILE, 'utf8'));
}
