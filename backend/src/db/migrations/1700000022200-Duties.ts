import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Who helps and who washes up, by slot. */
export class Duties1700000022200 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table duties (
         trip_id uuid not null,
         date date not null,
         type text not null,
         kind text not null,
         participant_id uuid not null,
         constraint duties_pkey primary key (trip_id, date, type, kind, participant_id),
         constraint duties_type_check check (type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')),
         constraint duties_kind_check check (kind in ('help', 'wash_up')),
         constraint duties_participant_fkey foreign key (trip_id, participant_id)
           references participants (trip_id, id) on delete cascade
       );
       create index duties_participant_idx on duties (trip_id, participant_id)`,
    );
  }
}
