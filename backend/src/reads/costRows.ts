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

const ofTrips = (alias: string) =>
  `${alias}.place = any($1::smallint[]) and ${alias}.trip_id = any($2::uuid[])`;
/** @param ofReceipt condition for rows of a receipt `r` in another table */
export const RECEIPT_COLUMNS = (
  ofReceipt: (alias: string) => string,
) => `${columnsOf(Receipt, 'r')}, r.field_versions as "fieldVersions",
   (select coalesce(json_agg(m.meal_id order by m.meal_id), '[]') from receipt_meals m
    where ${ofReceipt('m')}) as "mealIds",
   (select coalesce(json_agg(json_build_object('participantId', s.participant_id, 'amountCents', s.amount_cents,
      'portionQuarters', s.portion_quarters) order by s.participant_id), '[]') from receipt_shares s
    where ${ofReceipt('s')}) as shares`;

/** Newest date first, then newest added. */
export const receiptsByTrip = statement<ReceiptRow>(
  'receipts_by_trip',
  `select ${RECEIPT_COLUMNS(
    (alias) => `${ofTrips(alias)} and ${alias}.trip_id = r.trip_id and ${alias}.receipt_id = r.id`,
  )}
   from receipts r where ${ofTrips('r')} order by r.date desc, r.created_at desc, r.id desc`,
);

/** Newest first. */
export const transfersByTrip = statement<Transfer>(
  'transfers_by_trip',
  `select ${columnsOf(Transfer, 'p')} from transfers p where ${ofTrips('p')} order by p.created_at desc, p.id desc`,
);

/** Of the last transfer that has them. */
export const settledSharesByTrip = statement<{ readonly tripId: string; readonly settled: SettledShares }>(
  'settled_shares_by_trip',
  `select distinct on (p.trip_id) p.trip_id as "tripId", p.settled_shares as settled from transfers p
   where ${ofTrips('p')} and p.settled_shares is not null order by p.trip_id, p.created_at desc, p.id desc`,
);
