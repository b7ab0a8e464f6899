import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Cooks who want that are texted when a shopper asks them. */
export class ShopTexts1700000017200 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users add column wants_shop_texts boolean not null default false;
      alter table outbox_texts drop constraint outbox_texts_kind_check;
      alter table outbox_texts add constraint outbox_texts_kind_check
        check (kind in ('code', 'invitation', 'question'));
      create index outbox_texts_question_idx on outbox_texts (phone, created_at) where kind = 'question';
    `);
  }
}
