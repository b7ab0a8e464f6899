import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';

/** From the root of the checkout, which is where commands and tests run. */
const FILE = 'backend/src/db/invariants.sql';

/** Something that has to hold after any fault, and how many rows break it. */
export interface Invariant {
  readonly rule: string;
  readonly broken: number;
}

/** Checks everything that has to hold after any fault. */
export async function checkInvariants(db: EntityManager): Promise<Invariant[]> {
  return db.query<Invariant[]>(await readFile(FILE, 'utf8'));
}
