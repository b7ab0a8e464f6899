import { readFileSync } from 'node:fs';
import { addCitusStandIn } from '../../../test/postgres/citusStandIn.ts';
import { scratchDatabase, type ScratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { buildPerson, newPhone, type Person } from '../../../test/build.ts';
import { worldOn, type World } from '../../../test/world.ts';
import { createDataSource } from '../connection/dataSource.ts';
import { newId } from '../../base/ids.ts';
import { checkInvariants } from '../invariants.ts';
import { statement, STATEMENTS } from '../statement.ts';
import { CONTENT_TABLES, LOCAL_TABLES, TRIP_TABLES } from '../tables.ts';
import { distribute } from './distribute.ts';
import { inEachShard } from './distributed.ts';

const AT = { location: 'Joseph, Oregon', startDate: '2026-06-13', endDate: '2026-06-15' };

let database: ScratchDatabase;
let world: World;
let maya: Person;
let jonas: Person;
beforeAll(async () => {
  database = await scratchDatabase();
  const dataSource = await createDataSource(database.connection).initialize();
  await addCitusStandIn(dataSource);
  await distribute(dataSource, () => undefined);
  await dataSource.destroy();
  world = await worldOn(database.connection);
});
afterAll(async () => {
  await world.close();
  await database.drop();
});
beforeEach(async () => {
  maya = await buildPerson(world);
  jonas = await buildPerson(world, { name: 'Jonas Weber' });
});

async function call<Body>(person: Person, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await person.client.rest(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  // The caller names the fields it reads.
  return answer.body as Body;
}

interface HasId {
  readonly id: string;
}

const newTrip = (person: Person, name: string) => call<HasId>(person, 'POST', '/api/trips', { name, ...AT });

/** Invites Jonas, who accepts. */
async function join(trip: HasId): Promise<void> {
  await call(maya, 'POST', `/api/trips/${trip.id}/invite`, {
    name: jonas.user.name,
    phone: jonas.user.phone,
  });
  const pending = await call<{ participant: HasId; invitedBy: { name: string } }[]>(
    jonas,
    'GET',
    '/api/invitations',
  );
  expect(pending).toMatchObject([{ invitedBy: { name: 'Maya Torres' } }]);
  await call(jonas, 'POST', `/api/invitations/${pending[0]?.participant.id}/respond`, {
    response: 'accepted',
  });
}

describe('on a distributed database', () => {
  it('a trip is planned, shopped for and deleted', async () => {
    const trip = await newTrip(maya, 'Lake Wallowa');
    await join(trip);
    const slot = { tripId: trip.id, date: '2026-06-13', type: 'dinner', name: 'Chili' };
    const meal = await call<HasId>(maya, 'POST', '/api/meals', slot);
    expect(await maya.client.rest('POST', '/api/meals', slot)).toMatchObject({ status: 409 });
    const bean = await call<HasId>(maya, 'POST', `/api/meals/${meal.id}/ingredients`, { name: 'Beans' });
    await call(jonas, 'POST', `/api/meals/${meal.id}/vote`, { voteType: 'up' });
    await call(jonas, 'PATCH', `/api/ingredients/${bean.id}`, { purchased: true });
    expect(await call(maya, 'GET', `/api/meals/${meal.id}`)).toMatchObject({ upVotes: 1 });
    await call(maya, 'DELETE', `/api/trips/${trip.id}`);
    for (const table of CONTENT_TABLES)
      expect(
        await world.dataSource.query(
          `select from ${table} where ${table === 'trips' ? 'id' : 'trip_id'} = $1`,
          [trip.id],
        ),
      ).toEqual([]);
  });

  it('lists show several trips', async () => {
    for (const { id } of await call<HasId[]>(maya, 'GET', '/api/trips'))
      throw new Error(`A new account has trip ${id}.`);
    const trips = [await newTrip(maya, 'Lake'), await newTrip(jonas, 'Forest')];
    await join(trips[0] ?? { id: '' });
    const listed = await call<HasId[]>(jonas, 'GET', '/api/trips');
    expect(listed.map(({ id }) => id).sort()).toEqual(trips.map(({ id }) => id).sort());
    const { data } = await jonas.client.graphql('{ trips { id lastSuggestionRun { id } } }');
    expect(data).toMatchObject({ trips: [{ lastSuggestionRun: null }, { lastSuggestionRun: null }] });
  });

  it('a deleted account leaves no link to it', async () => {
    const trip = await newTrip(maya, 'Coast');
    await join(trip);
    await call(maya, 'DELETE', '/api/auth/me');
    const links: unknown = await world.dataSource.query(
      `select from trips where created_by not in (select id from users)
       union all select from participants where user_id not in (select id from users)
         or invited_by not in (select id from users)`,
    );
    expect(links).toEqual([]);
    expect(await call(jonas, 'GET', `/api/trips/${trip.id}`)).toMatchObject({ id: trip.id });
  });
});

it('a participant whose account is missing breaks a rule, and can be repaired', async () => {
  const trip = await newTrip(maya, 'Dunes');
  await call(maya, 'POST', `/api/trips/${trip.id}/invite`, { name: 'Ruth', phone: newPhone() });
  await world.dataSource.query("update participants set user_id = gen_random_uuid() where name = 'Ruth'");
  const broken = async () => {
    const rules = await checkInvariants(world.dataSource.manager);
    return rules.find(({ rule }) => rule === 'the account of a participant exists')?.broken;
  };
  expect(await broken()).toBe(1);
  const repair = /^update participants [^;]*;/m.exec(readFileSync('docs/operation.md', 'utf8'))?.[0];
  await world.dataSource.query(repair ?? '');
  expect(await broken()).toBe(0);
});

it('a transaction asks on its own connection whether tables are distributed', async () => {
  const dataSource = await createDataSource(database.connection, { poolSize: 1 }).initialize();
  const ofTrips = statement('test_in_each_shard', 'select id from trips where id = any($1)');
  const rows = await dataSource.transaction((db) => inEachShard(db, ofTrips, [newId(), newId()]));
  await dataSource.destroy();
  expect(rows).toEqual([]);
});

/** Slow there: rows of one kind are sent to the machine of the other. */
const ADMINS = 'admin_';

it('statements join tables of trips with local ones for admins alone', () => {
  const names = (text: string, tables: readonly string[]) =>
    tables.some((table) => new RegExp(String.raw`\b(from|join|update|into)\s+${table}\b`).test(text));
  const mixed = [...STATEMENTS].filter(([, text]) => names(text, TRIP_TABLES) && names(text, LOCAL_TABLES));
  expect(mixed.map(([name]) => name).filter((name) => !name.startsWith(ADMINS))).toEqual([]);
});
