import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Who caused a text: those of a locked account wait. */
export class TextSenders1700000023400 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table outbox_texts add sender_id uuid
         constraint outbox_texts_sender_fkey references users (id) on delete set null`,
    );
  }
}
