import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

export class MealVotes1700000003000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table meal_votes (
        trip_id uuid not null,
        meal_id uuid not null,
        participant_id uuid not null,
        vote text not null constraint meal_votes_vote_check check (vote in ('up', 'down')),
        primary key (meal_id, participant_id),
        constraint meal_votes_meal_fkey foreign key (trip_id, meal_id)
          references meals (trip_id, id) on delete cascade,
        constraint meal_votes_participant_fkey foreign key (trip_id, participant_id)
          references participants (trip_id, id) on delete cascade
      );
      create index meal_votes_participant_idx on meal_votes (trip_id, participant_id);
    `);
  }
}
