import type { EntityManager } from 'typeorm';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { addEntry } from './entries.sql.ts';
import { lotsOf, usersWithLapsed, type Lot } from './lots.sql.ts';
import { hasLapsed } from './standing.rule.ts';

/** Writes off expired credits, user by user; balances already exclude them. */
export async function writeOffLapsed(db: EntityManager, now: Date): Promise<void> {
  for (const { userId } of await usersWithLapsed.all(db, [now]))
    await db.transaction(async (tx) => {
      if ((await lockUser(tx, userId)) !== null)
        await writeOffLots(tx, userId, await lotsOf(tx, userId), now);
    });
}

/** {@link writeOffLapsed} for one locked user. */
export async function writeOffLots(
  tx: EntityManager,
  userId: string,
  lots: readonly Lot[],
  now: Date,
): Promise<void> {
  for (const lot of lots)
    if (lot.remaining > 0 && hasLapsed(lot, now))
      await addEntry(tx, {
        userId,
        kind: 'expiry',
        amount: -lot.remaining,
        source: `expiry:${lot.id}`,
        lotId: lot.id,
        createdAt: now,
      });
}
