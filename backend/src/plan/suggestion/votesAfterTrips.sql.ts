import { statement } from '../../db/statement.ts';

/** $2: trips that end before are completed. */
export const votesOfTrips = statement<{ readonly name: string; readonly balance: number }>(
  'votes_after_trips',
  `select lower(trim(m.name)) as name, sum(case v.vote when 'up' then 1 else -1 end)::int as balance
   from meal_votes v
     join meals m on m.trip_id = v.trip_id and m.id = v.meal_id
     join trips t on t.id = v.trip_id
   where v.trip_id = any($1::uuid[])
     and m.trip_id = any($1) and t.id = any($1)
     and t.end_date < $2::date and m.name <> ''
   group by lower(trim(m.name))`,
);
