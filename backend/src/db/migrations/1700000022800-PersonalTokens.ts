import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Sessions that integrators make by hand, with a name and what they may do. */
export class PersonalTokens1700000022800 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions
        add name text,
        add scopes text[],
        add trip_id uuid,
        add constraint sessions_token_check
          check ((name is null) = (scopes is null) and (trip_id is null or scopes is not null))`);
  }
}
