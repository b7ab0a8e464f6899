import { statement } from '../../db/statement.ts';
import type { MealVote } from '../../entities/mealVote.entity.ts';

/** Votes of one person run one by one. */
export const lockVoter = statement<unknown>(
  'lock_voter',
  "select from participants where trip_id = $1 and id = $2 and invite_status = 'accepted' for no key update",
);

export const castVote = statement<unknown, MealVote>(
  'cast_vote',
  `with taken_back as (
     delete from meal_votes where trip_id = $tripId and meal_id = $mealId and participant_id = $participantId and vote = $vote
     returning vote
   )
   insert into meal_votes (trip_id, meal_id, participant_id, vote)
   select $tripId::uuid, $mealId::uuid, $participantId::uuid, $vote where not exists (select from taken_back)
   on conflict on constraint meal_votes_pkey do update set vote = excluded.vote`,
);
