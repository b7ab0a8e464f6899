import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A patrol, a family, a cabin. */
export class EaterGroups1700000022100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table eaters add column group_name text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table eaters drop column group_name');
  }
}
