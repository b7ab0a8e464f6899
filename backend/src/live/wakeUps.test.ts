import { buildParticipant, buildPerson, buildTrip } from '../../test/build.ts';
import { changeIn, followByEvents, followBySocket, type Follower } from '../../test/followers.ts';
import { startDatabaseProxy } from '../../test/postgres/databaseProxy.ts';
import { allTests, eachTest } from '../../test/fixtures.ts';
import { testWorld, worldOn } from '../../test/world.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));

const hello = (follower: Follower) => follower.get(({ kind }) => kind === 'HELLO');

/** Listening connections to this database, other than the outbox's: it has none here. */
async function listeners(): Promise<number[]> {
  const rows: { pid: number }[] = await world.dataSource.query(
    `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  return rows.map(({ pid }) => pid);
}

describe('a process', () => {
  it('has one listening connection for all its streams', async () => {
    const followers = [followBySocket, followByEvents].map((follow) =>
      follow(world.url, maya.client, trip.id),
    );
    await Promise.all(followers.map(hello));
    while ((await listeners()).length === 0);
    expect(await listeners()).toHaveLength(1);
    for (const follower of followers) follower.close();
  });

  it('tells changes of another process at once, and goes on after its listening connection is terminated', async () => {
    const other = await world.sibling();
    const follower = followBySocket(world.url, maya.client, trip.id);
    await hello(follower);
    while ((await listeners()).length === 0);
    for (let revision = 1; revision <= 3; revision += 1) {
      const before = await listeners();
      await world.dataSource.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
      await changeIn(other, trip.id, 'MEALS');
      expect((await follower.changesUntil(revision)).at(-1)).toEqual(['MEALS', revision]);
      while ((await listeners()).filter((pid) => !before.includes(pid)).length === 0);
    }
    follower.close();
    await other.close();
  });

  it('polls while nothing can be listened to, and goes on after the database is back', async () => {
    const proxy = await startDatabaseProxy(world.connection);
    const behind = await worldOn(proxy.connection);
    const follower = followBySocket(behind.url, maya.client, trip.id);
    await hello(follower);
    proxy.stall();
    await changeIn(world, trip.id, 'MEALS');
    await changeIn(world, trip.id, 'VOTES');
    proxy.flow();
    expect(await follower.changesUntil(2)).toEqual([
      ['HELLO', 0],
      ['MEALS', 1],
      ['VOTES', 2],
    ]);
    follower.close();
    await behind.close();
    await proxy.close();
  });
});

describe('presence', () => {
  it('is unlogged, and written again for somebody on two devices after a crash of Postgres emptied it', async () => {
    const rows: unknown[] = await world.dataSource.query(
      "select relpersistence from pg_class where relname = 'trip_presence'",
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
    const followers = [followBySocket, followByEvents].map((follow) =>
      follow(world.url, maya.client, trip.id),
    );
    await Promise.all(followers.map((follower) => follower.get(({ kind }) => kind === 'PRESENCE')));
    await world.dataSource.query('truncate trip_presence');
    const rowsNow = (): Promise<unknown[]> =>
      world.dataSource.query('select from trip_presence where trip_id = $1', [trip.id]);
    while ((await rowsNow()).length === 0);
    for (const follower of followers) follower.close();
  });

  it('forgets a process that died within 30 seconds', async () => {
    const { id: participantId } = await buildParticipant(world, trip, await buildPerson(world));
    await world.dataSource.query(
      `insert into trip_presence (trip_id, participant_id, server_id, seen_at)
       values ($1, $2, gen_random_uuid(), clock_timestamp() - interval '20 seconds')`,
      [trip.id, participantId],
    );
    const follower = followBySocket(world.url, maya.client, trip.id);
    await follower.get(({ presence }) => presence?.includes(participantId) === true);
    await follower.get(({ presence }) => presence?.includes(participantId) === false);
    follower.close();
  });
});
