import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Webhooks: docs/decisions/0040. They are of accounts; the changes that they tell stay in `trip_events`. */
export class Webhooks1700000023200 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table webhooks (
        id uuid not null,
        user_id uuid not null,
        url text not null,
        kinds text[] not null,
        trip_id uuid,
        sealed_secret bytea not null,
        created_at timestamptz not null default now(),
        busy_until timestamptz not null default now(),
        ended_at timestamptz,
        end_reason text,
        constraint webhooks_pkey primary key (id),
        constraint webhooks_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint webhooks_end_check check ((ended_at is null) = (end_reason is null))
      );
      create index webhooks_user_idx on webhooks (user_id);

      create table webhook_cursors (
        webhook_id uuid not null,
        trip_id uuid not null,
        revision integer not null,
        constraint webhook_cursors_pkey primary key (webhook_id, trip_id),
        constraint webhook_cursors_webhook_fkey foreign key (webhook_id) references webhooks (id) on delete cascade
      );
      create index webhook_cursors_trip_idx on webhook_cursors (trip_id);

      create table webhook_deliveries (
        id uuid not null,
        webhook_id uuid not null,
        trip_id uuid,
        revision integer,
        kind text,
        ids uuid[] not null default '{}',
        at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        next_attempt_at timestamptz not null default now(),
        attempts integer not null default 0,
        attempted_at timestamptz,
        sent_at timestamptz,
        dead_at timestamptz,
        status smallint,
        problem text,
        constraint webhook_deliveries_pkey primary key (id),
        constraint webhook_deliveries_change_key unique (webhook_id, trip_id, revision),
        constraint webhook_deliveries_webhook_fkey foreign key (webhook_id) references webhooks (id) on delete cascade
      );
      create index webhook_deliveries_due_idx on webhook_deliveries (next_attempt_at)
        where sent_at is null and dead_at is null`);
  }
}
