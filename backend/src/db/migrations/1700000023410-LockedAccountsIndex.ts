import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations and the outbox ask which accounts are locked: few of many. */
export class LockedAccountsIndex1700000023410 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index users_locked_idx on users (id) where locked_at is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index users_locked_idx');
  }
}
