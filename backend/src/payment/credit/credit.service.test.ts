import { buildPerson, newPhone, signedIn, type Person } from '../../../test/build.ts';
import { buy } from '../../../test/buy.ts';
import type { Client } from '../../../test/client.ts';
import { testWorlds } from '../../../test/world.ts';
import { lotsOf } from './lots.sql.ts';

const ADMIN_PHONE = newPhone();
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NEW_TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };
const REFUSAL = {
  status: 402,
  body: {
    code: 'PAYMENT_REQUIRED',
    message: 'You have no trips remaining. Purchase more trips to continue.',
  },
};

const [world, other] = testWorlds({ MONETIZATION_ENABLED: 'true', ADMIN_PHONES: ADMIN_PHONE });
afterEach(() => {
  setNow(new Date('2026-06-01T12:00:00Z'));
});

function setNow(instant: Date): void {
  world.setNow(instant);
  other.setNow(instant);
}

function createTrip(client: Client, headers: Record<string, string> = {}) {
  return client.rest('POST', '/api/trips', NEW_TRIP, headers);
}

async function statusOf({ client }: Person): Promise<unknown> {
  return (await client.rest('GET', '/api/subscription/status')).body;
}

function left(tripsRemaining: number, subscriptionType: string, subscriptionExpiresAt: string | null = null) {
  return { tripsRemaining, subscriptionType, subscriptionExpiresAt };
}

function idOf(body: unknown): unknown {
  return Reflect.get(Object(body), 'id');
}

async function tripsOf({ user }: Person): Promise<number> {
  const sql = 'select count(*)::int as trips from trips where created_by = $1';
  const [row] = await world.dataSource.query<{ trips: number }[]>(sql, [user.id]);
  return row?.trips ?? 0;
}

test('a new user has one free trip, and pays for the next', async () => {
  const phone = newPhone();
  const client = world.visitor();
  await client.rest('POST', '/api/auth/request-code', { phone });
  const code = /#(\d{6})$/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  await client.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Noor' });
  expect((await client.rest('GET', '/api/subscription/status')).body).toEqual(left(1, 'free'));
  expect((await createTrip(client)).status).toBe(201);
  expect((await client.rest('GET', '/api/subscription/status')).body).toEqual(left(0, 'free'));
  expect(await createTrip(client)).toMatchObject(REFUSAL);
});

test('fifty concurrent trips at two processes with one credit create one trip', async () => {
  const maya = await buildPerson(world);
  const clients = [maya.client, await signedIn(other, maya.user)] as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => createTrip(clients[n % 2 === 0 ? 0 : 1])),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  // Who waits for three seconds, as on a busy machine, is told to try again.
  for (const { status } of answers) expect([201, 402, 503]).toContain(status);
  expect(await createTrip(maya.client)).toMatchObject(REFUSAL);
  expect(await tripsOf(maya)).toBe(1);
  expect(await statusOf(maya)).toEqual(left(0, 'free'));
});

test('a repeated Idempotency-Key costs one credit, even the last one', async () => {
  const maya = await buildPerson(world);
  const key = { 'Idempotency-Key': 'the-last-one' };
  const answers = await Promise.all([1, 2, 3].map(() => createTrip(maya.client, key)));
  const again = await createTrip(maya.client, key);
  expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set([...answers, again].map(({ body }) => idOf(body))).size).toBe(1);
  expect(await tripsOf(maya)).toBe(1);
  expect(await createTrip(maya.client)).toMatchObject(REFUSAL);
});

test('a refused trip costs no credit', async () => {
  const maya = await buildPerson(world);
  const answer = await maya.client.rest('POST', '/api/trips', {
    ...NEW_TRIP,
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    invitePhones: [newPhone()],
  });
  expect(answer.status).toBe(400);
  expect(await statusOf(maya)).toEqual(left(1, 'free'));
});

test('deleting a trip returns no credit', async () => {
  const maya = await buildPerson(world);
  const { body } = await createTrip(maya.client);
  await maya.client.rest('DELETE', `/api/trips/${String(idOf(body))}`);
  expect(await statusOf(maya)).toEqual(left(0, 'free'));
  expect(await createTrip(maya.client)).toMatchObject(REFUSAL);
});

test('admins are never charged', async () => {
  const admin = await buildPerson(world, { phone: ADMIN_PHONE });
  for (let trip = 0; trip < 3; trip++) expect((await createTrip(admin.client)).status).toBe(201);
  expect(await statusOf(admin)).toEqual(left(-1, 'unlimited'));
  expect(await lotsOf(world.dataSource.manager, admin.user.id)).toMatchObject([
    { kind: 'free', remaining: 1 },
  ]);
});

test('the owner of the unlimited package is never charged, and keeps the free trip', async () => {
  const maya = await buildPerson(world);
  await buy(world, maya, 'bundle');
  await buy(world, maya, 'unlimited');
  for (let trip = 0; trip < 3; trip++) expect((await createTrip(maya.client)).status).toBe(201);
  expect(await statusOf(maya)).toEqual(left(-1, 'unlimited'));
  expect(await lotsOf(world.dataSource.manager, maya.user.id)).toContainEqual(
    expect.objectContaining({ kind: 'free', remaining: 1 }),
  );
});

test('credits that expire first are spent first, and expire to the second', async () => {
  const maya = await buildPerson(world);
  await buy(world, maya, 'single');
  expect(await statusOf(maya)).toEqual(left(2, 'single'));
  setNow(new Date('2026-06-02T12:00:00Z'));
  await buy(world, maya, 'bundle');
  setNow(new Date('2026-06-03T12:00:00Z'));
  await buy(world, maya, 'bundle');
  expect(await statusOf(maya)).toEqual(left(12, 'bundle', '2027-06-02T12:00:00.000Z'));
  for (let trip = 0; trip < 6; trip++) await createTrip(maya.client);
  expect(await statusOf(maya)).toEqual(left(6, 'bundle', '2027-06-03T12:00:00.000Z'));
  setNow(new Date(Date.parse('2026-06-03T11:59:59.999Z') + YEAR_MS));
  expect(await statusOf(maya)).toEqual(left(6, 'bundle', '2027-06-03T12:00:00.000Z'));
  setNow(new Date(Date.parse('2026-06-03T12:00:00Z') + YEAR_MS));
  expect(await statusOf(maya)).toEqual(left(2, 'single'));
  await createTrip(maya.client);
  expect(await statusOf(maya)).toEqual(left(1, 'single'));
  await createTrip(maya.client);
  expect(await createTrip(maya.client)).toMatchObject(REFUSAL);
});
