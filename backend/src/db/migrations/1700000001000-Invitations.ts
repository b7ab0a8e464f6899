import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

export class Invitations1700000001000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table participants
        add column invited_by uuid constraint participants_invited_by_fkey references users (id) on delete set null,
        add column invited_at timestamptz;
      create index participants_invited_by_idx on participants (invited_by);

      create table invitation_texts (
        id uuid primary key,
        inviter_id uuid not null constraint invitation_texts_inviter_fkey references users (id) on delete cascade,
        phone text not null,
        created_at timestamptz not null
      );
      create index invitation_texts_inviter_idx on invitation_texts (inviter_id, created_at);
      create index invitation_texts_created_at_idx on invitation_texts (created_at);
    `);
  }
}
