import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/**
 * Whether a person typed the amount of an ingredient, which then stays as typed for readers with other units. Of those
 * until now, what no suggestion wrote is taken to be typed.
 */
export class TypedAmounts1700000021100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table ingredients add column is_typed boolean not null default false;
       update ingredients i set is_typed = true
       where i.quantity is not null and (i.meal_id is null or exists (
         select from meals m where m.trip_id = i.trip_id and m.id = i.meal_id and not m.is_ai_generated))`,
    );
  }
}
