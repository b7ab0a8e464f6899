import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/** docs/decisions/0025 */
export class Eaters1700000016000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table eaters (
        id uuid not null,
        trip_id uuid not null,
        place smallint not null,
        participant_id uuid not null,
        is_companion boolean not null default false,
        name text,
        portion_quarters smallint not null default 4,
        avoids jsonb not null default '[]',
        arrives_date date,
        arrives_type text,
        leaves_date date,
        leaves_type text,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        created_at timestamptz not null,
        constraint eaters_pkey primary key (trip_id, id),
        constraint eaters_name_check check ((name is not null) = is_companion),
        constraint eaters_portion_check check (portion_quarters between 0 and 8),
        constraint eaters_arrives_check check ((arrives_date is null) = (arrives_type is null)),
        constraint eaters_leaves_check check ((leaves_date is null) = (leaves_type is null)),
        constraint eaters_types_check check (
          arrives_type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')
          and leaves_type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')
        )
      );
      create index eaters_id_idx on eaters (id);
      -- With the place, which Citus demands of unique indexes.
      create unique index eaters_own_key on eaters (place, trip_id, participant_id) where not is_companion;
      create index eaters_participant_idx on eaters (trip_id, participant_id);
      create table attendance_exceptions (
        trip_id uuid not null,
        place smallint not null,
        eater_id uuid not null,
        date date not null,
        type text not null,
        attends boolean not null,
        constraint attendance_exceptions_pkey primary key (trip_id, eater_id, date, type),
        constraint attendance_exceptions_type_check
          check (type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert'))
      );
      create table remembered_eaters (
        id uuid not null,
        user_id uuid not null constraint remembered_eaters_user_fkey references users (id) on delete cascade,
        name text,
        portion_quarters smallint not null default 4,
        avoids jsonb not null default '[]',
        constraint remembered_eaters_pkey primary key (id),
        constraint remembered_eaters_name_key unique nulls not distinct (user_id, name),
        constraint remembered_eaters_portion_check check (portion_quarters between 0 and 8)
      );
    `);
    await addPlacedTable(queryRunner, 'eaters', {
      eaters_participant_fkey:
        'foreign key (trip_id, participant_id) references participants (trip_id, id) on delete cascade',
    });
    await addPlacedTable(queryRunner, 'attendance_exceptions', {
      attendance_exceptions_eater_fkey:
        'foreign key (trip_id, eater_id) references eaters (trip_id, id) on delete cascade',
    });
    await queryRunner.query(`
      insert into eaters (id, trip_id, place, participant_id, created_at)
      select overlay(gen_random_uuid()::text placing substr(trip_id::text, 27, 3) from 27 for 3)::uuid, trip_id, place,
        id, created_at
      from participants where invite_status <> 'declined';
      analyze eaters;
    `);
  }
}
