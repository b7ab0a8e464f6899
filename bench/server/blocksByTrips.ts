import type { DataSource } from 'typeorm';
import '../../backend/src/people/participant/community.sql.ts';
import '../../backend/src/shopping/ingredient/purchase.sql.ts';
import '../../backend/src/trip/tripAggregate.sql.ts';
import { tokenHash } from '../../backend/src/access/session.sql.ts';
import { blocksOf, type Call } from './blocksOf.ts';
import { withDatabase } from './database.ts';
import { seed, SIZE, type Seeded } from './seed.ts';

export const TRIP_COUNTS = [1_000, 10_000, 100_000];
/** Like the trips of the bench, to measure; the others are smaller, so that filling takes a minute or two. */
const LARGE_TRIPS = 25;
const LISTED_TRIPS = 20;
const SMALL = { participants: 3, meals: 3, ingredientsPerMeal: 4 };

/** SQL for small trips, each with an account of its own; the numbers keep phone numbers apart. */
const smallTrips = (from: number, until: number): readonly string[] => [
  // Without foreign keys and triggers, each checked a million times.
  'set local session_replication_role = replica',
  `create temporary table small on commit drop as
   select n, id, gen_random_uuid() as created_by
   from (select n, uuidv7() as id from generate_series(${from}, ${until - 1}) n) numbered`,
  `insert into users (id, phone, name, created_at)
   select created_by, '+1' || (2010000000 + n), 'Traveller', '2026-01-01' from small`,
  `insert into trips (id, name, location, start_date, end_date, created_by, created_at)
   select id, 'Small trip', 'Moab, Utah', '2090-06-13', '2090-06-19', created_by, '2026-01-02' from small`,
  `insert into participants (id, trip_id, user_id, name, phone, is_organizer, invite_status, created_at)
   select uuidv7(), id, case when nth = 1 then created_by end, 'Traveller', '+1415555010' || nth, nth = 1,
   case when nth = 1 then 'accepted' else 'pending' end, '2026-01-03'
   from small, generate_series(1, ${SMALL.participants}) nth`,
  `insert into eaters (id, trip_id, participant_id, created_at)
   select uuidv7(), p.trip_id, p.id, p.created_at from small join participants p on p.trip_id = small.id`,
  "insert into user_trips select created_by, id, 'accepted' from small",
  `insert into meals (id, trip_id, date, type, name, created_at)
   select uuidv7(), id, '2090-06-13'::date + day, 'dinner', 'Dinner', '2026-01-04'
   from small, generate_series(1, ${SMALL.meals}) day`,
  `insert into meal_votes (trip_id, meal_id, participant_id, vote)
   select m.trip_id, m.id, p.id, 'up'
   from small join meals m on m.trip_id = small.id join participants p on p.trip_id = small.id and p.is_organizer`,
  `insert into ingredients (id, trip_id, meal_id, name, quantity, unit, created_at)
   select uuidv7(), m.trip_id, m.id, 'Ingredient ' || nth, '1 1/2', 'cups', '2026-01-05'
   from small join meals m on m.trip_id = small.id, generate_series(1, ${SMALL.ingredientsPerMeal}) nth`,
];

async function addSmallTrips(dataSource: DataSource, from: number, until: number): Promise<void> {
  await dataSource.transaction(async (db) => {
    await db.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    for (const sql of smallTrips(from, until)) await db.query(sql);
  });
  // As autovacuum does.
  await dataSource.query('vacuum analyze');
}

interface Ids {
  readonly viewer: string;
  readonly meal: string;
  readonly regular: string;
  readonly listed: readonly string[];
  readonly companions: readonly string[];
}

/** What people wait for, by what they do. */
async function callsFor(db: DataSource, seeded: Seeded): Promise<ReadonlyMap<string, Call>> {
  const { tripId, sessionToken, regularSessionToken, ingredientIds } = seeded;
  const [ids] = await db.query<Ids[]>(
    `select own.user_id as viewer, (select id from meals where trip_id = $3 order by id limit 1) as meal,
       regular.user_id as regular, array(select trip_id from user_trips
         where user_id = regular.user_id and status = 'accepted') as listed,
       array(select distinct p.user_id from user_trips own join participants p using (trip_id)
         where own.user_id = regular.user_id and own.status = 'accepted' and p.user_id <> own.user_id) as companions
     from sessions own, sessions regular where own.token_hash = $1 and regular.token_hash = $2`,
    [tokenHash(sessionToken), tokenHash(regularSessionToken), tripId],
  );
  const [ingredient] = ingredientIds;
  if (ids === undefined || ingredient === undefined) throw new Error('The seed made no sessions.');
  const { viewer, meal, regular, listed, companions } = ids;
  // In the order in which the statement names its parameters.
  const tick = [tripId, viewer, '2026-02-01', true, false, null, [ingredient], null, '2026-01-01', true];
  return new Map<string, Call>([
    ['session', { name: 'find_viewer', values: [`\\x${tokenHash(sessionToken).toString('hex')}`] }],
    ['a trip with everything in it', { name: 'trip_with_ingredients', values: [tripId, viewer] }],
    ['a meal by its id', { name: 'meal_access', values: [tripId, meal, viewer] }],
    ['a tick', { name: 'tick_ingredients', values: tick }],
    ['ids of a person’s trips', { name: 'user_trips_by_user', values: [[regular]] }],
    [
      `${companions.length} people of these trips`,
      { name: 'frequent_members', values: [companions, companions.map((_, index) => index)] },
    ],
    [`the list of ${listed.length} trips`, { name: 'trips_of_user', values: [listed] }],
  ]);
}

async function measure(dataSource: DataSource): Promise<Map<string, number[]>> {
  const size = { ...SIZE, trips: LARGE_TRIPS, tripsOfRegular: LISTED_TRIPS };
  const calls = await callsFor(dataSource, await seed(dataSource, size));
  const blocks = new Map<string, number[]>([...calls.keys()].map((what) => [what, []]));
  // The seed made one more, with a large cart.
  let trips = LARGE_TRIPS + 1;
  for (const count of TRIP_COUNTS) {
    await addSmallTrips(dataSource, trips, count);
    trips = count;
    for (const [what, call] of calls) blocks.get(what)?.push(await blocksOf(dataSource, call));
  }
  return blocks;
}

/** Blocks of 8 KB that hot statements read with each of these numbers of trips in the database, by what people do. */
export function blocksByTrips(): Promise<ReadonlyMap<string, readonly number[]>> {
  return withDatabase(measure, (_, blocks) => Promise.resolve(blocks));
}
