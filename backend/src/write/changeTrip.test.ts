import { joinChanges, MAX_CHANGED_IDS, type TripChange } from '../../../domain/trip/tripChange.ts';
import {
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../test/build.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorlds } from '../../test/world.ts';
import { statement } from '../db/statement.ts';
import { updateRow } from '../db/rows.ts';
import { transaction } from '../db/transaction.ts';
import { forgetPastUse } from '../db/pastUse.sql.ts';
import { Trip } from '../entities/trip.entity.ts';
import { newId } from '../base/ids.ts';
import { onTripChange } from './announce.ts';
import { changed, changeTripAsServer, unchanged } from './changeTrip.ts';

const CALLS = 50;

const [world, sibling] = testWorlds();
const maya = eachTest(() => buildPerson(world));

const revisionsOf = async (tripId: string) => {
  const rows = await world.dataSource.query<{ revision: number }[]>(
    'select revision from trip_events where trip_id = $1 order by revision',
    [tripId],
  );
  return rows.map(({ revision }) => revision);
};
/** Repeats a call that a busy machine refused before it began. */
async function statusOf(call: () => Promise<{ readonly status: number }>): Promise<number> {
  const { status } = await call();
  return status === 503 ? statusOf(call) : status;
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('concurrent changes', () => {
  test(`of one trip, ${CALLS} at two servers, are committed in the order of their revisions, without gaps`, async () => {
    const trip = await buildTrip(world, maya);
    const meal = await buildMeal(world, trip);
    const rows = await buildIngredients(
      world,
      Array.from({ length: CALLS }, () => [meal, {}]),
    );
    const makeCall = (id: string, index: number) => {
      const client = index % 2 === 0 ? maya.client : maya.client.at(sibling.url);
      if (index % 5 === 0) return client.rest('POST', `/api/meals/${meal.id}/vote`, { voteType: 'up' });
      if (index % 5 === 1) return client.rest('PATCH', `/api/meals/${meal.id}`, { name: `Chili ${index}` });
      return client.rest('PATCH', `/api/ingredients/${id}`, { purchased: true });
    };
    const progress = { isDone: false };
    const answers = Promise.all(rows.map(({ id }, index) => statusOf(() => makeCall(id, index)))).finally(
      () => {
        progress.isDone = true;
      },
    );
    let looks = 0;
    while (!progress.isDone) {
      const seen = await revisionsOf(trip.id);
      // An earlier revision that is committed later would be missing.
      expect(seen).toEqual(upTo(seen.length));
      looks += 1;
    }
    expect(await answers).toEqual(rows.map(() => 200));
    expect(looks).toBeGreaterThan(1);
    expect(await revisionsOf(trip.id)).toEqual(upTo(CALLS));
  });

  test('of several trips at once end without deadlocks', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(world)));
    const trips = await Promise.all(people.map((person) => buildTrip(world, person)));
    for (const trip of trips)
      for (const person of people)
        if (trip.createdBy !== person.user.id) await buildParticipant(world, trip, person);
    const rename = (person: Person, name: string) => person.client.rest('PATCH', '/api/auth/me', { name });
    const answers = await Promise.all(
      ['Ada', 'Bo', 'Cy'].flatMap((name) => people.map((person) => statusOf(() => rename(person, name)))),
    );
    expect(answers).toEqual(answers.map(() => 200));
    for (const { id } of trips) expect(await revisionsOf(id)).toEqual(upTo((await revisionsOf(id)).length));
  });
});

