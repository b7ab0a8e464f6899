import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildPerson, buildTrip, newPhone, type Person } from '../../test/build.ts';
import { Client } from '../../test/client.ts';
import { changeIn, followByEvents } from '../../test/followers.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createSession } from '../access/session.sql.ts';
import { createApp, type App } from '../app.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let world: World;
let maya: Person;
let app: App;
let client: Client;
let url: string;
let visitor: Client;
let server: Awaited<ReturnType<typeof serveMetrics>>;
let isBreakerOpen = false;

beforeAll(async () => {
  world = await createWorld();
  const sms = { ...world.deps.providers.sms, isBreakerOpen: () => isBreakerOpen };
  const deps = { ...world.deps, providers: { ...world.deps.providers, sms } };
  const metrics = createMetrics(deps);
  server = await serveMetrics(metrics, place());
  app = await createApp(deps, 'no/client', metrics.observe);
  url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  maya = await buildPerson(world);
  client = new Client(
    url,
    `grub_session=${(await createSession(world.dataSource.manager, maya.user.id)).token}`,
  );
  visitor = new Client(url, null);
});

afterAll(async () => {
  await app.stop();
  await server.stop();
  await world.close();
});

const place = (port = 0) => ({ port, host: '127.0.0.1', log: world.deps.log });

async function scrape(path = '/metrics', method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** The lines of a metric: labels and value. */
async function figure(name: string): Promise<string[]> {
  const { text } = await scrape();
  return text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line))
    .map((line) => line.slice(name.length))
    .sort();
}

/** The counted requests, once there are at least `count`: a request is counted when its connection is done. */
async function requests(count: number): Promise<string[]> {
  for (;;) {
    const lines = await figure('grub_club_http_request_seconds_count');
    const total = lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    if (total >= count) return lines;
  }
}

describe('the metrics', () => {
  it('count requests by door, operation and status, without personal data', async () => {
    const trip = await buildTrip(world, maya, { location: 'Joseph' });
    await client.rest('GET', `/api/trips/${trip.id}`);
    await client.rest('GET', `/api/trips/${trip.id}/`);
    await visitor.rest('GET', `/api/trips/${trip.id}`);
    await visitor.rest('GET', '/api/no/such/path/4155550123');
    await client.graphql(`query Secret4155550123 { mine: trip(id: "${trip.id}") { id } }`);
    await client.graphql('query { ...all } fragment all on Query { trips { id } features { productName } }');
    await client.graphql('{ nonsense4155550123 }');
    await visitor.graphql('{ trips { id } }');
    await visitor.send('POST', '/graphql', '{');
    await visitor.send('GET', '/assets/4155550123.js', undefined);
    await visitor.send('GET', '/healthz', undefined);
    expect(await requests(10)).toEqual([
      '{door="client",operation="other",status="404"} 1',
      '{door="graphql",operation="Query.several",status="200"} 1',
      '{door="graphql",operation="Query.trip",status="200"} 1',
      '{door="graphql",operation="Query.trips",status="401"} 1',
      '{door="graphql",operation="other",status="400"} 2',
      '{door="rest",operation="GET /api/trips/:id",status="200"} 2',
      '{door="rest",operation="GET /api/trips/:id",status="401"} 1',
      '{door="rest",operation="other",status="404"} 1',
    ]);
    const { text } = await scrape();
    for (const secret of ['4155550123', trip.id, maya.user.phone, maya.user.id, 'Secret', 'Joseph'])
      expect(text).not.toContain(secret);
  });

  it('count the outbox texts of all servers by kind and state', async () => {
    expect(await figure('grub_club_outbox_texts')).toEqual([
      '{kind="code",state="dead"} 0',
      '{kind="code",state="sent"} 0',
      '{kind="code",state="waiting"} 0',
      '{kind="invitation",state="dead"} 0',
      '{kind="invitation",state="sent"} 0',
      '{kind="invitation",state="waiting"} 0',
      '{kind="question",state="dead"} 0',
      '{kind="question",state="sent"} 0',
      '{kind="question",state="waiting"} 0',
    ]);
    await world.visitor().rest('POST', '/api/auth/request-code', { phone: newPhone() });
    world.setSendOutcome({ kind: 'refused', reason: '21610' });
    await world.visitor().rest('POST', '/api/auth/request-code', { phone: newPhone() });
    await world.dataSource.query(
      `insert into outbox_texts (id, kind, phone) values (gen_random_uuid(), 'invitation', $1)`,
      [newPhone()],
    );
    expect(await figure('grub_club_outbox_texts')).toEqual([
      '{kind="code",state="dead"} 1',
      '{kind="code",state="sent"} 1',
      '{kind="code",state="waiting"} 0',
      '{kind="invitation",state="dead"} 0',
      '{kind="invitation",state="sent"} 0',
      '{kind="invitation",state="waiting"} 1',
      '{kind="question",state="dead"} 0',
      '{kind="question",state="sent"} 0',
      '{kind="question",state="waiting"} 0',
    ]);
  });

  it('show the connections of the pool', async () => {
    const runner = world.dataSource.createQueryRunner();
    await runner.connect();
    const busy = (await figure('grub_club_database_connections')).find((line) => line.includes('busy'));
    await runner.release();
    expect(Number(busy?.split(' ').at(-1))).toBeGreaterThan(0);
    expect(await figure('grub_club_database_waiting')).toEqual([' 0']);
  });

  it('show whether a breaker is open, for providers that have one', async () => {
    expect(await figure('grub_club_breaker_open')).toEqual(['{provider="sms"} 0']);
    isBreakerOpen = true;
    expect(await figure('grub_club_breaker_open')).toEqual(['{provider="sms"} 1']);
  });

  it('of the process remain while the database fails', async () => {
    await world.dataSource.query('alter table outbox_texts rename to outbox_texts_gone');
    const outbox = await figure('grub_club_outbox_texts');
    await world.dataSource.query('alter table outbox_texts_gone rename to outbox_texts');
    expect(outbox).toEqual([]);
    expect(await figure('process_cpu_seconds_total')).toHaveLength(1);
    expect(world.logLines.some((line) => line.includes('texts cannot be counted'))).toBe(true);
  });
});

