import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One active invitation link per trip; the token is stored as its SHA-256. */
export class InvitationLinks1700000013100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table invitation_links (
        trip_id uuid not null constraint invitation_links_trip_fkey references trips (id) on delete cascade,
        place smallint not null,
        token_hash bytea not null,
        created_by uuid not null constraint invitation_links_created_by_fkey references users (id) on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint invitation_links_pkey primary key (trip_id),
        constraint invitation_links_place_check check (place = place_of(trip_id)),
        constraint invitation_links_hash_check check (length(token_hash) = 32),
        constraint invitation_links_life_check check (expires_at <= created_at + interval '14 days')
      );
      create index invitation_links_token_idx on invitation_links (token_hash);
      create index invitation_links_created_by_idx on invitation_links (created_by);
      create trigger invitation_links_place before insert on invitation_links
        for each row execute function fill_place('trip_id');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table invitation_links');
  }
}
