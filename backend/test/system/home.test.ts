import pg from 'pg';
import { buildPerson, type Person } from '../build.ts';
import { testWorld } from '../world.ts';

const MANY = 200;
/** The query of the home screen. */
const HOME = `query Home {
  trips {
    id name location startDate endDate plannedMealCount totalMealCount mealsOutsidePlanCount isCompleted
    viewerCan
    participants { id name isViewer inviteStatus viewerCan }
  }
  invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } }
  frequentMembers { name phone tripCount }
}`;

// A distributed database takes a statement for each trip.
const world = testWorld({}, 'grub_template');

/** A user with that many trips, each with a companion and a meal, and as many invitations. */
async function traveller(trips: number): Promise<Person> {
  const [viewer, companion] = await Promise.all([buildPerson(world), buildPerson(world)]);
  await world.dataSource.query(
    `with people as (select * from users where id in ($1, $2)),
     made as (
       insert into trips (id, name, location, start_date, end_date, created_by, created_at)
       select one.id, 'Trip ' || n, 'Joseph', '2026-06-13', '2026-06-15', one.creator, now()
       from (select gen_random_uuid() as id, people.id as creator, n from people, generate_series(1, $3) n) one
       returning id, created_by
     ), planned as (
       insert into meals (id, trip_id, date, type, name, portion_quarters, created_at)
       select gen_random_uuid(), id, '2026-06-13', 'dinner', 'Chili', 8, now() from made
     ), listed as (
       insert into user_trips
       select people.id, made.id,
         case when people.id = $1 and people.id <> created_by then 'pending' else 'accepted' end
       from made, people
     ), joined as (
       insert into participants
       (id, trip_id, user_id, name, phone, is_organizer, invite_status, invited_by, invited_at, created_at)
     select gen_random_uuid(), made.id, people.id, people.name, people.phone, people.id = created_by,
       case when people.id = $1 and people.id <> created_by then 'pending' else 'accepted' end, created_by, now(), now()
     from made, people returning *
     )
     insert into eaters (id, trip_id, participant_id, created_at)
     select gen_random_uuid(), trip_id, id, created_at from joined`,
    [viewer.user.id, companion.user.id, trips],
  );
  return viewer;
}

/** The answer of the home query, and its number of statements, including the session's. */
async function home({ client }: Person): Promise<{ data: unknown; statements: number }> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const { data } = await client.graphql(HOME);
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { data, statements };
}

test('the home screen takes as many statements for two hundred trips as for one', async () => {
  const [few, many] = [await traveller(1), await traveller(MANY)];
  // The first list over several places asks whether the database is distributed.
  await many.client.rest('GET', '/api/trips');
  // The first runs of a document are interpreted, later ones compiled.
  for (const run of ['interpreted', 'compiled', 'compiled before']) {
    const [one, twoHundred] = [await home(few), await home(many)];
    expect({ run, statements: twoHundred.statements }).toEqual({ run, statements: one.statements });
    expect(one).toMatchObject({
      statements: 7,
      data: { trips: { length: 1 }, invitations: { length: 1 }, frequentMembers: [{ tripCount: 1 }] },
    });
    expect(twoHundred.data).toMatchObject({
      trips: { length: MANY },
      invitations: { length: MANY },
      frequentMembers: [{ tripCount: MANY }],
    });
  }
});
