import type { DataSource } from 'typeorm';
import { createSession } from '../../backend/src/access/session.sql.ts';

/** How much a database of the bench holds. */
export interface Size {
  readonly trips: number;
  readonly ingredientsPerTrip: number;
  /** How many trips somebody comes along on who has made none. */
  readonly tripsOfRegular: number;
  /** Three a day. */
  readonly mealsOfCart: number;
  readonly ingredientsOfCart: number;
}

/** The size that the goals are stated for. */
export const SIZE: Size = {
  trips: 500,
  ingredientsPerTrip: 150,
  tripsOfRegular: 200,
  mealsOfCart: 60,
  ingredientsOfCart: 1000,
};

/** Three a day from the first day to the last. */
export const MEALS_PER_TRIP = 21;

const ORGANIZERS = 50;
const TRAVELLERS = 250;
const OTHERS_PER_TRIP = 5;
const INVITATIONS = 5;
const TRIPS_OF_OCCASIONAL = 20;
const VOTES_PER_MEAL = 4;
/** The one who comes along on many trips. */
const REGULAR_PHONE = '+14155559999';
/** The one who comes along now and then. */
const OCCASIONAL_PHONE = '+14155559997';
/** The one who shops for the trip with the large cart. */
const SHOPPER_PHONE = '+14155559998';
const NAMES_IN_CART = 400;
const FIRST_DAY = '2090-06-13';
const LAST_DAY = '2090-06-19';

/** Who is signed in during the bench, and what is looked at. */
export interface Seeded {
  readonly sessionToken: string;
  /** Of somebody who comes along on many trips, and is invited to five more. */
  readonly regularSessionToken: string;
  /** Of somebody who comes along on 20 trips, and is invited to five more. */
  readonly occasionalSessionToken: string;
  /** Of the maker of the trip with the large cart. */
  readonly shopperSessionToken: string;
  readonly cartTripId: string;
  readonly tripId: string;
  /** All ingredients of that trip. */
  readonly ingredientIds: readonly string[];
}

/** SQL for somebody on the newest of the trips, with invitations to the next. */
const comesAlong = (phone: string, trips: number): readonly string[] => [
  `insert into users (id, phone, name, created_at) values (gen_random_uuid(), '${phone}', 'Regular', '2026-01-01')`,
  `insert into participants
   (id, trip_id, user_id, name, phone, invite_status, invited_by, invited_at, created_at)
   select uuidv7(), t.id, member.id, member.name, member.phone,
   case when nth <= ${trips} then 'accepted' else 'pending' end, t.created_by,
   '2026-01-06'::timestamptz + nth * interval '1 second', '2026-01-06'
   from (select id, created_by, row_number() over (order by n desc) as nth from numbered) t
   join users member on member.phone = '${phone}'
   where nth <= ${trips + INVITATIONS}`,
];

