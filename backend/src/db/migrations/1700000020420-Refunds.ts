import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that came back is a receipt below 0, and so are its shares. */
export class Refunds1700000020420 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table receipts drop constraint receipts_amount_check,
        add constraint receipts_amount_check check (amount_cents <> 0);
      alter table receipt_shares drop constraint receipt_shares_amount_check;
    `);
  }

  /** Refunds stay: the version before only refuses new ones. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table receipts drop constraint receipts_amount_check,
        add constraint receipts_amount_check check (amount_cents > 0) not valid;
      alter table receipt_shares
        add constraint receipt_shares_amount_check check (amount_cents >= 0) not valid;
    `);
  }
}
