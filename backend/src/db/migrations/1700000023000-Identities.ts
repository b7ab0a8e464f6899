import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Accounts that sign in at a provider, and sessions with the admin rights of a group there. */
export class Identities1700000023000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identities (
        issuer text not null,
        subject text not null,
        id uuid not null,
        user_id uuid not null,
        created_at timestamptz not null,
        constraint identities_pkey primary key (issuer, subject),
        constraint identities_id_key unique (id),
        constraint identities_user_key unique (user_id, issuer),
        constraint identities_user_fkey foreign key (user_id) references users (id) on delete cascade
      );
      alter table sessions add admin_group text`);
  }
}