describe('a transaction', () => {
  const event = (tripId: string, change: Partial<TripChange> = {}) => ({
    tripId,
    kind: 'MEALS' as const,
    ids: [],
    actorId: null,
    ...change,
  });
  const db = () => world.dataSource.manager;

  test('that fails leaves neither revision nor event, and is not announced', async () => {
    const trip = await buildTrip(world, maya);
    const heard: number[] = [];
    const stop = onTripChange(world.dataSource, (_tripId, revision) => heard.push(revision));
    await expect(changeTripAsServer(db(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await changeTripAsServer(db(), async () => unchanged(null));
    await changeTripAsServer(db(), async () => changed(null, event(trip.id)));
    stop();
    await changeTripAsServer(db(), async () => changed(null, event(trip.id)));
    expect(heard).toEqual([1]);
    expect(await revisionsOf(trip.id)).toEqual([1, 2]);
  });

  test('with several changes of a trip records one event', async () => {
    const [trip, other] = [await buildTrip(world, maya), await buildTrip(world, maya)];
    const ids = [newId(), newId()];
    await changeTripAsServer(db(), async () =>
      changed(null, event(other.id), ...ids.map((id) => event(trip.id, { ids: [id] }))),
    );
    const events: unknown = await db().query('select kind, ids from trip_events where trip_id = $1', [
      trip.id,
    ]);
    expect(events).toEqual([{ kind: 'MEALS', ids }]);
    expect(await revisionsOf(other.id)).toEqual([1]);
  });

  test('with very many changed rows names none', async () => {
    const trip = await buildTrip(world, maya);
    for (const count of [MAX_CHANGED_IDS, MAX_CHANGED_IDS + 1]) {
      const ids = Array.from({ length: count }, () => newId());
      await changeTripAsServer(db(), async () => changed(null, event(trip.id, { ids })));
    }
    const counts: unknown = await db().query(
      'select cardinality(ids) as count from trip_events where trip_id = $1 order by revision',
      [trip.id],
    );
    expect(counts).toEqual([{ count: MAX_CHANGED_IDS }, { count: 0 }]);
  });
});

test.each<[TripChange['kind'], TripChange['kind'], TripChange['kind']]>([
  ['MEALS', 'MEALS', 'MEALS'],
  ['PURCHASES', 'INGREDIENTS', 'INGREDIENTS'],
  ['MEALS', 'PARTICIPANTS', 'TRIP'],
  ['TRIP', 'DELETED', 'DELETED'],
])('%s and %s together are %s', (one, other, expected) => {
  const change = (kind: TripChange['kind'], actorId: string) => ({ kind, ids: [actorId], actorId });
  expect(joinChanges(change(one, 'a'), change(other, 'b'))).toMatchObject({ kind: expected, actorId: null });
  expect(joinChanges(change(one, 'a'), change(other, 'a')).actorId).toBe('a');
});

test('the trip tells its revision, and what a change answers has its own', async () => {
  const trip = await buildTrip(world, maya);
  const body = async (method: string, input?: unknown) =>
    (await maya.client.rest(method, `/api/trips/${trip.id}`, input)).body;
  expect(await body('GET')).toMatchObject({ revision: 0 });
  const fields = { name: 'Moab', location: 'Utah', startDate: '2026-06-13', endDate: '2026-06-15' };
  expect(await body('PUT', fields)).toMatchObject({ revision: 1 });
  const { data } = await maya.client.graphql('{ trips { revision } }');
  expect(data).toEqual({ trips: [{ revision: 1 }] });
  expect(await body('GET')).toMatchObject({ revision: 1 });
});

test('events are kept for a day, and the revision for as long as the trip, or its deletion', async () => {
  const [trip, deleted] = [await buildTrip(world, maya), await buildTrip(world, maya)];
  for (const { id } of [trip, deleted]) await maya.client.rest('POST', `/api/trips/${id}/invite-link`);
  await maya.client.rest('DELETE', `/api/trips/${deleted.id}`);
  const left = async () => {
    await forgetPastUse(world.dataSource.manager);
    return world.dataSource.query<unknown[]>(
      `select (select revision from trip_revisions where trip_id = one.id) as revision,
         (select count(*)::int from trip_events where trip_id = one.id) as events
       from unnest($1::uuid[]) with ordinality one (id, number) order by number`,
      [[trip.id, deleted.id]],
    );
  };
  await world.passSeconds(24 * 60 * 60 - 60);
  expect(await left()).toEqual([
    { revision: 1, events: 1 },
    { revision: 2, events: 2 },
  ]);
  await world.passSeconds(120);
  expect(await left()).toEqual([
    { revision: 1, events: 0 },
    { revision: null, events: 0 },
  ]);
});

describe('a statement that writes a trip', () => {
  const writing = statement<never>(
    'test_write_of_trip',
    'update meals set is_ai_generated = true where trip_id = $1',
  );

  test('is refused outside of changeTrip', async () => {
    const { id } = await buildTrip(world, maya);
    const manager = world.dataSource.manager;
    const message = 'writes a trip outside of changeTrip';
    await expect(writing.all(manager, [id])).rejects.toThrow(message);
    await expect(transaction(manager, (tx) => writing.all(tx, [id]))).rejects.toThrow(message);
    await expect(updateRow(manager, Trip, { id }, { currency: 'EUR' })).rejects.toThrow(message);
    await changeTripAsServer(manager, async (tx) => unchanged(await writing.all(tx, [id])));
  });
});
