import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Accounts and participants with an email address, beside a number or in its place. */
export class Emails1700000022900 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        alter phone drop not null,
        add email text,
        add constraint users_email_key unique (email);
      alter table participants
        add email text,
        add constraint participants_email_key unique (trip_id, email);
      create index participants_email_idx on participants (email)`);
  }
}
