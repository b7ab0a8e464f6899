import type { QueryRunner } from 'typeorm';
import { convertedMeal, convertedNotes } from './tableTexts.ts';
import { Migration } from './migration.ts';

const AT_ONCE = 500;

/** What depends on the table is no longer stored: docs/decisions/0026. */
export class TableTexts1700000020300 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table meals add column cooking jsonb');
    await queryRunner.query('alter table ingredients add column used_per_portion jsonb');
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      // Suggestions wrote this line, and copies of menus keep it.
      const found: unknown = await queryRunner.query(
        `select id, trip_id as "tripId", recipe, instructions, field_versions ? 'instructions' as "isEdited",
           (select coalesce(json_agg(json_build_object('id', i.id, 'notes', i.notes)), '[]') from ingredients i
            where i.place = m.place and i.trip_id = m.trip_id and i.meal_id = m.id and i.notes like '%use %'
              and not i.field_versions ? 'notes') as rows
         from meals m where m.id > $1 and m.recipe ~ '^Serves [0-9]+, about [0-9a-z ]+(, in [0-9]+ batches)?[.]$'
         order by m.id limit ${AT_ONCE}`,
        [last],
      );
      // The columns above.
      const meals = found as readonly StoredMeal[];
      for (const meal of meals) await convert(queryRunner, meal);
      last = meals.at(-1)?.id ?? last;
      if (meals.length < AT_ONCE) return;
    }
  }
}

interface StoredMeal {
  readonly id: string;
  readonly tripId: string;
  readonly recipe: string;
  readonly instructions: readonly string[];
  readonly isEdited: boolean;
  readonly rows: readonly { readonly id: string; readonly notes: string }[];
}

async function convert(queryRunner: QueryRunner, meal: StoredMeal): Promise<void> {
  const { instructions, cooking } = convertedMeal(meal);
  await queryRunner.query(
    `update meals set instructions = $3, cooking = $4 where place = place_of($1) and trip_id = $1 and id = $2`,
    [meal.tripId, meal.id, instructions, JSON.stringify(cooking)],
  );
  for (const { id, notes } of meal.rows) {
    const converted = convertedNotes(notes, cooking.servingLine);
    if (converted !== null)
      await queryRunner.query(
        `update ingredients set notes = $3, used_per_portion = $4 where place = place_of($1) and trip_id = $1 and id = $2`,
        [meal.tripId, id, converted.notes, JSON.stringify(converted.used)],
      );
  }
}
