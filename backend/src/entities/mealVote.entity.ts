import { Check, Entity, ForeignKey, Index } from 'typeorm';
import type { Vote } from '../../../domain/plan/meal.ts';
import { Participant } from './participant.entity.ts';
import { Meal } from './meal.entity.ts';
import { Column, PrimaryColumn } from './column.ts';
import { enumType } from '../base/enumType.ts';

export const VoteEnum = enumType<Vote>('Vote', 'Vote type.', {
  up: 'Vote for the meal.',
  down: 'Vote against the meal.',
});

@Entity('meal_votes')
@Check('meal_votes_vote_check', "vote in ('up', 'down')")
@Index('meal_votes_participant_idx', ['tripId', 'participantId'])
@ForeignKey(() => Meal, ['tripId', 'mealId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'meal_votes_meal_fkey',
})
@ForeignKey(() => Participant, ['tripId', 'participantId'], ['tripId', 'id'], {
  onDelete: 'CASCADE',
  name: 'meal_votes_participant_fkey',
})
export class MealVote {
  @PrimaryColumn('uuid', ['kept', 'not exported'])
  tripId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  mealId: string;

  @PrimaryColumn('uuid', ['kept', 'not exported'])
  participantId: string;

  @Column('text', ['kept', 'exported'])
  vote: Vote;
}
