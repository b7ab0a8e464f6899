import type { QueryRunner } from 'typeorm';
import { buildPerson } from '../../test/build.ts';
import { createWorld } from '../../test/world.ts';

describe('health', () => {
  it('stays 200 at /healthz without the database, while /readyz turns 503', async () => {
    const world = await createWorld();
    const statuses = async () => {
      const [healthy, ready] = await Promise.all(
        ['/healthz', '/readyz'].map((path) => world.visitor().send('GET', path, undefined)),
      );
      return [healthy?.status, ready?.status];
    };
    expect(await statuses()).toEqual([200, 200]);
    await world.dataSource.destroy();
    expect(await statuses()).toEqual([200, 503]);
    await world.dataSource.initialize();
    await world.close();
  });
});

describe('a database that does not answer in time', () => {
  it('is answered with 503 and Retry-After over GraphQL and REST', async () => {
    const world = await createWorld();
    const maya = await buildPerson(world);
    const holder = world.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table sessions in access exclusive mode');
    const [rest, graphql] = await Promise.all([
      maya.client.rest('GET', '/api/trips'),
      maya.client.graphql('{ trips { id } }'),
    ]);
    await holder.rollbackTransaction();
    await holder.release();
    await world.close();
    expect([rest.status, graphql.status, graphql.code]).toEqual([503, 503, 'SERVICE_UNAVAILABLE']);
    expect([rest, graphql].map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2']);
  }, 20_000);
});

describe('a server that stops', () => {
  it('answers running requests first', async () => {
    const world = await createWorld();
    const maya = await buildPerson(world);
    // Locks the table, so that the call below is still running when the server stops.
    const holder = world.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table user_trips in access exclusive mode');
    const answer = maya.client.rest('GET', '/api/trips');
    await waitingForLock(holder);
    const stopped = world.stop();
    await holder.rollbackTransaction();
    await holder.release();
    expect((await answer).status).toBe(200);
    await stopped;
    await expect(world.visitor().send('GET', '/healthz', undefined)).rejects.toThrow();
    await world.close();
  });
});

/** Resolves when a query waits for a lock in this database; other suites have databases of their own. */
async function waitingForLock(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = await runner.manager.query<{ waiting: boolean }[]>(
      `select exists (
         select from pg_locks join pg_database on pg_database.oid = database
         where not granted and datname = current_database()
       ) as waiting`,
    );
    if (row?.waiting) return;
  }
}

describe('an idle connection', () => {
  it('stays open longer than the 60 seconds for which proxies reuse it', async () => {
    const world = await createWorld();
    const { headers } = await world.visitor().send('GET', '/healthz', undefined);
    await world.close();
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });
});
