import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';

/** Relative to the checkout, where commands and tests run. */
const FILE = 'backend/src/db/invariants.sql';

/** A rule that holds after any fault, and the number of rows that break it. */
export interface Invariant {
  readonly rule: string;
  readonly broken: number;
}

export async function checkInvariants(db: EntityManager): Promise<Invariant[]> {
  return db.query<Invariant[]>(await readFile(FILE, 'utf8'));
}
