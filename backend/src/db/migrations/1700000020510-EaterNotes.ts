import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Remarks of people, which are no avoids. Those stored as words until now become notes when their person is saved. */
export class EaterNotes1700000020510 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table eaters add column note text; alter table remembered_eaters add column note text',
    );
  }
}