describe('the metrics endpoint', () => {
  it('has its own port, which serves nothing else', async () => {
    expect(await scrape()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
    expect((await scrape('/')).status).toBe(404);
    expect((await scrape('/api/features')).status).toBe(404);
    expect((await scrape('/metrics', 'POST')).status).toBe(404);
    const fromOutside = await visitor.send('GET', '/metrics', undefined);
    expect(fromOutside.headers.get('content-type')).not.toContain('version=0.0.4');
  });

  it('count live streams, their messages, and the lag of changes', async () => {
    const trip = await buildTrip(world, maya);
    const follower = followByEvents(url, client, trip.id);
    await follower.get(({ kind }) => kind === 'HELLO');
    await changeIn(world, trip.id, 'MEALS');
    await follower.changesUntil(1);
    expect(await figure('grub_club_live_streams')).toEqual([' 1']);
    expect(await figure('grub_club_live_lag_seconds_count')).toEqual([' 1']);
    for (const counted of ['resyncs', 'slow', 'refused'])
      expect(await figure(`grub_club_live_${counted}_total`)).toEqual([' 0']);
    const [messages] = await figure('grub_club_live_messages_total');
    // HELLO, the change, and presence where it came in time.
    expect(Number(messages)).toBeGreaterThanOrEqual(2);
    follower.close();
    while ((await figure('grub_club_live_streams'))[0] !== ' 0');
    // A stream is no long request.
    expect((await scrape()).text).not.toContain('/events');
  });

  it('fails at the start with one sentence when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address with that port.
    const { port } = other.address() as AddressInfo;
    const metrics = createMetrics(world.deps);
    await expect(serveMetrics(metrics, place(port))).rejects.toThrow(
      new ConfigError('Another program uses METRICS_PORT.'),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(() => readConfig({ METRICS_PORT: '4000' })).toThrow('METRICS_PORT has to differ from PORT');
  });

  it('stops listening when closed', async () => {
    const served = await serveMetrics(createMetrics(world.deps), place());
    const address = `http://127.0.0.1:${served.port}/metrics`;
    expect((await fetch(address)).status).toBe(200);
    await served.stop();
    await expect(fetch(address)).rejects.toThrow();
  });
});
