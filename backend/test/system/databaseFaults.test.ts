import pg from 'pg';
import { buildIngredient, buildMeal, buildPerson, buildTrip, type Person } from '../build.ts';
import { startServerBeside } from './builtServer.ts';
import type { RestAnswer } from '../client.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../postgres/databaseProxy.ts';
import { scratchDatabase, type ScratchDatabase } from '../postgres/scratchDatabase.ts';
import { createWorld, worldOn, type World } from '../world.ts';

const NEW_TRIP = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
const CREATE_TRIP = `mutation($input: CreateTripInput!) { createTrip(input: $input) { trip { id } } }`;

describe('a database that does not answer', () => {
  let database: ScratchDatabase;
  let proxy: DatabaseProxy;
  let world: World;
  let maya: Person;

  beforeAll(async () => {
    database = await scratchDatabase();
    proxy = await startDatabaseProxy(database.connection);
    world = await worldOn(proxy.connection);
    maya = await buildPerson(world);
  });
  beforeEach(() => {
    proxy.flow();
  });
  afterAll(async () => {
    await world.close();
    await proxy.close();
    await database.drop();
  });

  const readiness = async () => (await world.visitor().send('GET', '/readyz', undefined)).status;
  /** The status of creating a trip, once writes are accepted again. */
  const creation = async () => {
    for (;;) {
      const { status } = await maya.client.rest('POST', '/api/trips', NEW_TRIP);
      if (status !== 503) return status;
    }
  };

  it('turns /readyz to 503, then ends waiting requests with 503, and is used again once it answers', async () => {
    expect(await readiness()).toBe(200);
    // Opens several connections of the pool.
    await Promise.all(Array.from({ length: 4 }, () => maya.client.rest('GET', '/api/trips')));
    proxy.stall();
    let answered = 0;
    const requests = [
      () => maya.client.rest('GET', '/api/trips'),
      () => maya.client.rest('POST', '/api/trips', NEW_TRIP),
      () => maya.client.graphql('{ trips { id } }'),
      () => maya.client.graphql(CREATE_TRIP, { input: NEW_TRIP }),
      ...Array.from({ length: 12 }, () => () => maya.client.rest('GET', '/api/trips')),
    ].map(async (request) => {
      const { status, headers } = await request();
      answered += 1;
      return { status, hasRetryAfter: headers.get('retry-after') !== null };
    });
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([503, 503, 503]);
    expect(answered).toBe(0);
    expect(new Set((await Promise.all(requests)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, hasRetryAfter: true })]),
    );

    proxy.flow();
    while ((await readiness()) !== 200);
    expect(await creation()).toBe(201);
    const { data } = await maya.client.graphql('{ trips { id } }');
    expect(data).toMatchObject({ trips: [{}] });
  });

  it('releases the transaction of a write that timed out', async () => {
    const holder = new pg.Client(database.connection);
    await holder.connect();
    await holder.query('begin; lock table participants in access exclusive mode');
    const write = maya.client.rest('POST', '/api/trips', NEW_TRIP);
    await lockWaits(database.connection, 1);
    proxy.stall();
    await holder.end();
    expect((await write).status).toBe(503);
    proxy.flow();
    while ((await readiness()) !== 200);
    expect((await maya.client.rest('GET', '/api/trips')).status).toBe(200);
    expect(await creation()).toBe(201);
  });
});

/** Resolves once that many backends wait for a lock; uses its own connection, since the pool may be full. */
async function lockWaits(connection: pg.ClientConfig, atLeast: number): Promise<void> {
  const watcher = new pg.Client(connection);
  await watcher.connect();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await watcher.query(waiting)).rowCount ?? 0) < atLeast);
  await watcher.end();
}

