import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Invitations beyond the inviter's daily limit wait for their text. */
export class WaitingInvitations1700000013000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table participants add column text_due_at timestamptz,
        add constraint participants_text_due_check check (text_due_at is null or invite_status = 'pending');
      create index participants_text_due_idx on participants (text_due_at) where text_due_at is not null;
    `);
  }
}
