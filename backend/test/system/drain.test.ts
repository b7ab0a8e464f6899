import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buildPerson } from '../build.ts';
import { createWorld } from '../world.ts';

/** A GET through an agent, since fetch hides the connection. */
function getOver(agent: Agent, url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response);
      });
    }).once('error', reject);
  });
}

describe('a server that stops', () => {
  it('announces it while it still listens, and closes each connection after its answer', async () => {
    const world = await createWorld();
    const maya = await buildPerson(world);
    const agent = new Agent({ keepAlive: true });
    const before = await getOver(agent, `${world.url}/readyz`);
    expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);

    const holder = world.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table user_trips in access exclusive mode');
    const running = maya.client.rest('GET', '/api/trips');
    let isStopped = false;
    const stopped = world.stop(4_000).then(() => {
      isStopped = true;
    });
    const during = await Promise.all(
      ['/readyz', '/healthz', '/api/features'].map((path) => getOver(agent, `${world.url}${path}`)),
    );
    expect(during.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
      [503, 'close'],
      [200, 'close'],
      [200, 'close'],
    ]);
    expect(isStopped).toBe(false);
    await holder.rollbackTransaction();
    await holder.release();
    const answer = await running;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(getOver(agent, `${world.url}/healthz`)).rejects.toThrow();
    agent.destroy();
    await world.close();
  });

  it('does not wait for idle keep-alive connections', async () => {
    const world = await createWorld();
    const agent = new Agent({ keepAlive: true });
    await getOver(agent, `${world.url}/healthz`);
    const [idle] = Object.values(agent.freeSockets).flat();
    const closed = new Promise<void>((resolve) =>
      idle?.once('close', () => {
        resolve();
      }),
    );
    await world.stop();
    await closed;
    await world.close();
  });

  it('closes a silent connection before running requests are done', async () => {
    const world = await createWorld();
    const maya = await buildPerson(world);
    const { hostname, port } = new URL(world.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const holder = world.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table user_trips in access exclusive mode');
    const running = maya.client.rest('GET', '/api/trips');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    for (let count = 0; count === 0;) {
      const rows: unknown[] = await world.dataSource.query(waiting);
      count = rows.length;
    }
    const stopped = world.stop();
    await once(silent, 'close');
    await holder.rollbackTransaction();
    await holder.release();
    expect((await running).status).toBe(200);
    await stopped;
    await world.close();
  });
});
