import { buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { allTests, eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const URL = 'https://hooks.example.org/kitchen';
const ADMIN_PHONE = newPhone();

/** Jest types its matchers as any. */
const A_TEXT: unknown = expect.any(String);

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });

const admin = allTests(() => buildPerson(world, { phone: ADMIN_PHONE }));
const maya = eachTest(() => buildPerson(world, { name: 'Maya Torres' }));
const trip = eachTest(() => buildTrip(world, maya));

const make = (client: Client, more: object = {}) =>
  client.rest('POST', '/api/auth/me/webhooks', { url: URL, kinds: ['MEALS', 'DELETED'], ...more });
const listed = async ({ client }: Person) => (await client.rest('GET', '/api/auth/me/webhooks')).body;

test('its secret is shown once, and sealed in the database', async () => {
  const { status, body } = await make(maya.client, { tripId: trip.id });
  expect(status).toBe(201);
  expect(body).toEqual({
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as unknown,
    webhook: {
      id: A_TEXT,
      url: URL,
      kinds: ['DELETED', 'MEALS'],
      scopes: null,
      tripId: trip.id,
      createdAt: A_TEXT,
      endedAt: null,
      endReason: null,
      deadLetters: 0,
      lastDelivery: null,
    },
  });
  const { secret, webhook } = body as { secret: string; webhook: object };
  expect(await listed(maya)).toEqual([webhook]);
  const kept: unknown = await world.dataSource.query('select from webhooks w where w::text like $1', [
    `%${Buffer.from(secret).toString('hex')}%`,
  ]);
  expect(kept).toEqual([]);
});

describe('a session that ends meanwhile', () => {
  const whileSignedOut = async (call: () => Promise<{ readonly status: number }>) => {
    const { status } = await callWhileLocked(
      world,
      call,
      (db) => db.query('select from users where id = $1 for no key update', [maya.user.id]),
      (db) => db.query('delete from sessions where user_id = $1', [maya.user.id]),
    );
    const kept: object[] = await world.dataSource.query('select url from webhooks where user_id = $1', [
      maya.user.id,
    ]);
    return { status, kept };
  };

  test('makes no webhook', async () => {
    expect(await whileSignedOut(() => make(maya.client))).toEqual({ status: 401, kept: [] });
  });

  test('changes no address', async () => {
    const { webhook } = (await make(maya.client)).body as { webhook: { id: string } };
    const path = `/api/auth/me/webhooks/${webhook.id}`;
    const moved = { url: 'https://hooks.example.org/elsewhere' };
    expect(await whileSignedOut(() => maya.client.rest('PATCH', path, moved))).toEqual({
      status: 401,
      kept: [{ url: URL }],
    });
  });
});

test.each([
  ['no address', { url: ' ' }, 'Please enter the address of your server'],
  ['what is no address', { url: 'kitchen' }, 'Please enter the address of your server, such as'],
  ['http', { url: 'http://hooks.example.org/' }, 'The address has to begin with https://.'],
  ['a password', { url: 'https://maya:secret@hooks.example.org/' }, 'has a user name or password in it'],
  ['a private address', { url: 'https://192.168.1.20/' }, 'not on the public internet'],
  ['a spelling of one', { url: 'https://0x7f.1/' }, 'not on the public internet'],
  ['a name of this network', { url: 'https://nas.local/' }, 'not on the public internet'],
  ['no kinds', { kinds: [] }, 'Please choose what it is told'],
  ['a scope that writes', { scopes: ['trips:write'] }, 'Scope has to be one of trips:read, people:read'],
  ['an unknown kind', { kinds: ['EVERYTHING'] }, 'Kind has to be one of TRIP, '],
])('is refused with %s', async (_what, input, message) => {
  const { status, body } = await make(maya.client, input);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: expect.stringContaining(message) as unknown });
});

test('of one trip is for a trip of its maker', async () => {
  const jonas = await buildPerson(world);
  expect((await make(jonas.client, { tripId: trip.id })).status).toBe(404);
});

test('stops at 10, also with parallel calls', async () => {
  const answers = await Promise.all(Array.from({ length: 13 }, () => make(maya.client)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
    message: 'You have 10 webhooks. Please delete one first.',
  });
});

