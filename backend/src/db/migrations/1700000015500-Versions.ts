import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of what people write, counted by row and field: docs/decisions/0024. */
export class Versions1700000015500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['meals', 'ingredients'])
      await queryRunner.query(
        `alter table ${table} add column version integer not null default 1,
           add column field_versions jsonb not null default '{}'`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['meals', 'ingredients'])
      await queryRunner.query(`alter table ${table} drop column version, drop column field_versions`);
  }
}
