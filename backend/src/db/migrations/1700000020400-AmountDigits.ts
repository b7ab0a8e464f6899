import type { MigrationInterface, QueryRunner } from 'typeorm';
import { digitsBefore, toSmallestUnit } from '../storedDigits.ts';

const OWN = 'coalesce(r.currency, t.currency)';
const TRIP_OF = (alias: string) => `from trips t where t.place = ${alias}.place and t.id = ${alias}.trip_id`;

/** Stored amounts say their decimals: docs/decisions/0014. */
export class AmountDigits1700000020400 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table receipts add column amount_digits smallint, add column share_digits smallint;
      alter table transfers add column amount_digits smallint;
    `);
    await queryRunner.query(
      `update receipts r set amount_digits = ${digitsBefore(OWN)}, share_digits = ${digitsBefore('t.currency')}
       ${TRIP_OF('r')}`,
    );
    await queryRunner.query(
      `update transfers m set amount_digits = ${digitsBefore('t.currency')} ${TRIP_OF('m')}`,
    );
  }

  /** The version before counts by its engine. */
  async down(queryRunner: QueryRunner): Promise<void> {
    const back = (amount: string, currency: string, digits: string) =>
      `round(${amount} * ${toSmallestUnit(currency, digits)} / ${toSmallestUnit(currency, 'null')})`;
    await queryRunner.query(
      `update receipt_shares s set amount_cents = case when r.frozen_at is null
         then ${back('s.amount_cents', OWN, 'r.amount_digits')}
         else ${back('s.amount_cents', 't.currency', 'r.share_digits')} end
       from receipts r join trips t on t.place = r.place and t.id = r.trip_id
       where r.place = s.place and r.trip_id = s.trip_id and r.id = s.receipt_id and s.amount_cents is not null`,
    );
    await queryRunner.query(
      `update receipts r set amount_cents = ${back('r.amount_cents', OWN, 'r.amount_digits')} ${TRIP_OF('r')}`,
    );
    await queryRunner.query(
      `update transfers m set amount_cents = ${back('m.amount_cents', 't.currency', 'm.amount_digits')}
       ${TRIP_OF('m')}`,
    );
    await queryRunner.query(`
      alter table receipts drop column amount_digits, drop column share_digits;
      alter table transfers drop column amount_digits;
    `);
  }
}
