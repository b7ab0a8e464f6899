import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether others see that the person looks at a trip. */
export class HiddenPresence1700000015600 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column shows_presence boolean not null default true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop column shows_presence');
  }
}
