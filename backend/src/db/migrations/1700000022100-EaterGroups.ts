import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** A patrol, a family, a cabin. */
export class EaterGroups1700000022100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table eaters add column group_name text');
  }
}
