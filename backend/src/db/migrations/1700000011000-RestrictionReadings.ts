import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Parsed dietary restrictions beside their texts; null until they are read. */
export class RestrictionReadings1700000011000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trips add column restriction_reading jsonb');
  }
}
