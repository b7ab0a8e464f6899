import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Accounts that an admin has locked. */
export class LockedAccounts1700000022400 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add locked_at timestamptz');
  }
}
