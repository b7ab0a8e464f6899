import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/** Revisions and events: docs/decisions/0022. Without foreign keys, so that the deletion of a trip can be told. */
export class TripEvents1700000015000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Each change updates its trip's row: free space keeps the new version on the same page.
    await queryRunner.query(`
      create table trip_revisions (
        trip_id uuid not null,
        place smallint not null,
        revision integer not null,
        constraint trip_revisions_pkey primary key (trip_id)
      ) with (fillfactor = 80);
      create table trip_events (
        trip_id uuid not null,
        place smallint not null,
        revision integer not null,
        kind text not null,
        ids uuid[] not null default '{}',
        actor_id uuid,
        created_at timestamptz not null default now(),
        constraint trip_events_pkey primary key (trip_id, revision)
      );
      create index trip_events_created_at_idx on trip_events (created_at);
    `);
    await addPlacedTable(queryRunner, 'trip_revisions', {});
    await addPlacedTable(queryRunner, 'trip_events', {});
    await queryRunner.query(
      'insert into trip_revisions (trip_id, place, revision) select id, place, 0 from trips',
    );
  }
}
