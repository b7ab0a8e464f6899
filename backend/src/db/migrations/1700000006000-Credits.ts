import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Payments and the ledger of credits, whose rules the database enforces. Every account has its free trip. */
export class Credits1700000006000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table payments (
        id uuid primary key,
        user_id uuid constraint payments_user_fkey references users (id) on delete set null,
        package text not null,
        quantity smallint not null,
        trips integer not null,
        amount_cents integer not null,
        currency text not null default 'usd',
        status text not null default 'pending',
        provider_intent_id text constraint payments_provider_intent_key unique,
        refunded_cents integer not null default 0,
        disputed_at timestamptz,
        dispute_lost_at timestamptz,
        checked_at timestamptz,
        created_at timestamptz not null,
        completed_at timestamptz,
        constraint payments_package_check check (package in ('single', 'bundle', 'unlimited', 'special')),
        constraint payments_quantity_check check (quantity between 1 and 10),
        constraint payments_trips_check check (case package when 'unlimited' then trips = -1 else trips > 0 end),
        constraint payments_amount_check check (amount_cents > 0 and refunded_cents between 0 and amount_cents),
        constraint payments_status_check check (status in ('pending', 'succeeded', 'failed', 'canceled'))
      );
      create index payments_user_idx on payments (user_id, created_at);
      create index payments_created_at_idx on payments (created_at);
      create index payments_status_idx on payments (status, created_at);

      create table payment_events (
        id text primary key,
        type text not null,
        provider_intent_id text,
        received_at timestamptz not null default now()
      );
      create index payment_events_received_at_idx on payment_events (received_at);

      create table credit_entries (
        id uuid primary key,
        user_id uuid constraint credit_entries_user_fkey references users (id) on delete set null,
        kind text not null,
        amount integer not null,
        source text not null constraint credit_entries_source_key unique,
        lot_id uuid constraint credit_entries_lot_fkey references credit_entries (id),
        payment_id uuid constraint credit_entries_payment_fkey references payments (id),
        trip_id uuid,
        expires_at timestamptz,
        created_at timestamptz not null,
        constraint credit_entries_kind_check
          check (kind in ('free', 'grant', 'unlimited', 'spend', 'take_back', 'revoke', 'expiry')),
        constraint credit_entries_amount_check check (case
          when kind in ('free', 'grant') then amount > 0
          when kind in ('unlimited', 'revoke') then amount = 0
          else amount < 0 end),
        constraint credit_entries_lot_check
          check ((lot_id is not null) = (kind in ('spend', 'take_back', 'revoke', 'expiry'))),
        constraint credit_entries_payment_check
          check ((payment_id is not null) = (kind in ('grant', 'unlimited', 'take_back', 'revoke'))),
        constraint credit_entries_trip_check
          check ((trip_id is not null) = (kind = 'spend') and (kind <> 'spend' or amount = -1)),
        constraint credit_entries_expiry_check check (expires_at is null or kind = 'grant')
      );
      create index credit_entries_user_idx on credit_entries (user_id, created_at);
      create index credit_entries_lot_idx on credit_entries (lot_id) where lot_id is not null;
      create index credit_entries_payment_idx on credit_entries (payment_id) where payment_id is not null;
      create index credit_entries_expires_at_idx on credit_entries (expires_at) where expires_at is not null;

      create function keep_credit_entry() returns trigger language plpgsql as $$
      begin
        -- The account may go; what it bought and spent stays.
        if tg_op = 'UPDATE' and new.user_id is null
          and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
        raise exception 'Entries of the ledger are never changed.' using errcode = 'restrict_violation';
      end $$;
      create trigger keep_credit_entry before update or delete on credit_entries
        for each row execute function keep_credit_entry();

      create function check_credit_lot() returns trigger language plpgsql as $$
      declare
        lot credit_entries;
        used bigint;
      begin
        -- Locked, so that whatever draws on a lot at once comes one after the other, and each sees those before it.
        select * into lot from credit_entries where id = new.lot_id for no key update;
        if lot.user_id is distinct from new.user_id or lot.lot_id is not null then
          raise exception 'An entry of the ledger draws on a lot of its own user.' using errcode = 'check_violation';
        end if;
        select coalesce(sum(amount), 0) into used from credit_entries where lot_id = new.lot_id;
        if lot.amount + used + new.amount < 0 then
          raise exception 'A lot of credits is never below zero.' using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger check_credit_lot before insert on credit_entries
        for each row when (new.lot_id is not null) execute function check_credit_lot();

      insert into credit_entries (id, user_id, kind, amount, source, created_at)
        select gen_random_uuid(), id, 'free', 1, 'free:' || id, created_at from users;
    `);
  }
}
