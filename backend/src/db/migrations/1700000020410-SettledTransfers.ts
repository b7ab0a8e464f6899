import type { QueryRunner } from 'typeorm';
import { addForeignKeys } from './placedTable.ts';
import { Migration } from './migration.ts';

/** A transfer that is open is paid once: docs/decisions/0030. */
export class SettledTransfers1700000020410 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table transfers add column settles uuid');
    await addForeignKeys(queryRunner, 'transfers', {
      transfers_settles_key: 'unique (trip_id, from_id, to_id, settles)',
    });
  }
}
