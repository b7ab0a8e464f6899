import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

export class Foundation1700000000000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table users (
        id uuid primary key,
        phone text not null constraint users_phone_key unique,
        name text not null,
        created_at timestamptz not null
      );

      create table sessions (
        token_hash bytea primary key,
        user_id uuid not null constraint sessions_user_fkey references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index sessions_user_idx on sessions (user_id);
      create index sessions_expires_idx on sessions (expires_at);

      create table sign_in_codes (
        id uuid primary key,
        phone text not null,
        code_hash bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        tries smallint not null default 0,
        used_at timestamptz,
        superseded_at timestamptz,
        constraint sign_in_codes_tries_check check (tries between 0 and 5)
      );
      create unique index sign_in_codes_live_key on sign_in_codes (phone)
        where used_at is null and superseded_at is null;
      create index sign_in_codes_sent_idx on sign_in_codes (phone, created_at);

      create table outbox_texts (
        id uuid primary key,
        kind text not null,
        phone text not null,
        sealed_body bytea,
        created_at timestamptz not null default now(),
        next_attempt_at timestamptz not null default now(),
        attempts smallint not null default 0,
        sent_at timestamptz,
        dead_at timestamptz,
        last_error text,
        constraint outbox_texts_kind_check check (kind in ('code', 'invitation'))
      );
      create index outbox_texts_due_idx on outbox_texts (next_attempt_at)
        where sent_at is null and dead_at is null;

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire_idx on rate_limits (expire);

      create table trips (
        id uuid primary key,
        name text not null,
        location text not null,
        start_date date not null,
        end_date date not null,
        created_by uuid constraint trips_created_by_fkey references users (id) on delete set null,
        include_breakfasts boolean not null default true,
        include_lunches boolean not null default true,
        include_dinners boolean not null default true,
        include_snacks boolean not null default false,
        include_desserts boolean not null default false,
        created_at timestamptz not null,
        constraint trips_dates_check check (end_date > start_date)
      );
      create index trips_created_by_idx on trips (created_by);

      create table idempotency_keys (
        user_id uuid not null references users (id) on delete cascade,
        operation text not null,
        key text not null,
        request_hash bytea not null,
        result_id uuid not null,
        created_at timestamptz not null default now(),
        primary key (user_id, operation, key)
      );
      create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

      create table participants (
        id uuid primary key,
        trip_id uuid not null constraint participants_trip_fkey references trips (id) on delete cascade,
        user_id uuid constraint participants_user_fkey references users (id) on delete set null,
        name text not null,
        phone text,
        is_organizer boolean not null default false,
        invite_status text not null,
        created_at timestamptz not null,
        constraint participants_trip_id_key unique (trip_id, id),
        constraint participants_phone_key unique (trip_id, phone),
        constraint participants_user_key unique (trip_id, user_id),
        constraint participants_invite_status_check check (invite_status in ('pending', 'accepted', 'declined'))
      );
      create index participants_user_idx on participants (user_id);
      create index participants_phone_idx on participants (phone);

      create table meals (
        id uuid primary key,
        trip_id uuid not null constraint meals_trip_fkey references trips (id) on delete cascade,
        date date not null,
        type text not null,
        name text not null default '',
        description text,
        instructions text[] not null default '{}',
        recipe text,
        assigned_to_id uuid,
        status text not null default 'planned',
        is_ai_generated boolean not null default false,
        created_at timestamptz not null,
        constraint meals_trip_id_key unique (trip_id, id),
        constraint meals_slot_key unique (trip_id, date, type),
        constraint meals_type_check check (type in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')),
        constraint meals_status_check check (status in ('planned', 'not_needed')),
        constraint meals_assigned_to_fkey foreign key (trip_id, assigned_to_id) references participants (trip_id, id)
      );
      create index meals_assigned_to_idx on meals (trip_id, assigned_to_id) where assigned_to_id is not null;

      create table ingredients (
        id uuid primary key,
        trip_id uuid not null,
        meal_id uuid not null,
        name text not null,
        quantity text,
        unit text,
        notes text,
        purchased boolean not null default false,
        assigned_to_id uuid,
        alternatives text[] not null default '{}',
        selected_alternative smallint not null default 0,
        created_at timestamptz not null,
        constraint ingredients_alternative_check
          check (selected_alternative between 0 and cardinality(alternatives)),
        constraint ingredients_meal_fkey foreign key (trip_id, meal_id)
          references meals (trip_id, id) on delete cascade,
        constraint ingredients_assigned_to_fkey foreign key (trip_id, assigned_to_id)
          references participants (trip_id, id)
      );
      create index ingredients_meal_idx on ingredients (trip_id, meal_id);
      create index ingredients_assigned_to_idx on ingredients (trip_id, assigned_to_id)
        where assigned_to_id is not null;
    `);
  }
}
