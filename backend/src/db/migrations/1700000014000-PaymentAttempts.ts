import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Pending payments so far are taken as untried until they are reconciled. */
export class PaymentAttempts1700000014000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table payments add column attempted_at timestamptz');
    await queryRunner.query(
      "update payments set attempted_at = coalesce(completed_at, created_at) where status in ('succeeded', 'failed')",
    );
  }
}