describe('broken connections', () => {
  const ROUNDS = 25;
  const CALLERS = 16;

  it('are answered with 503 and Retry-After or with the result, and every write is whole or undone', async () => {
    const world = await createWorld();
    // A separate process: it has to survive, and its errors come from Node, not from Jest's realm.
    const server = await startServerBeside(world, { LOG_LEVEL: 'silent' });
    const client = (await buildPerson(world)).client.at(server.url);
    const admin = new pg.Client({ ...world.connection, database: 'postgres' });
    await admin.connect();
    const created: string[] = [];
    const strange: unknown[] = [];
    const seen = new Set<number>();
    let isOver = false;

    const note = ({ status, headers }: Pick<RestAnswer, 'status' | 'headers'>, body: unknown) => {
      seen.add(status);
      const isFine = status === 200 || status === 201;
      const isUnavailable = status === 503 && headers.get('retry-after') !== null;
      if (!isFine && !isUnavailable) strange.push([status, headers.get('retry-after'), body]);
    };
    const kinds: (() => Promise<void>)[] = [
      async () => {
        const answer = await client.rest('POST', '/api/trips', NEW_TRIP);
        note(answer, answer.body);
        if (answer.status === 201) created.push(String(Reflect.get(Object(answer.body), 'id')));
      },
      async () => {
        const answer = await client.rest('GET', '/api/auth/sessions');
        note(answer, answer.body);
      },
      async () => {
        const answer = await client.graphql(CREATE_TRIP, { input: NEW_TRIP });
        note(answer, answer.message);
        if (answer.status === 200 && answer.code === null)
          // The selection above.
          created.push((answer.data as { createTrip: { trip: { id: string } } }).createTrip.trip.id);
      },
      async () => {
        const answer = await client.graphql('{ me { id } trips { id } }');
        // One part of the answer may succeed without the other.
        if (answer.code === null || answer.code === 'SERVICE_UNAVAILABLE') note(answer, answer.message);
        else strange.push(answer);
      },
    ];
    const callers = Array.from({ length: CALLERS }, async (_, index) => {
      while (!isOver) await kinds[index % kinds.length]?.();
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = created.length;
      while (created.length < before + 3) await new Promise((resolve) => setImmediate(resolve));
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        world.connection.database,
      ]);
    }
    isOver = true;
    await Promise.all(callers);
    await admin.end();
    await server.end('SIGTERM');

    expect(strange).toEqual([]);
    expect(seen).toContain(503);
    const rows: { id: string; participants: number }[] = await world.dataSource.query(
      `select t.id, (select count(*)::int from participants p where p.trip_id = t.id) as participants from trips t`,
    );
    const whole = new Set(rows.filter(({ participants }) => participants === 1).map(({ id }) => id));
    expect(rows).toHaveLength(whole.size);
    expect(created.filter((id) => !whole.has(id))).toEqual([]);
    await world.close();
  });
});

describe('updates waiting for one lock', () => {
  it.each(['a trip', 'an ingredient'])('leave connections for reads: %s', async (what) => {
    const world = await createWorld();
    const maya = await buildPerson(world);
    const trip = await buildTrip(world, maya);
    const ingredient = await buildIngredient(world, await buildMeal(world, trip));
    const holder = new pg.Client(world.connection);
    await holder.connect();
    const table = what === 'a trip' ? 'trips' : 'ingredients';
    await holder.query(`begin; select from ${table} for update`);

    const updates = Array.from({ length: 30 }, () =>
      what === 'a trip'
        ? maya.client.rest('PUT', `/api/trips/${trip.id}`, { ...NEW_TRIP, name: 'Later' })
        : maya.client.rest('PATCH', `/api/ingredients/${ingredient.id}`, { purchased: true }),
    );
    await lockWaits(world.connection, 5);
    const reads = await Promise.all(
      Array.from({ length: 20 }, () => maya.client.rest('GET', `/api/trips/${trip.id}`)),
    );
    await holder.query('rollback');
    await holder.end();
    const statuses = new Set((await Promise.all(updates)).map(({ status }) => status));
    await world.close();

    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
  });
});
