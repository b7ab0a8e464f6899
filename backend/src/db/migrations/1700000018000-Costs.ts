import type { QueryRunner } from 'typeorm';
import { addForeignKeys, addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

const TO_PARTICIPANT = (column: string) =>
  `foreign key (trip_id, ${column}) references participants (trip_id, id)`;
const TO_TRIP = 'foreign key (trip_id) references trips (id) on delete cascade';
const TO_RECEIPT = 'foreign key (trip_id, receipt_id) references receipts (trip_id, id) on delete cascade';

/** docs/decisions/0030 */
export class Costs1700000018000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table trips add column currency text not null default 'USD';
      alter table eaters
        add column share_paid_by_id uuid,
        add constraint eaters_share_check check (share_paid_by_id is null or is_companion);
      create index eaters_share_paid_by_idx on eaters (trip_id, share_paid_by_id)
        where share_paid_by_id is not null;
      create table receipts (
        id uuid not null,
        trip_id uuid not null,
        place smallint not null,
        paid_by_id uuid not null,
        added_by_id uuid,
        amount_cents bigint not null,
        currency text,
        rate text,
        label text not null default '',
        date date not null,
        kind text not null,
        split text not null,
        split_revision integer not null default 0,
        frozen_at timestamptz,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        created_at timestamptz not null,
        constraint receipts_pkey primary key (trip_id, id),
        constraint receipts_amount_check check (amount_cents > 0),
        constraint receipts_kind_check check (kind in ('groceries', 'other')),
        constraint receipts_split_check check (split in ('by-portions', 'equal', 'shares')),
        constraint receipts_frozen_check check (frozen_at is null or split = 'by-portions')
      );
      create index receipts_id_idx on receipts (id);
      create index receipts_paid_by_idx on receipts (trip_id, paid_by_id);
      create index receipts_added_by_idx on receipts (trip_id, added_by_id) where added_by_id is not null;
      create table receipt_meals (
        trip_id uuid not null,
        place smallint not null,
        receipt_id uuid not null,
        meal_id uuid not null,
        constraint receipt_meals_pkey primary key (trip_id, receipt_id, meal_id)
      );
      create index receipt_meals_meal_idx on receipt_meals (trip_id, meal_id);
      create table receipt_shares (
        trip_id uuid not null,
        place smallint not null,
        receipt_id uuid not null,
        participant_id uuid not null,
        amount_cents bigint,
        portion_quarters integer,
        constraint receipt_shares_pkey primary key (trip_id, receipt_id, participant_id),
        constraint receipt_shares_amount_check check (amount_cents >= 0)
      );
      create index receipt_shares_participant_idx on receipt_shares (trip_id, participant_id);
      create table transfers (
        id uuid not null,
        trip_id uuid not null,
        place smallint not null,
        from_id uuid not null,
        to_id uuid not null,
        amount_cents bigint not null,
        date date not null,
        marked_by_id uuid,
        settled_shares jsonb,
        created_at timestamptz not null,
        constraint transfers_pkey primary key (trip_id, id),
        constraint transfers_amount_check check (amount_cents > 0),
        constraint transfers_sides_check check (from_id <> to_id)
      );
      create index transfers_id_idx on transfers (id);
      create index transfers_from_idx on transfers (trip_id, from_id);
      create index transfers_to_idx on transfers (trip_id, to_id);
      create index transfers_marked_by_idx on transfers (trip_id, marked_by_id) where marked_by_id is not null;
    `);
    await addForeignKeys(queryRunner, 'eaters', {
      eaters_share_paid_by_fkey: TO_PARTICIPANT('share_paid_by_id'),
    });
    await addPlacedTable(queryRunner, 'receipts', {
      receipts_trip_fkey: TO_TRIP,
      receipts_paid_by_fkey: TO_PARTICIPANT('paid_by_id'),
      receipts_added_by_fkey: TO_PARTICIPANT('added_by_id'),
    });
    await addPlacedTable(queryRunner, 'receipt_meals', {
      receipt_meals_receipt_fkey: TO_RECEIPT,
      receipt_meals_meal_fkey:
        'foreign key (trip_id, meal_id) references meals (trip_id, id) on delete cascade',
    });
    await addPlacedTable(queryRunner, 'receipt_shares', {
      receipt_shares_receipt_fkey: TO_RECEIPT,
      receipt_shares_participant_fkey: TO_PARTICIPANT('participant_id'),
    });
    await addPlacedTable(queryRunner, 'transfers', {
      transfers_trip_fkey: TO_TRIP,
      transfers_from_fkey: TO_PARTICIPANT('from_id'),
      transfers_to_fkey: TO_PARTICIPANT('to_id'),
      transfers_marked_by_fkey: TO_PARTICIPANT('marked_by_id'),
    });
  }
}
