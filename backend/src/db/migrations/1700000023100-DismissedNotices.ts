import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Notices of the installation that an admin has dismissed for all. */
export class DismissedNotices1700000023100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table dismissed_notices (
        notice text constraint dismissed_notices_pkey primary key,
        dismissed_at timestamptz not null
      )`);
  }
}