/** In order; a statement at a time, each far longer than the product ever lets one run. */
const statementsFor = (size: Size): readonly string[] => [
  'set local statement_timeout = 0',
  `insert into users (id, phone, name, created_at)
   select gen_random_uuid(), '+1415555' || lpad(n::text, 4, '0'), 'Traveller ' || n,
   '2026-01-01'::timestamptz + n * interval '1 second'
   from generate_series(1, ${ORGANIZERS + TRAVELLERS}) n`,
  `create temporary table people as
   select id, name, phone, row_number() over (order by phone) - 1 as n from users`,
  `insert into trips (id, name, location, start_date, end_date, created_by, created_at)
   select uuidv7(), 'Trip ' || number, 'Joseph, Oregon', '${FIRST_DAY}', '${LAST_DAY}', people.id,
   '2026-01-02'::timestamptz + number * interval '1 second'
   from generate_series(0, ${size.trips - 1}) number join people on people.n = number % ${ORGANIZERS}`,
  `create temporary table numbered as
   select id, created_by, row_number() over (order by created_at) - 1 as n from trips`,
  `insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, created_at)
   select uuidv7(), t.id, people.id, people.name, people.phone, people.id = t.created_by, 'accepted',
   '2026-01-03'::timestamptz + people.n * interval '1 second'
   from numbered t join people on people.id = t.created_by or people.n in (
   select ${ORGANIZERS} + (t.n * ${OTHERS_PER_TRIP} + k) % ${TRAVELLERS}
   from generate_series(0, ${OTHERS_PER_TRIP - 1}) k)`,
  `insert into meals (id, trip_id, date, type, name, description, instructions, assigned_to_id, created_at)
   select uuidv7(), t.id, '${FIRST_DAY}'::date + day, type, initcap(type) || ' of day ' || day,
   'Something warm for everybody', '{"Chop everything.","Simmer for an hour."}',
   (select p.id from participants p where p.trip_id = t.id order by p.created_at offset day % 6 limit 1),
   '2026-01-04'
   from numbered t, generate_series(0, ${MEALS_PER_TRIP / 3 - 1}) day,
   unnest('{breakfast,lunch,dinner}'::text[]) type`,
  `insert into meal_votes (trip_id, meal_id, participant_id, vote)
   select m.trip_id, m.id, p.id, case when nth % 3 = 0 then 'down' else 'up' end
   from meals m join (
     select id, trip_id, row_number() over (partition by trip_id order by created_at) as nth from participants
   ) p on p.trip_id = m.trip_id and p.nth <= ${VOTES_PER_MEAL}`,
  `insert into ingredients
   (id, trip_id, meal_id, name, quantity, unit, purchased, purchased_by_id, purchased_at, assigned_to_id,
   alternatives, created_at)
   select uuidv7(), t.id, m.id, 'Ingredient ' || number, '1 1/2', 'cups', number % 3 = 0,
   case when number % 3 = 0 then m.assigned_to_id end, case when number % 3 = 0 then '2026-02-01'::timestamptz end,
   m.assigned_to_id, '{"Something else"}', '2026-01-05'::timestamptz + number * interval '1 second'
   from numbered t
   join generate_series(0, ${size.ingredientsPerTrip - 1}) number on true
   join lateral (
     select id, assigned_to_id, row_number() over (order by date, type) - 1 as nth
     from meals where trip_id = t.id) m on m.nth = number % ${MEALS_PER_TRIP}`,
  ...comesAlong(REGULAR_PHONE, size.tripsOfRegular),
  ...comesAlong(OCCASIONAL_PHONE, TRIPS_OF_OCCASIONAL),
  `insert into users (id, phone, name, created_at)
   values (gen_random_uuid(), '${SHOPPER_PHONE}', 'Shopper', '2026-01-01')`,
  `insert into trips (id, name, location, start_date, end_date, created_by, created_at)
   select uuidv7(), 'Long trip', 'Joseph, Oregon', '${FIRST_DAY}',
   '${FIRST_DAY}'::date + ${size.mealsOfCart / 3 - 1}, id, '2026-01-03' from users where phone = '${SHOPPER_PHONE}'`,
  `insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, created_at)
   select uuidv7(), t.id, u.id, u.name, u.phone, u.id = t.created_by, 'accepted', '2026-01-03'
   from trips t join users maker on maker.id = t.created_by
   join users u on u.id = maker.id or u.id in (select id from people where n >= ${ORGANIZERS} and n < ${ORGANIZERS + OTHERS_PER_TRIP})
   where maker.phone = '${SHOPPER_PHONE}'`,
  `insert into meals (id, trip_id, date, type, name, assigned_to_id, created_at)
   select uuidv7(), t.id, t.start_date + day, type, initcap(type) || ' of day ' || day,
   (select p.id from participants p where p.trip_id = t.id order by p.id offset day % 6 limit 1), '2026-01-04'
   from trips t join users maker on maker.id = t.created_by, generate_series(0, ${size.mealsOfCart / 3 - 1}) day,
   unnest('{breakfast,lunch,dinner}'::text[]) type where maker.phone = '${SHOPPER_PHONE}'`,
  `insert into ingredients
   (id, trip_id, meal_id, name, quantity, unit, notes, purchased, purchased_by_id, purchased_at, assigned_to_id,
   alternatives, merged_as, created_at)
   select uuidv7(), m.trip_id, m.id, 'Ingredient ' || number % ${NAMES_IN_CART}, '1 1/2', 'cups',
   case when number % 4 = 0 then 'The large pack' end, number % 3 = 0, case when number % 3 = 0 then m.assigned_to_id end,
   case when number % 3 = 0 then '2026-02-01'::timestamptz end, m.assigned_to_id, '{"Something else"}',
   case when number % ${NAMES_IN_CART} < ${NAMES_IN_CART / 2} then 'ingredient ' || number % ${NAMES_IN_CART} end,
   '2026-01-05'::timestamptz + number * interval '1 second'
   from generate_series(0, ${size.ingredientsOfCart - 1}) number
   join lateral (
     select m.*, row_number() over (order by date, type) - 1 as nth
     from meals m join trips t on t.id = m.trip_id join users maker on maker.id = t.created_by
     where maker.phone = '${SHOPPER_PHONE}') m on m.nth = number % ${size.mealsOfCart}`,
  `insert into credit_entries (id, user_id, kind, amount, source, created_at)
   select gen_random_uuid(), id, 'free', 1, 'free:' || id, created_at from users`,
  `insert into eaters (id, trip_id, participant_id, created_at)
   select uuidv7(), trip_id, id, created_at from participants`,
  `update meals m set portion_quarters = t.quarters
   from (select trip_id, sum(portion_quarters) as quarters from eaters group by trip_id) t where t.trip_id = m.trip_id`,
  'drop table people, numbered',
  'analyze',
];

