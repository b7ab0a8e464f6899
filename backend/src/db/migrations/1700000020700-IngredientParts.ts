import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** The part of the dish that an ingredient of a meal is for: "For the sauce". */
export class IngredientParts1700000020700 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table ingredients add column part text');
  }
}
