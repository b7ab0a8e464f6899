import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parsed dietary restrictions beside their texts; null until they are read. */
export class RestrictionReadings1700000011000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trips add column restriction_reading jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trips drop column restriction_reading');
  }
}
