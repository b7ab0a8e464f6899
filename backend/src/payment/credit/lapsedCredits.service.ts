import type { EntityManager } from 'typeorm';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { addEntry } from './entries.sql.ts';
import { lotsOf, type Lot } from './lots.sql.ts';
import { hasLapsed } from './standing.rule.ts';

const USERS = `
  select distinct lot.user_id as "userId" from credit_entries lot
  where lot.expires_at <= $1 and lot.user_id is not null
    and lot.amount + (select coalesce(sum(amount), 0) from credit_entries where lot_id = lot.id) > 0`;

/** Writes off expired credits, user by user; balances already exclude them. */
export async function writeOffLapsed(db: EntityManager, now: Date): Promise<void> {
  const users = await db.query<{ userId: string }[]>(USERS, [now]);
  for (const { userId } of users)
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
