import type { QueryRunner } from 'typeorm';
import { addForeignKeys } from './placedTable.ts';
import { Migration } from './migration.ts';

/** Ingredients without a meal are items of the trip, and go with it. The foreign key of the meal holds for the others. */
export class TripItems1700000017000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table ingredients
        alter column meal_id drop not null,
        add column added_by_id uuid,
        add constraint ingredients_item_check check (meal_id is null or added_by_id is null),
        add constraint ingredients_item_apart_check check (meal_id is not null or apart_of_id is null);
    `);
    await addForeignKeys(queryRunner, 'ingredients', {
      ingredients_trip_fkey: 'foreign key (trip_id) references trips (id) on delete cascade',
      ingredients_added_by_fkey: 'foreign key (trip_id, added_by_id) references participants (trip_id, id)',
    });
  }
}
