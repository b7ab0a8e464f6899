import type { EntityManager } from 'typeorm';
import { statement } from '../../db/statement.ts';
import type { CreditEntry } from '../../entities/creditEntry.entity.ts';
import { newId } from '../../base/ids.ts';

type Needed = 'userId' | 'kind' | 'amount' | 'source' | 'createdAt';
type NewEntry = Pick<CreditEntry, Needed> & Partial<Omit<CreditEntry, Needed | 'id'>>;

const add = statement<{ id: string }>(
  'add_credit_entry',
  `insert into credit_entries
     (id, user_id, kind, amount, source, lot_id, payment_id, trip_id, expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (source) do nothing returning id`,
);

/**
 * Adds a ledger entry once per source.
 * @returns whether it was added
 */
export async function addEntry(db: EntityManager, entry: NewEntry): Promise<boolean> {
  const { userId, kind, amount, source, createdAt } = entry;
  const { lotId = null, paymentId = null, tripId = null, expiresAt = null } = entry;
  const values = [newId(), userId, kind, amount, source, lotId, paymentId, tripId, expiresAt, createdAt];
  return (await add.first(db, values)) !== null;
}
