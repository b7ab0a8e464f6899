import type { SettledShares } from '../../../domain/costs/changedShares.ts';
import type { StoredShare } from '../../../domain/costs/receipt.ts';
import { columnsOf } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import type { FieldVersions } from '../entities/fieldVersions.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';

/** A receipt with its meals and the people it is split among. */
export type ReceiptRow = Receipt & {
  readonly fieldVersions: FieldVersions;
  readonly mealIds: readonly string[];
  readonly shares: readonly StoredShare[];
};

const ofTrips = (alias: string) => `${alias}.trip_id = any($1::uuid[])`;

/**
 * Receipts `r` with their lists. Each list is read once: a plan made for few rows would read all of them for each receipt.
 * @param ofWanted condition for rows of the receipts in a table, by its column of receipt ids
 */
export const receiptsSql = (ofWanted: (alias: string, receiptId: string) => string) =>
  `with covered as materialized (
     select m.trip_id, m.receipt_id, json_agg(m.meal_id order by m.meal_id) as ids
     from receipt_meals m where ${ofWanted('m', 'receipt_id')} group by m.trip_id, m.receipt_id
   ), shared as materialized (
     select s.trip_id, s.receipt_id, json_agg(json_build_object('participantId', s.participant_id,
       'amountCents', s.amount_cents, 'portionQuarters', s.portion_quarters) order by s.participant_id) as shares
     from receipt_shares s where ${ofWanted('s', 'receipt_id')} group by s.trip_id, s.receipt_id
   )
   select ${columnsOf(Receipt, 'r')}, r.field_versions as "fieldVersions",
     coalesce(covered.ids, '[]') as "mealIds", coalesce(shared.shares, '[]') as shares
   from receipts r
     left join covered on covered.trip_id = r.trip_id and covered.receipt_id = r.id
     left join shared on shared.trip_id = r.trip_id and shared.receipt_id = r.id
   where ${ofWanted('r', 'id')}`;

/** SQL: newest first, no finer than a Date, of which the cursors of pages are made. */
const newestFirst = (alias: string) =>
  `date_trunc('milliseconds', ${alias}.created_at) desc, ${alias}.id desc`;

/** Newest date first, then newest added. */
export const receiptsByTrip = statement<ReceiptRow>(
  'receipts_by_trip',
  `${receiptsSql(ofTrips)} order by r.date desc, ${newestFirst('r')}`,
);

/** @param wanted condition of transfers `p` */
export const transfersSql = (wanted: string) =>
  `select ${columnsOf(Transfer, 'p')} from transfers p where ${wanted}`;

/** Newest first. */
export const transfersByTrip = statement<Transfer>(
  'transfers_by_trip',
  `${transfersSql(ofTrips('p'))} order by ${newestFirst('p')}`,
);

/** Of the last transfer that has them. */
export const settledSharesByTrip = statement<{ readonly tripId: string; readonly settled: SettledShares }>(
  'settled_shares_by_trip',
  `select distinct on (trip_id) trip_id as "tripId", settled_shares as settled from transfers p
   where ${ofTrips('p')} and settled_shares is not null
   order by trip_id, created_at desc, id desc`,
);
