import type { EntityManager } from 'typeorm';
import { insertSql, rowsAsJson } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { CreditEntry } from '../../entities/creditEntry.entity.ts';
import { newId } from '../../base/ids.ts';

type Needed = 'userId' | 'kind' | 'amount' | 'source' | 'createdAt';
type NewEntry = Pick<CreditEntry, Needed> & Partial<Omit<CreditEntry, Needed | 'id'>>;

const add = statement<{ id: string }>(
  'add_credit_entry',
  `${insertSql(CreditEntry)} on conflict (source) do nothing returning id`,
);

/**
 * Adds a ledger entry once per source.
 * @returns whether it was added
 */
export async function addEntry(db: EntityManager, entry: NewEntry): Promise<boolean> {
  return (await add.first(db, [rowsAsJson(CreditEntry, [{ ...entry, id: newId() }])])) !== null;
}
