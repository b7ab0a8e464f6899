import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part of the dish that an ingredient of a meal is for: "For the sauce". */
export class IngredientParts1700000020700 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table ingredients add column part text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table ingredients drop column part');
  }
}
