import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Keyed hashes of given up phone numbers, kept for a year. */
export class FreeTripNumbers1700000009000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table free_trip_numbers (
        number_hash bytea primary key,
        kept_at timestamptz not null default now(),
        constraint free_trip_numbers_hash_check check (octet_length(number_hash) = 32)
      );
      create index free_trip_numbers_kept_at_idx on free_trip_numbers (kept_at);
    `);
  }
}
