import { buildPerson, newPhone, type Person } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { deliverDue } from '../../outbox/outbox.service.ts';
import { textWaitingInvitations } from './textWaitingInvitations.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };

const world = testWorld({ SMS_HOURLY_LIMIT: '10000', SMS_DAILY_LIMIT: '10000' });
let startMs: number;
let maya: Person;
beforeAll(async () => {
  startMs = world.deps.now().getTime();
});
beforeEach(async () => {
  world.setNow(new Date(startMs));
  await world.dataSource.query('update participants set text_due_at = null');
  maya = await buildPerson(world);
});

interface CreatedTrip {
  readonly id: string;
  readonly participants: readonly {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
    readonly textDueAt: string | null;
  }[];
}

/** The trip as REST answers carry one; the first participant is Maya. */
async function createFor(count: number): Promise<CreatedTrip> {
  const invitePhones = Array.from({ length: count }, newPhone);
  const answer = await maya.client.rest('POST', '/api/trips', { ...FIELDS, invitePhones });
  expect(answer.status).toBe(201);
  return answer.body as CreatedTrip;
}

const waiting = ({ participants }: CreatedTrip) => participants.filter(({ textDueAt }) => textDueAt !== null);
const daysLater = (days: number) => new Date(startMs + days * DAY_MS);

async function afterDays(days: number): Promise<string[]> {
  world.setNow(daysLater(days));
  await textWaitingInvitations({ ...world.deps, db: world.dataSource.manager });
  return textedPhones();
}

async function textedPhones(): Promise<string[]> {
  await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
  return world.texts.splice(0).map(({ phone }) => phone);
}

test('a trip with 24 numbers is created on the first day: ten are texted, fourteen a day later, once', async () => {
  const trip = await createFor(24);
  expect(trip.participants).toHaveLength(25);
  expect(await textedPhones()).toHaveLength(10);
  expect(waiting(trip).map(({ textDueAt }) => textDueAt)).toEqual(
    Array.from({ length: 14 }, () => daysLater(1).toISOString()),
  );
  expect(await afterDays(0.9)).toEqual([]);
  const [first, second] = await Promise.all([afterDays(1), afterDays(1)]);
  expect([...first, ...second].sort()).toEqual(
    waiting(trip)
      .map(({ phone }) => phone)
      .sort(),
  );
  expect(await afterDays(3)).toEqual([]);
  const after = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  expect(waiting(after.body as CreatedTrip)).toEqual([]);
});

test('none is texted once the server stops', async () => {
  await createFor(12);
  await textedPhones();
  world.setNow(daysLater(1));
  await textWaitingInvitations({ ...world.deps, db: world.dataSource.manager }, () => true);
  expect(await textedPhones()).toEqual([]);
});

test('more than a day permits are spread over days, across trips', async () => {
  const trip = await createFor(70);
  const other = await createFor(10);
  await textedPhones();
  expect(new Set(waiting(other).map(({ textDueAt }) => textDueAt))).toEqual(
    new Set([daysLater(2).toISOString()]),
  );
  expect(await afterDays(1)).toHaveLength(50);
  expect(await afterDays(2)).toHaveLength(20);
  expect(waiting(trip)).toHaveLength(60);
});

test('no text waits for more than a week', async () => {
  for (let trips = 0; trips < 3; trips++) await createFor(99);
  const invitePhones = Array.from({ length: 99 }, newPhone);
  expect(await maya.client.rest('POST', '/api/trips', { ...FIELDS, invitePhones })).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  });
});

test('an invitation that is answered, removed or over when it is due is not texted', async () => {
  const trip = await createFor(13);
  await textedPhones();
  const [answered, removed, stays] = waiting(trip);
  if (answered === undefined || removed === undefined) throw new Error('Three invitations wait.');
  const jonas = await buildPerson(world, { phone: answered.phone });
  await world.dataSource.query('update participants set user_id = $1 where id = $2', [
    jonas.user.id,
    answered.id,
  ]);
  await world.dataSource.query("insert into user_trips values ($1, $2, 'pending')", [jonas.user.id, trip.id]);
  const respond = `/api/invitations/${answered.id}/respond`;
  expect((await jonas.client.rest('POST', respond, { response: 'accepted' })).status).toBe(200);
  await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${removed.id}`);
  expect(await afterDays(1)).toEqual([stays?.phone]);

  const late = await createFor(60);
  expect(waiting(late).length).toBeGreaterThan(0);
  await textedPhones();
  expect(await afterDays(40)).toEqual([]);
});

test('nobody is texted for an account that was deleted', async () => {
  await createFor(12);
  await textedPhones();
  await maya.client.rest('DELETE', '/api/auth/me');
  expect(await afterDays(1)).toEqual([]);
});

test('one more invitation waits behind them, but not for more than a day', async () => {
  const trip = await createFor(14);
  const invite = () =>
    maya.client.rest('POST', `/api/trips/${trip.id}/invite`, { phone: newPhone(), name: 'Ruth' });
  expect(await invite()).toMatchObject({ status: 201, body: { textDueAt: daysLater(1).toISOString() } });
  await createFor(60);
  expect((await invite()).status).toBe(429);
});

test('a waiting invitation can be sent as soon as the limit permits it: none was sent yet', async () => {
  const minute = 1 / 24 / 60;
  world.setNow(daysLater(1 - minute));
  const trip = await createFor(11);
  await textedPhones();
  const [last] = waiting(trip);
  const resend = () =>
    maya.client.rest('POST', `/api/trips/${trip.id}/participants/${last?.id}/resend-invite`);
  const firstDay = 'A new account can send 10 invitations on its first day. Please try again tomorrow.';
  expect(await resend()).toMatchObject({ status: 429, body: { message: firstDay } });
  world.setNow(daysLater(1 + minute));
  expect(await resend()).toMatchObject({ status: 200, body: { participant: { textDueAt: null } } });
  expect(await textedPhones()).toEqual([last?.phone]);
  expect((await resend()).status).toBe(429);
});

test('a text that the limit still forbids waits on', async () => {
  await createFor(12);
  await textedPhones();
  await world.dataSource.query(
    `insert into invitation_texts (id, inviter_id, phone, created_at)
     select gen_random_uuid(), $1, '+14155550199', $2 from generate_series(1, 49)`,
    [maya.user.id, daysLater(1)],
  );
  expect(await afterDays(1)).toHaveLength(1);
  const waitsOn: unknown = await world.dataSource.query(
    'select invited_at from participants where text_due_at is not null',
  );
  expect(waitsOn).toEqual([{ invited_at: daysLater(0) }]);
  expect(await afterDays(1.5)).toEqual([]);
  expect(await afterDays(2)).toHaveLength(1);
});
