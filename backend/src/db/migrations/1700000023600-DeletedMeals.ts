import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** What a deleted meal had, for a day. */
export class DeletedMeals1700000023600 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table deleted_meals (
         trip_id uuid not null constraint deleted_meals_trip_fkey references trips (id) on delete cascade,
         id uuid not null,
         rows jsonb not null,
         created_at timestamptz not null default now(),
         constraint deleted_meals_pkey primary key (trip_id, id)
       );
       create index deleted_meals_created_at_idx on deleted_meals (created_at)`,
    );
  }
}
