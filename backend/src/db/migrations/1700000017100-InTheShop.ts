import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ingredients that the shopper cannot find. */
export class InTheShop1700000017100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table ingredients add column unavailable jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table ingredients drop column unavailable');
  }
}
