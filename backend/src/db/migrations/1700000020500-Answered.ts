import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has neither avoids nor this has not answered, as everybody without avoids before. */
export class Answered1700000020500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table eaters add column eats_everything boolean not null default false;
      alter table remembered_eaters add column eats_everything boolean not null default false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table eaters drop column eats_everything;
      alter table remembered_eaters drop column eats_everything;
    `);
  }
}
