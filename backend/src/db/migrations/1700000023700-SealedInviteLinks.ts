import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** The token of an invitation link, sealed, so that organizers can copy its address again; null for those of before. */
export class SealedInviteLinks1700000023700 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table invitation_links add column sealed_token bytea');
  }
}
