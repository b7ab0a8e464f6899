import type { QueryRunner } from 'typeorm';
import { digitsBefore } from './storedDigits.ts';
import { Migration } from './migration.ts';

const OWN = 'coalesce(r.currency, t.currency)';
const TRIP_OF = (alias: string) => `from trips t where t.place = ${alias}.place and t.id = ${alias}.trip_id`;

/** Stored amounts say their decimals: docs/decisions/0014. */
export class AmountDigits1700000020400 extends Migration {
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
}
