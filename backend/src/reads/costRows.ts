import type { SettledShares } from '../../../domain/costs/changedShares.ts';
import type { StoredShare } from '../../../domain/costs/receipt.ts';
import { columnsOf, type EntityClass } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import { toSmallestUnit } from '../db/storedDigits.ts';
import type { FieldVersions } from '../entities/fieldVersions.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { Transfer } from '../entities/costs/transfer.entity.ts';

/** A receipt with its meals and the people it is split among; amounts are in the smallest unit by ISO 4217. */
export type ReceiptRow = Receipt & {
  readonly fieldVersions: FieldVersions;
  readonly mealIds: readonly string[];
  readonly shares: readonly StoredShare[];
  /** 1, or the unit of the trip's currency that it was stored in by a version before. */
  readonly shareUnit: number;
};

const ofTrips = (alias: string) => `${alias}.trip_id = any($1::uuid[])`;

/** Factors to the smallest unit; of receipts `r`, transfers and their trips `t`. */
const AMOUNT_FACTOR = toSmallestUnit('coalesce(r.currency, t.currency)', 'r.amount_digits');
const SHARE_FACTOR = toSmallestUnit('t.currency', 'r.share_digits');

/** SQL of an amount of a receipt's share `s`. */
export const SHARE_CENTS = `round(s.amount_cents
  * case when r.frozen_at is null then ${AMOUNT_FACTOR} else ${SHARE_FACTOR} end)::bigint`;
/** SQL of the amount of a receipt. */
export const RECEIPT_CENTS = `round(r.amount_cents * ${AMOUNT_FACTOR})::bigint`;
const transferFactor = (alias: string) => toSmallestUnit('t.currency', `${alias}.amount_digits`);
/** SQL of the amount of a transfer. */
export const transferCents = (alias: string) =>
  `round(${alias}.amount_cents * ${transferFactor(alias)})::bigint`;

/** Citus does not find the shard of `t` by its join with a list. */
const OF_THESE_TRIPS = 't.id = any($1::uuid[])';
const joinTrip = (alias: string) => `join trips t on t.id = ${alias}.trip_id`;

/** Columns with the amount in the smallest unit. */
function amountsIn(entity: EntityClass<unknown>, alias: string, cents: string): string {
  return columnsOf(entity, alias).replace(`${alias}.amount_cents as`, `${cents} as`);
}

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
   select ${amountsIn(Receipt, 'r', RECEIPT_CENTS)}, r.field_versions as "fieldVersions",
     greatest(1, ${SHARE_FACTOR})::int as "shareUnit",
     coalesce(covered.ids, '[]') as "mealIds",
     coalesce(case when ${AMOUNT_FACTOR} = 1 and ${SHARE_FACTOR} = 1 then shared.shares else (
       select json_agg(json_build_object('participantId', s."participantId", 'amountCents', ${SHARE_CENTS.replace('s.amount_cents', 's."amountCents"')},
         'portionQuarters', s."portionQuarters") order by s."participantId")
       from json_to_recordset(shared.shares) s ("participantId" uuid, "amountCents" bigint, "portionQuarters" int)
     ) end, '[]') as shares
   from receipts r ${joinTrip('r')}
     left join covered on covered.trip_id = r.trip_id and covered.receipt_id = r.id
     left join shared on shared.trip_id = r.trip_id and shared.receipt_id = r.id
   where ${ofWanted('r', 'id')}`;

/** SQL: newest first, no finer than a Date, of which the cursors of pages are made. */
const newestFirst = (alias: string) =>
  `date_trunc('milliseconds', ${alias}.created_at) desc, ${alias}.id desc`;

/** Newest date first, then newest added. */
export const receiptsByTrip = statement<ReceiptRow>(
  'receipts_by_trip',
  `${receiptsSql(ofTrips)} and ${OF_THESE_TRIPS} order by r.date desc, ${newestFirst('r')}`,
);

/** @param wanted condition of transfers `p` */
export const transfersSql = (wanted: string) =>
  `select ${amountsIn(Transfer, 'p', transferCents('p'))} from transfers p ${joinTrip('p')} where ${wanted}`;

/** Newest first. */
export const transfersByTrip = statement<Transfer>(
  'transfers_by_trip',
  `${transfersSql(`${ofTrips('p')} and ${OF_THESE_TRIPS}`)} order by ${newestFirst('p')}`,
);

/** Of the last transfer that has them, with the factor to the smallest unit. */
export const settledSharesByTrip = statement<{
  readonly tripId: string;
  readonly settled: SettledShares;
  readonly factor: number;
}>(
  'settled_shares_by_trip',
  `select distinct on (p.trip_id) p.trip_id as "tripId", p.settled_shares as settled,
     greatest(1, ${transferFactor('p')})::int as factor
   from transfers p ${joinTrip('p')}
   where ${ofTrips('p')} and ${OF_THESE_TRIPS} and p.settled_shares is not null
   order by p.trip_id, p.created_at desc, p.id desc`,
);