test('is seen, tested and deleted by its owner alone', async () => {
  const jonas = await buildPerson(world);
  const { id } = ((await make(maya.client)).body as { webhook: { id: string } }).webhook;
  const path = `/api/auth/me/webhooks/${id}`;
  for (const [method, end] of [
    ['GET', '/deliveries'],
    ['POST', '/test'],
    ['DELETE', ''],
  ] as const)
    expect((await jonas.client.rest(method, path + end)).status).toBe(404);
  expect(await listed(jonas)).toEqual([]);
  const tested = await maya.client.rest('POST', `${path}/test`);
  expect([tested.status, tested.body]).toMatchObject([201, { kind: null, tripId: null, state: 'WAITING' }]);
  const { id: deliveryId } = tested.body as { id: string };
  const again = `/api/auth/me/webhook-deliveries/${deliveryId}/again`;
  expect((await jonas.client.rest('POST', again)).status).toBe(404);
  expect((await maya.client.rest('POST', again)).body).toMatchObject({ id: deliveryId });
  expect((await maya.client.rest('GET', `${path}/deliveries`)).body).toEqual([
    { ...(tested.body as object), nextAttemptAt: A_TEXT },
  ]);
  expect((await maya.client.rest('DELETE', path)).status).toBe(204);
  expect((await maya.client.rest('DELETE', path)).status).toBe(404);
  expect(await listed(maya)).toEqual([]);
});

test.each([
  ['locked, also if that is unlocked at once', ['lock', 'unlock'], 'LOCKED'],
  ['signed out everywhere', ['sign-out'], 'SIGNED_OUT'],
])('ends when its account is %s', async (_what, actions, reason) => {
  await make(maya.client);
  for (const action of actions)
    await admin.client.rest('POST', `/api/admin/accounts/${maya.user.id}/${action}`);
  const rows: unknown = await world.dataSource.query('select end_reason from webhooks where user_id = $1', [
    maya.user.id,
  ]);
  expect(rows).toEqual([{ end_reason: reason }]);
});

test('is in the export of its account, and goes with it', async () => {
  await make(maya.client, { tripId: trip.id });
  const { body } = await maya.client.rest('GET', '/api/auth/me/export');
  expect(body).toMatchObject({
    webhooks: [{ url: URL, kinds: ['DELETED', 'MEALS'], tripId: trip.id, endedAt: null, endReason: null }],
  });
  expect(JSON.stringify(body)).not.toContain('whsec');
  await maya.client.rest('DELETE', '/api/auth/me');
  const [left] = await world.dataSource.query<{ count: number }[]>(
    `select (select count(*)::int from webhooks where user_id = $1)
       + (select count(*)::int from webhook_cursors where trip_id = $2) as count`,
    [maya.user.id, trip.id],
  );
  expect(left).toEqual({ count: 0 });
});

test('gets another address and other kinds by its owner, and keeps what is not given', async () => {
  const { body } = await make(maya.client, { scopes: ['trips:read'] });
  const { webhook } = body as { readonly webhook: { readonly id: string } };
  const change = (input: object, { client } = maya) =>
    client.rest('PATCH', `/api/auth/me/webhooks/${webhook.id}`, input);
  expect(await change({ url: 'https://two.example.org/' })).toMatchObject({
    status: 200,
    body: { url: 'https://two.example.org/', kinds: ['DELETED', 'MEALS'], scopes: ['trips:read'] },
  });
  expect((await change({ kinds: ['VOTES', 'VOTES'], scopes: null })).body).toMatchObject({
    url: 'https://two.example.org/',
    kinds: ['VOTES'],
    scopes: null,
  });
  expect(await change({ url: 'http://10.0.0.1/' })).toMatchObject({ status: 400, body: { field: 'url' } });
  expect((await change({ kinds: [] })).status).toBe(400);
  expect((await change({ kinds: ['MEALS'] }, admin)).status).toBe(404);
  expect(await listed(maya)).toMatchObject([{ kinds: ['VOTES'] }]);
  await world.dataSource.query("update webhooks set ended_at = now(), end_reason = 'GONE'");
  expect((await change({ kinds: ['MEALS'] })).body).toMatchObject({
    message: 'This webhook has ended. Please make a new one.',
  });
});