/**
 * Fills an empty database by SQL: trips of a week, each with its organizer, five others, 21 meals with four votes
 * each, and ingredients. The viewer has made one in fifty of the trips; somebody else comes along on many. And one trip
 * with a large cart.
 */
export async function seed(dataSource: DataSource, size: Size = SIZE): Promise<Seeded> {
  await dataSource.transaction(async (db) => {
    for (const sql of statementsFor(size)) await db.query(sql);
    await db.query(
      'insert into user_trips select user_id, trip_id, invite_status from participants where user_id is not null',
    );
  });
  const [trip]: { id: string; created_by: string }[] = await dataSource.query(
    'select id, created_by from trips order by created_at limit 1',
  );
  if (trip === undefined) throw new Error('The seed made no trip.');
  const rows: { id: string }[] = await dataSource.query('select id from ingredients where trip_id = $1', [
    trip.id,
  ]);
  const members: { id: string }[] = await dataSource.query(
    'select id from users where phone = any ($1) order by array_position($1, phone)',
    [[REGULAR_PHONE, OCCASIONAL_PHONE]],
  );
  const [regular, occasional] = members;
  if (regular === undefined || occasional === undefined)
    throw new Error('The seed made nobody who comes along.');
  const [cart]: { id: string; created_by: string }[] = await dataSource.query(
    'select t.id, t.created_by from trips t join users u on u.id = t.created_by where u.phone = $1',
    [SHOPPER_PHONE],
  );
  if (cart === undefined) throw new Error('The seed made no large cart.');
  const { token } = await createSession(dataSource.manager, trip.created_by);
  const { token: regularSessionToken } = await createSession(dataSource.manager, regular.id);
  const { token: occasionalSessionToken } = await createSession(dataSource.manager, occasional.id);
  const { token: shopperSessionToken } = await createSession(dataSource.manager, cart.created_by);
  return {
    sessionToken: token,
    regularSessionToken,
    occasionalSessionToken,
    tripId: trip.id,
    shopperSessionToken,
    cartTripId: cart.id,
    ingredientIds: rows.map(({ id }) => id),
  };
}
