import type { QueryRunner } from 'typeorm';
import { addPlacedTable } from './placedTable.ts';
import { Migration } from './migration.ts';

/** One active invitation link per trip, its token stored as SHA-256. */
export class InvitationLinks1700000013100 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table invitation_links (
        trip_id uuid not null,
        place smallint not null,
        token_hash bytea not null,
        inviter_id uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint invitation_links_pkey primary key (trip_id),
        constraint invitation_links_hash_check check (length(token_hash) = 32),
        constraint invitation_links_life_check check (expires_at <= created_at + interval '336 hours')
      );
      create index invitation_links_token_idx on invitation_links (token_hash);
      alter table participants add column invited_by_link boolean not null default false;
    `);
    await addPlacedTable(queryRunner, 'invitation_links', {
      invitation_links_trip_fkey: 'foreign key (trip_id) references trips (id) on delete cascade',
      invitation_links_inviter_fkey:
        'foreign key (trip_id, inviter_id) references participants (trip_id, id) on delete cascade',
    });
  }
}
