import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** An account says in which language and units it reads; null is by browser and region. */
export class Languages1700000021000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        add column language text constraint users_language_check check (language ~ '^[a-z]{2,3}$'),
        add column units text constraint users_units_check check (units in ('US', 'METRIC'));
    `);
  }
}
