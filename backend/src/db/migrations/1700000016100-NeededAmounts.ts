import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Servings and portions of meals, and what was bought: docs/decisions/0026. */
export class NeededAmounts1700000016100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table meals
        add column servings_quarters smallint
          constraint meals_servings_check check (servings_quarters > 0),
        add column portion_quarters smallint not null default 0;
      -- Nobody has arrived late or left early yet.
      update meals m set portion_quarters = t.quarters
        from (select place, trip_id, sum(portion_quarters) as quarters from eaters group by place, trip_id) t
        where t.place = m.place and t.trip_id = m.trip_id;
      alter table ingredients
        add column portion_quarters smallint,
        add column bought_quantity text,
        add column bought_unit text,
        add column bought_portion_quarters smallint,
        add column bought_servings_quarters smallint;
    `);
  }
}
