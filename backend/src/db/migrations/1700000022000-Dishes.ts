import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** A slot holds several dishes, each for everybody there or for a part of its table. */
export class Dishes1700000022000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table meals
         add column position smallint not null default 0,
         add column for_whom jsonb,
         add column is_instead boolean not null default false,
         add constraint meals_position_check check (position >= 0),
         drop constraint meals_slot_key,
         add constraint meals_slot_key unique (trip_id, date, type, position)`,
    );
  }
}
