import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { CreditEntry } from './creditEntry.entity.ts';

/** The trip that every account begins with. */
const FREE_TRIPS = 1;

/** Gives a new account its free trip, in the transaction that makes the account. */
export async function giveFreeTrip(db: EntityManager, userId: string, now: Date): Promise<void> {
  await db.insert(CreditEntry, {
    id: newId(),
    userId,
    kind: 'free',
    amount: FREE_TRIPS,
    source: `free:${userId}`,
    createdAt: now,
  });
}
