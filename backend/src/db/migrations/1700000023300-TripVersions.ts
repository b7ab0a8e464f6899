import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Changes of what people write of a trip, counted by field as those of meals: docs/decisions/0024. */
export class TripVersions1700000023300 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table trips add column version integer not null default 1,
         add column field_versions jsonb not null default '{}'`,
    );
  }
}
