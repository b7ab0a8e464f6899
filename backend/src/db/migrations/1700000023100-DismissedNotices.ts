import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices of the installation that an admin has dismissed for all. */
export class DismissedNotices1700000023100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table dismissed_notices (
        notice text constraint dismissed_notices_pkey primary key,
        dismissed_at timestamptz not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table dismissed_notices');
  }
}
