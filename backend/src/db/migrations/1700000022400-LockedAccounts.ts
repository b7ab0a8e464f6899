import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that an admin has locked. */
export class LockedAccounts1700000022400 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add locked_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop locked_at');
  }
}
