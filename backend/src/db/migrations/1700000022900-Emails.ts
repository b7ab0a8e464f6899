import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts and participants with an email address, beside a number or in its place. */
export class Emails1700000022900 implements MigrationInterface {
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

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from participants where phone is null and email is not null;
      delete from users where phone is null;
      alter table participants drop email;
      alter table users drop email, alter phone set not null`);
  }
}
