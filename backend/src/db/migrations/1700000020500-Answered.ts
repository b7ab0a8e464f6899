import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Who has neither avoids nor this has not answered, as everybody without avoids before. */
export class Answered1700000020500 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table eaters add column eats_everything boolean not null default false;
      alter table remembered_eaters add column eats_everything boolean not null default false;
    `);
  }
}
