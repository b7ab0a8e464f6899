import { statement } from '../../db/statement.ts';

/** Votes of one person run one by one. */
export const lockVoter = statement<unknown>(
  'lock_voter',
  "select from participants where trip_id = $1 and id = $2 and invite_status = 'accepted' for no key update",
);

export const castVote = statement<unknown>(
  'cast_vote',
  `with taken_back as (
     delete from meal_votes where trip_id = $1 and meal_id = $2 and participant_id = $3 and vote = $4 returning vote
   )
   insert into meal_votes (trip_id, meal_id, participant_id, vote)
   select $1::uuid, $2::uuid, $3::uuid, $4 where not exists (select from taken_back)
   on conflict on constraint meal_votes_pkey do update set vote = excluded.vote`,
);
