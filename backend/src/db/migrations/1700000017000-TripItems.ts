import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addForeignKeys } from './placedTable.ts';

/** Ingredients without a meal are items of the trip, and go with it. The foreign key of the meal holds for the others. */
export class TripItems1700000017000 implements MigrationInterface {
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

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from ingredients where meal_id is null;
      alter table ingredients
        drop constraint ingredients_item_apart_check,
        drop constraint ingredients_item_check,
        drop constraint ingredients_added_by_fkey,
        drop constraint ingredients_trip_fkey,
        drop column added_by_id,
        alter column meal_id set not null;
    `);
  }
}
