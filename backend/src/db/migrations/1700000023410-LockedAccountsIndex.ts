import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Invitations and the outbox ask which accounts are locked: few of many. */
export class LockedAccountsIndex1700000023410 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index users_locked_idx on users (id) where locked_at is not null');
  }
}
