import { buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { answerWith, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.ts';
import { testWorld } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { beginDeliveries, type DeliveryCtx } from './deliver.service.ts';
import { queueAllChanges } from './queueChanges.service.ts';

const DAY = 24 * 60 * 60;

const world = testWorld({ WEBHOOK_ALLOW_PRIVATE: 'true' });
let ctx: DeliveryCtx;
let maya: Person;
let trip: Trip;
let receiver: WebhookReceiver;

beforeAll(async () => {
  ctx = { ...world.deps, db: world.dataSource.manager, readData: () => Promise.resolve({}) };
});
beforeEach(async () => {
  await world.dataSource.query('delete from webhooks');
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const make = ({ client }: Person, { url }: WebhookReceiver, more: object = {}) =>
  client.rest('POST', '/api/auth/me/webhooks', { url, kinds: ['TRIP'], ...more });

const rename = (name: string) =>
  maya.client.rest('PUT', `/api/trips/${trip.id}`, {
    name,
    location: 'Utah',
    startDate: '2026-06-13',
    endDate: '2026-06-15',
  });

const dataOf = ({ received }: WebhookReceiver) =>
  received.map(({ text }) => (JSON.parse(text) as { readonly data: object }).data);

async function deliver(by: DeliveryCtx): Promise<void> {
  await queueAllChanges(by);
  await Promise.all(await beginDeliveries(by, 32));
}

test('an account with many webhooks takes a few places at once, and each is told in the end', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => startWebhookReceiver()));
  for (const one of many) await make(maya, one);
  const jonas = await buildPerson(world);
  await buildParticipant(world, trip, jonas);
  await make(jonas, receiver);
  await rename('One');
  await queueAllChanges(ctx);

  const first = await beginDeliveries(ctx, 32);
  expect(first).toHaveLength(4 + 1);
  await Promise.all(first);
  expect(receiver.received).toHaveLength(1);
  await deliver(ctx);
  expect(many.map(({ received }) => received.length)).toEqual(many.map(() => 1));
  await Promise.all(many.map((one) => one.close()));
});

test('while receivers of an account are slow, no more of its webhooks are sent to', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => startWebhookReceiver()));
  for (const one of many) await make(maya, one);
  await rename('One');
  await queueAllChanges(ctx);
  await world.dataSource.query(
    `update webhooks set busy_until = now() + interval '20 seconds'
     where id in (select id from webhooks order by id limit 4)`,
  );
  expect(await beginDeliveries(ctx, 32)).toHaveLength(0);
  await world.passSeconds(21);
  expect(await Promise.all(await beginDeliveries(ctx, 32))).toHaveLength(4);
  await Promise.all(many.map((one) => one.close()));
});

test('attempts are counted by what became of them', async () => {
  const counted: string[] = [];
  const counting = { ...ctx, countAttempt: (outcome: string) => void counted.push(outcome) };
  await make(maya, receiver);
  receiver.answer = answerWith(500);
  await rename('One');
  await deliver(counting);
  await world.passSeconds(DAY + 3600);
  await deliver(counting);
  receiver.answer = answerWith(204);
  await rename('Two');
  await deliver(counting);
  expect(counted).toEqual(['failed', 'dead', 'delivered']);
});

test('data that cannot be read in time is left out', async () => {
  await make(maya, receiver, { kinds: ['MEALS'], scopes: ['trips:read'] });
  const meal = await buildMeal(world, trip);
  await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Lentil soup' });
  await deliver({ ...ctx, dataMs: 1, readData: () => new Promise<never>(() => undefined) });
  expect(dataOf(receiver)).toEqual([{ tripId: trip.id, revision: 1, ids: [meal.id] }]);
});
