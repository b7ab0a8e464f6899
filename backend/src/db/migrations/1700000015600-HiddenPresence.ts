import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Whether others see that the person looks at a trip. */
export class HiddenPresence1700000015600 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column shows_presence boolean not null default true');
  }
}
