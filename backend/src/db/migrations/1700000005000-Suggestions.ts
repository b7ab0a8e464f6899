import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Restrictions, turns, runs that can be undone, and calls of a model, whose cost outlives user and trip. */
export class Suggestions1700000005000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table trips add column dietary_restrictions text[] not null default '{}';

      create table suggestion_turns (
        trip_id uuid primary key constraint suggestion_turns_trip_fkey references trips (id) on delete cascade,
        runs integer not null default 0,
        turn_id uuid,
        busy_until timestamptz
      );

      create table suggestion_runs (
        id uuid primary key,
        trip_id uuid not null constraint suggestion_runs_trip_fkey references trips (id) on delete cascade,
        written jsonb not null,
        created_at timestamptz not null default now()
      );
      create index suggestion_runs_trip_idx on suggestion_runs (trip_id);
      create index suggestion_runs_created_at_idx on suggestion_runs (created_at);

      create table ai_usages (
        id uuid primary key,
        user_id uuid constraint ai_usages_user_fkey references users (id) on delete set null,
        trip_id uuid constraint ai_usages_trip_fkey references trips (id) on delete set null,
        feature text not null,
        model text not null,
        input_tokens integer not null,
        output_tokens integer not null,
        cost_micro_dollars bigint not null,
        outcome text not null,
        reason text,
        created_at timestamptz not null default now(),
        constraint ai_usages_outcome_check check (outcome in ('pending', 'answered', 'failed')),
        constraint ai_usages_tokens_check
          check (input_tokens >= 0 and output_tokens >= 0 and cost_micro_dollars >= 0)
      );
      create index ai_usages_created_at_idx on ai_usages (created_at);
      create index ai_usages_user_idx on ai_usages (user_id, created_at);
      create index ai_usages_trip_idx on ai_usages (trip_id);
    `);
  }
}
