import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Changes of what people write, counted by row and field: docs/decisions/0024. */
export class Versions1700000015500 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['meals', 'ingredients'])
      await queryRunner.query(
        `alter table ${table} add column version integer not null default 1,
           add column field_versions jsonb not null default '{}'`,
      );
  }
}
