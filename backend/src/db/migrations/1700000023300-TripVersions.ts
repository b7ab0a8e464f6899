import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of what people write of a trip, counted by field as those of meals: docs/decisions/0024. */
export class TripVersions1700000023300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table trips add column version integer not null default 1,
         add column field_versions jsonb not null default '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trips drop column version, drop column field_versions');
  }
}
