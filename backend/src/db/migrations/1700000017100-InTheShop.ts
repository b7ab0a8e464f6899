import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** What shoppers say of ingredients: not found, at home. Of staples, accounts remember the last answer. When a group shops. */
export class InTheShop1700000017100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table ingredients add column unavailable jsonb, add column staple jsonb;
      alter table trips add column shopping_plan jsonb;
      create table staple_answers (
        user_id uuid not null,
        food text not null,
        answer text not null,
        answered_at timestamptz not null,
        constraint staple_answers_pkey primary key (user_id, food),
        constraint staple_answers_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint staple_answers_answer_check check (answer in ('have', 'need'))
      );
    `);
  }
}
