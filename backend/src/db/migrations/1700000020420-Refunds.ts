import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Money that came back is a receipt below 0, and so are its shares. */
export class Refunds1700000020420 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table receipts drop constraint receipts_amount_check,
        add constraint receipts_amount_check check (amount_cents <> 0);
      alter table receipt_shares drop constraint receipt_shares_amount_check;
    `);
  }
}
