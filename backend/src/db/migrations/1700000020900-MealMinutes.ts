import type { QueryRunner } from 'typeorm';
import { typedMinutes } from '../../../../domain/plan/recipeFacts.ts';
import { Migration } from './migration.ts';

const AT_ONCE = 500;

/** Minutes that the text of a meal's recipe says become a column; the text stays. */
export class MealMinutes1700000020900 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table meals add column minutes smallint,
        add constraint meals_minutes_check check (minutes between 1 and 5760)`);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const found: unknown = await queryRunner.query(
        `select id, trip_id as "tripId", recipe from meals where id > $1 and recipe is not null
         order by id limit ${AT_ONCE}`,
        [last],
      );
      // The columns above.
      const meals = found as readonly {
        readonly id: string;
        readonly tripId: string;
        readonly recipe: string;
      }[];
      for (const { id, tripId, recipe } of meals) {
        const minutes = typedMinutes({ recipe }, null) ?? null;
        if (minutes !== null)
          await queryRunner.query('update meals set minutes = $3 where trip_id = $1 and id = $2', [
            tripId,
            id,
            minutes,
          ]);
      }
      last = meals.at(-1)?.id ?? last;
      if (meals.length < AT_ONCE) return;
    }
  }
}
