import type { QueryRunner } from 'typeorm';
import { ConfigError } from '../../config/config.ts';
import { Migration } from './migration.ts';

const TABLES = [
  'trips',
  'participants',
  'eaters',
  'attendance_exceptions',
  'invitation_links',
  'meals',
  'ingredients',
  'meal_votes',
  'settled_conflicts',
  'receipts',
  'receipt_meals',
  'receipt_shares',
  'transfers',
  'shared_recipes',
  'suggestion_runs',
  'suggestion_turns',
  'trip_revisions',
  'trip_events',
  'trip_presence',
];

/**
 * The trip's id is the distribution key: docs/decisions/0020. The column `place` and its trigger stay for servers of the
 * version before; a later version drops them.
 */
export class TripsAsKeys1700000020800 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await refuseDistributed(queryRunner);
    for (const table of TABLES)
      await queryRunner.query(`
        alter table ${table} drop constraint ${table}_place_check, alter column place drop not null;
        drop statistics ${table}_place_stats;
      `);
    await queryRunner.query(`
      drop index eaters_own_key;
      create unique index eaters_own_key on eaters (trip_id, participant_id) where not is_companion;
    `);
  }
}

/** Its keys begin with `place`, and cannot change where they are. */
async function refuseDistributed(queryRunner: QueryRunner): Promise<void> {
  const [found] = await queryRunner.manager.query<{ exists: boolean }[]>(
    "select to_regclass('pg_dist_partition') is not null as exists",
  );
  if (found?.exists !== true) return;
  const [placed] = await queryRunner.manager.query<object[]>(
    "select from pg_dist_partition where logicalrelid = 'trips'::regclass",
  );
  if (placed === undefined) return;
  throw new ConfigError(
    'This database was distributed by an earlier version: back it up with that version, restore it into a database that is not distributed, start this version, then run npm run distribute.',
  );
}
