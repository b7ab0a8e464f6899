import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** One list instead of a column for each type. */
export class MealTypes1700000010000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table trips add column meal_types text[] not null default '{breakfast,lunch,dinner}';
      update trips set meal_types = array_remove(array[
        case when include_breakfasts then 'breakfast' end,
        case when include_lunches then 'lunch' end,
        case when include_dinners then 'dinner' end,
        case when include_snacks then 'snack' end,
        case when include_desserts then 'dessert' end
      ], null);
      alter table trips
        add constraint trips_meal_types_check
          check (meal_types <@ array['breakfast', 'lunch', 'dinner', 'snack', 'dessert']),
        drop column include_breakfasts,
        drop column include_lunches,
        drop column include_dinners,
        drop column include_snacks,
        drop column include_desserts;
    `);
  }
}
