import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';
import { isoDigits, toSmallestUnit } from './storedDigits.ts';

const OWN = 'coalesce(r.currency, t.currency)';
const TRIPS = 't.currency';
const AMOUNT_FACTOR = toSmallestUnit(OWN, 'r.amount_digits');
const SHARE_FACTOR = toSmallestUnit(TRIPS, 'r.share_digits');

const OLD_TRIPS = `
  select r.trip_id as id from receipts r join trips t on t.id = r.trip_id
  where r.amount_digits is distinct from ${isoDigits(OWN)} or r.share_digits is distinct from ${isoDigits(TRIPS)}
  union select p.trip_id from transfers p join trips t on t.id = p.trip_id
  where p.amount_digits is distinct from ${isoDigits(TRIPS)}`;

/** By trip. What a payment settled is forgotten: shares are no longer in whole units. */
const CONVERSIONS = [
  `update receipt_shares s
   set amount_cents = round(s.amount_cents * case when r.frozen_at is null then ${AMOUNT_FACTOR} else ${SHARE_FACTOR} end)
   from receipts r, trips t
   where s.trip_id = $1 and r.trip_id = $1 and r.id = s.receipt_id and t.id = $1`,
  `update receipts r set amount_cents = round(r.amount_cents * ${AMOUNT_FACTOR}),
     amount_digits = ${isoDigits(OWN)}, share_digits = ${isoDigits(TRIPS)}
   from trips t where r.trip_id = $1 and t.id = $1`,
  `update transfers p set amount_cents = round(p.amount_cents * ${toSmallestUnit(TRIPS, 'p.amount_digits')}),
     amount_digits = ${isoDigits(TRIPS)}, settled_shares = null
   from trips t where p.trip_id = $1 and t.id = $1`,
];

/** Amounts that versions between 0.1.0 and 0.2.0 counted in other units are counted by ISO 4217: docs/decisions/0014. */
export class IsoAmounts1700000023500 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    const trips = await queryRunner.manager.query<{ id: string }[]>(OLD_TRIPS);
    for (const { id } of trips) {
      // A server that freezes shares right now has read them in the old units.
      await queryRunner.query('select from trips where id = $1 for update', [id]);
      for (const conversion of CONVERSIONS) await queryRunner.query(conversion, [id]);
    }
  }
}
