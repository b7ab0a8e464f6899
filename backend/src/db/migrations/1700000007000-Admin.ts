import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log: who did what and when, by ids. */
export class Admin1700000007000 implements MigrationInterface {
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
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table audit_entries');
  }
}
