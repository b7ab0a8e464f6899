import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/**
 * Who looks at a trip, by server. Unlogged: rows are written again within ten seconds. Without foreign keys, so that a
 * heartbeat waits for no participant.
 */
export class TripPresence1700000015100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create unlogged table trip_presence (
        trip_id uuid not null,
        place smallint not null,
        participant_id uuid not null,
        server_id uuid not null,
        seen_at timestamptz not null,
        constraint trip_presence_pkey primary key (trip_id, participant_id, server_id)
      ) with (fillfactor = 50)`);
    await addPlacedTable(queryRunner, 'trip_presence', {});
  }
}
