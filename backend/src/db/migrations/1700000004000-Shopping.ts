import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/**
 * Purchases and merged groups. Buyers are looked for within a trip, by `ingredients_meal_idx`; an index of their own
 * would cost every tick.
 */
export class Shopping1700000004000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table ingredients
        add column purchased_by_id uuid,
        add column purchased_at timestamptz,
        add column merged_as text,
        add constraint ingredients_purchase_check
          check (purchased or (purchased_by_id is null and purchased_at is null)),
        add constraint ingredients_purchased_by_fkey foreign key (trip_id, purchased_by_id)
          references participants (trip_id, id);
    `);
  }
}
