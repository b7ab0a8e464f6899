import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Keyed hashes of a trip with a number that left it and has no account, kept for a year. */
export class LeftTripNumbers1700000020600 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table left_trip_numbers (
        number_hash bytea primary key,
        kept_at timestamptz not null default now(),
        constraint left_trip_numbers_hash_check check (octet_length(number_hash) = 32)
      );
      create index left_trip_numbers_kept_at_idx on left_trip_numbers (kept_at);
    `);
  }
}
