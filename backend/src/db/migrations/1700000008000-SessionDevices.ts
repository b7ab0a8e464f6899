import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** An id of the session, since its token is a secret, and its device. */
export class SessionDevices1700000008000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions
        add column id uuid not null default gen_random_uuid() constraint sessions_id_key unique,
        add column device text;
    `);
  }
}
