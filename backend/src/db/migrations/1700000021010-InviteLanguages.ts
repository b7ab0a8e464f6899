import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Texts to invited people without an account are in the language that their inviter chose. */
export class InviteLanguages1700000021010 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table participants add column invite_language text
        constraint participants_invite_language_check check (invite_language ~ '^[a-z]{2,3}$');
    `);
  }
}
