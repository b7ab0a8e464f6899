import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

export class Admin1700000007000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_entries (
        id uuid primary key,
        actor_id uuid constraint audit_entries_actor_fkey references users (id) on delete set null,
        action text not null,
        subject_id uuid,
        trip_id uuid,
        created_at timestamptz not null default now()
      );
      create index audit_entries_created_at_idx on audit_entries (created_at);
      create index audit_entries_action_idx on audit_entries (action, created_at);
      create index audit_entries_actor_idx on audit_entries (actor_id);

      -- All that is added up by account is in these, in the order of the accounts: no table is read for it.
      create index ai_usages_sums_idx on ai_usages (user_id)
        include (input_tokens, output_tokens, cost_micro_dollars, created_at);
      create index payments_sums_idx on payments (user_id)
        include (status, trips, amount_cents, refunded_cents, dispute_lost_at, created_at, completed_at);
      create index credit_entries_sums_idx on credit_entries (user_id) include (kind, amount);
      create index meals_kind_idx on meals (type, is_ai_generated);
      create index meals_created_at_idx on meals (created_at);
    `);
  }
}
