import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/** Separate plates and settled conflicts. A separate plate has no foreign keys: it stays without its row and eaters. */
export class Verdicts1700000016200 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table ingredients
        add column apart_of_id uuid,
        add column apart_eater_ids uuid[] not null default '{}',
        add constraint ingredients_apart_check check ((apart_of_id is null) = (apart_eater_ids = '{}'));
      create table settled_conflicts (
        trip_id uuid not null,
        place smallint not null,
        meal_id uuid not null,
        eater_id uuid not null,
        kind text not null,
        value text not null,
        note text not null,
        settled_by_id uuid,
        settled_at timestamptz not null,
        basis text not null,
        constraint settled_conflicts_pkey primary key (trip_id, meal_id, eater_id, kind, value),
        constraint settled_conflicts_kind_check check (kind in ('diet', 'content', 'word'))
      );
      create index settled_conflicts_eater_idx on settled_conflicts (trip_id, eater_id);
      create index settled_conflicts_settled_by_idx on settled_conflicts (trip_id, settled_by_id)
        where settled_by_id is not null;
    `);
    await addPlacedTable(queryRunner, 'settled_conflicts', {
      settled_conflicts_meal_fkey:
        'foreign key (trip_id, meal_id) references meals (trip_id, id) on delete cascade',
      settled_conflicts_eater_fkey:
        'foreign key (trip_id, eater_id) references eaters (trip_id, id) on delete cascade',
      settled_conflicts_settled_by_fkey:
        'foreign key (trip_id, settled_by_id) references participants (trip_id, id)',
    });
  }
}
