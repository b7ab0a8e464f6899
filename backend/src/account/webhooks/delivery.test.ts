import { Webhook as Reference } from 'standardwebhooks';
import { buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { answerWith, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.ts';
import { testWorld } from '../../../test/world.ts';
import { webhookDataReader } from '../../http/webhooks/webhookData.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { createWebhookSender } from '../../providers/webhooks/webhookSender.ts';
import { takeDue } from './delivery.sql.ts';
import { beginDeliveries, type DeliveryCtx } from './deliver.service.ts';
import { queueAllChanges } from './queueChanges.service.ts';

const DAY = 24 * 60 * 60;

const world = testWorld({ WEBHOOK_ALLOW_PRIVATE: 'true' });
let ctx: DeliveryCtx;
let maya: Person;
let trip: Trip;
let receiver: WebhookReceiver;

beforeAll(async () => {
  ctx = { ...world.deps, db: world.dataSource.manager, readData: webhookDataReader(world.deps) };
});
beforeEach(async () => {
  await world.dataSource.query('delete from webhooks');
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

interface Made {
  readonly secret: string;
  readonly webhook: { readonly id: string };
}

const make = async (more: object = {}, { client } = maya): Promise<Made> => {
  const input = { url: receiver.url, kinds: ['TRIP', 'MEALS', 'PARTICIPANTS', 'DELETED'], ...more };
  // The answer has this shape.
  return (await client.rest('POST', '/api/auth/me/webhooks', input)).body as Made;
};
const rename = (name: string, { client } = maya, { id } = trip) =>
  client.rest('PUT', `/api/trips/${id}`, {
    name,
    location: 'Utah',
    startDate: '2026-06-13',
    endDate: '2026-06-15',
  });
/** Sends what is due, until nothing is. */
const deliver = async (by: DeliveryCtx = ctx) => {
  await queueAllChanges(by);
  let attempts: Promise<void>[];
  do {
    attempts = await beginDeliveries(by, 32);
    await Promise.all(attempts);
  } while (attempts.length > 0);
};
const told = ({ received } = receiver) =>
  received.map(
    ({ text }) => JSON.parse(text) as { type: string; data: { tripId: string; revision: number } },
  );
const revisions = (of?: WebhookReceiver) => told(of).map(({ data }) => data.revision);
const listed = async ({ client } = maya) =>
  (await client.rest('GET', '/api/auth/me/webhooks')).body as readonly object[];
const deliveries = async ({ webhook }: Made) =>
  (await maya.client.rest('GET', `/api/auth/me/webhooks/${webhook.id}/deliveries`)).body as readonly {
    readonly id: string;
  }[];

describe('a change', () => {
  test('is told by its kind and ids, signed as Standard Webhooks says', async () => {
    const { secret } = await make({ tripId: trip.id });
    const meal = await buildMeal(world, trip);
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Lentil soup' });
    // The library compares the time with its own clock.
    await deliver({ ...ctx, now: () => new Date() });
    const [{ headers, text } = { headers: {}, text: '' }] = receiver.received;
    const payload = new Reference(secret).verify(text, headers as Record<string, string>);
    expect(payload).toEqual({
      type: 'MEALS',
      timestamp: expect.any(String) as unknown,
      data: { tripId: trip.id, revision: 1, ids: [meal.id] },
    });
    expect(() => new Reference(secret).verify(`${text} `, headers as Record<string, string>)).toThrow();
    expect(text).not.toContain('Lentil');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'GrubClub/1.0 (+http://localhost:4000)',
    });
  });

  test('is told if its kind was chosen, of that trip or of all', async () => {
    const other = await buildTrip(world, maya);
    const ofMeals = await startWebhookReceiver();
    await make({ tripId: trip.id });
    await make({ url: ofMeals.url, kinds: ['MEALS'] });
    await rename('Moab');
    await rename('Zion', maya, other);
    await maya.client.rest('PATCH', `/api/meals/${(await buildMeal(world, other)).id}`, { name: 'Soup' });
    await deliver();
    expect(told().map(({ type, data }) => [type, data.tripId])).toEqual([['TRIP', trip.id]]);
    expect(told(ofMeals).map(({ type, data }) => [type, data.tripId])).toEqual([['MEALS', other.id]]);
    await ofMeals.close();
  });

  test('from before its webhook is not told, one of a trip made later is', async () => {
    await rename('Before');
    await make();
    const later = await buildTrip(world, maya);
    await rename('After', maya, later);
    await deliver();
    expect(told().map(({ data }) => [data.tripId, data.revision])).toEqual([[later.id, 1]]);
  });

  test('of which the event is no longer kept is told as a change of anything', async () => {
    await make({ kinds: ['MEALS'] });
    await rename('One');
    await world.dataSource.query('delete from trip_events where trip_id = $1', [trip.id]);
    await rename('Two');
    await deliver();
    expect(told().map(({ type, data }) => [type, data.revision])).toEqual([['TRIP', 2]]);
  });
});

describe('a receiver', () => {
  test('that fails gets the same event again, and later ones of the trip after it', async () => {
    await make();
    const other = await buildTrip(world, maya);
    receiver.answer = answerWith(500);
    await rename('One');
    await rename('Two');
    await rename('Other', maya, other);
    await deliver();
    expect(
      told()
        .map(({ data }) => [data.tripId, data.revision])
        .sort(),
    ).toEqual(
      [
        [trip.id, 1],
        [other.id, 1],
      ].sort(),
    );
    expect(await listed()).toMatchObject([
      { lastDelivery: { state: 'WAITING', status: 500, problem: 'REFUSED' } },
    ]);
    receiver.answer = answerWith(200);
    await world.passSeconds(10);
    await deliver();
    expect(
      told()
        .filter(({ data }) => data.tripId === trip.id)
        .map(({ data }) => data.revision),
    ).toEqual([1, 1, 2]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
    expect(await listed()).toMatchObject([{ lastDelivery: { state: 'SENT', status: 200, problem: null } }]);
  });

  test('that fails for a day leaves dead letters, which can be sent again by hand', async () => {
    const made = await make();
    receiver.answer = answerWith(503);
    await rename('One');
    await rename('Two');
    for (let passed = 0; passed <= DAY; passed += 3600) {
      await deliver();
      await world.passSeconds(3600);
    }
    await deliver();
    expect(new Set(revisions().slice(0, 24))).toEqual(new Set([1]));
    expect(await listed()).toMatchObject([{ deadLetters: 2, endedAt: null }]);
    const dead = await deliveries(made);
    expect(dead).toMatchObject(
      [
        { state: 'DEAD', nextAttemptAt: null, status: 503 },
        { state: 'DEAD', attempts: 1 },
      ].toReversed(),
    );
    receiver.received.length = 0;
    const again = () =>
      maya.client.rest('POST', `/api/auth/me/webhook-deliveries/${dead[1]?.id ?? ''}/again`);
    expect((await again()).body).toMatchObject({ state: 'WAITING' });
    await deliver();
    expect(await listed()).toMatchObject([{ deadLetters: 2 }]);
    receiver.answer = answerWith(200);
    await again();
    await deliver();
    expect(revisions()).toEqual([1, 1]);
    expect(await listed()).toMatchObject([{ deadLetters: 1 }]);
    expect((await again()).status).toBe(404);
  });

  test('that is gone ends its webhook', async () => {
    const made = await make();
    receiver.answer = answerWith(410);
    await rename('One');
    await rename('Two');
    await deliver();
    await rename('Three');
    await deliver();
    expect(revisions()).toEqual([1]);
    expect(await listed()).toMatchObject([
      { endReason: 'GONE', lastDelivery: { state: 'DEAD', status: 410 } },
    ]);
    const tested = await maya.client.rest('POST', `/api/auth/me/webhooks/${made.webhook.id}/test`);
    expect(tested.body).toMatchObject({ message: 'This webhook has ended. Please make a new one.' });
  });

  test('that is gone is not told what was queued while its webhook ended', async () => {
    await make();
    await rename('One');
    await queueAllChanges(ctx);
    await world.dataSource.query("update webhooks set ended_at = now(), end_reason = 'GONE'");
    await deliver();
    expect(told()).toEqual([]);
  });

  test('that redirects is not followed', async () => {
    const hidden = await startWebhookReceiver();
    await make();
    receiver.answer = answerWith(307, { location: hidden.url });
    await rename('One');
    await deliver();
    expect(hidden.received).toEqual([]);
    expect(await listed()).toMatchObject([{ lastDelivery: { status: 307, problem: 'REFUSED' } }]);
    await hidden.close();
  });

  test('that never answers holds up nobody, and is tried again', async () => {
    const webhooks = createWebhookSender({
      productName: 'Grub Club',
      publicUrl: 'https://grub.example',
      allowsPrivate: true,
      timeoutMs: 300,
    });
    const quick = await startWebhookReceiver();
    await make();
    await make({ url: quick.url });
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    receiver.answer = () => isAsked();
    await rename('One');
    await rename('Two');
    await queueAllChanges(ctx);
    const [slow, ...others] = await beginDeliveries({ ...ctx, providers: { webhooks } }, 32);
    await asked;
    await Promise.all(others);
    while (quick.received.length < 2) await Promise.all(await beginDeliveries(ctx, 32));
    expect(revisions(quick)).toEqual([1, 2]);
    await slow;
    expect(await listed()).toMatchObject([
      { url: quick.url },
      { url: receiver.url, lastDelivery: { state: 'WAITING', status: null, problem: 'TOO_SLOW' } },
    ]);
    await quick.close();
  });

  test('gets a test once, also if it fails', async () => {
    const { webhook } = await make();
    receiver.answer = answerWith(500);
    await maya.client.rest('POST', `/api/auth/me/webhooks/${webhook.id}/test`);
    await deliver();
    await world.passSeconds(3600);
    await deliver();
    expect(told()).toMatchObject([{ type: 'TEST', data: { tripId: null, revision: null, ids: [] } }]);
    expect(await listed()).toMatchObject([{ deadLetters: 1 }]);
  });
});

describe('processes', () => {
  test('that share the database tell each event once, in order', async () => {
    const sibling = await world.sibling();
    const other = { ...ctx, db: sibling.dataSource.manager };
    await make();
    for (let number = 1; number <= 10; number += 1) await rename(`Trip ${number}`);
    await Promise.all([deliver(), deliver(other), deliver(), deliver(other)]);
    await deliver();
    expect(revisions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await sibling.close();
  });

  test('that are killed between claim and sending leave the event to others', async () => {
    await make();
    await rename('One');
    await rename('Two');
    await queueAllChanges(ctx);
    expect(await takeDue.all(world.dataSource.manager, [32])).toMatchObject([{ revision: 1 }]);
    await deliver();
    expect(revisions()).toEqual([]);
    await world.passSeconds(31);
    await deliver();
    expect(revisions()).toEqual([1, 2]);
  });

  test('that are killed after sending tell it twice, with the same id', async () => {
    await make();
    await rename('One');
    await queueAllChanges(ctx);
    const broken = {
      ...ctx,
      providers: {
        webhooks: {
          ...ctx.providers.webhooks,
          send: async (...sent: Parameters<typeof ctx.providers.webhooks.send>) => {
            await ctx.providers.webhooks.send(...sent);
            throw new Error('killed');
          },
        },
      },
    };
    const attempts = await beginDeliveries(broken, 32);
    await expect(Promise.all(attempts)).rejects.toThrow('killed');
    await world.passSeconds(31);
    await deliver();
    const [one, two] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(one).toBe(two);
    expect(revisions()).toEqual([1, 1]);
  });
});

describe('access', () => {
  let jonas: Person;
  let jonasId: string;
  beforeEach(async () => {
    jonas = await buildPerson(world);
    jonasId = (await buildParticipant(world, trip, jonas)).id;
  });
  const remove = () => maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasId}`);

  test('is checked when sending: who left the trip is told nothing that waits', async () => {
    await make({ tripId: trip.id }, jonas);
    await make({}, jonas);
    const own = await buildTrip(world, jonas);
    receiver.answer = answerWith(500);
    await rename('One');
    await deliver();
    receiver.received.length = 0;
    receiver.answer = answerWith(200);
    await remove();
    await world.passSeconds(10);
    await rename('Two');
    await rename('Mine', jonas, own);
    await deliver();
    expect(told().map(({ data }) => data.tripId)).toEqual([own.id]);
    expect(await listed(jonas)).toMatchObject([{ endReason: null }, { endReason: 'LEFT' }]);
  });

  test('of a claimed delivery is checked, too', async () => {
    await make({ tripId: trip.id }, jonas);
    await rename('One');
    await queueAllChanges(ctx);
    await world.dataSource.query("update user_trips set status = 'left' where user_id = $1", [jonas.user.id]);
    await Promise.all(await beginDeliveries(ctx, 32));
    await world.dataSource.query("update user_trips set status = 'accepted' where user_id = $1", [
      jonas.user.id,
    ]);
    expect(told()).toEqual([]);
    expect(await listed(jonas)).toMatchObject([{ endReason: 'LEFT' }]);
  });

  test('of a locked account is none', async () => {
    await make({}, jonas);
    await rename('One');
    await queueAllChanges(ctx);
    await world.dataSource.query('update users set locked_at = now() where id = $1', [jonas.user.id]);
    await deliver();
    expect(told()).toEqual([]);
    const rows: unknown = await world.dataSource.query('select end_reason from webhooks');
    expect(rows).toEqual([{ end_reason: 'LOCKED' }]);
  });

  test('ends with the trip, after its deletion was told', async () => {
    await make({ tripId: trip.id }, jonas);
    await make({ kinds: ['TRIP'] }, jonas);
    await rename('One');
    await maya.client.rest('DELETE', `/api/trips/${trip.id}`);
    await deliver();
    expect(told().map(({ type }) => type)).toEqual(['DELETED']);
    expect(await listed(jonas)).toMatchObject([{ endReason: null }, { endReason: 'DELETED' }]);
  });
});

describe('a webhook with scopes', () => {
  test('is sent the data that they allow', async () => {
    await make({ scopes: ['trips:read'] });
    const meal = await buildMeal(world, trip);
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Lentil soup' });
    await deliver();
    expect(told()).toMatchObject([
      { type: 'MEALS', data: { ids: [meal.id], meals: [{ id: meal.id, name: 'Lentil soup' }] } },
    ]);
  });

  test('is sent ids alone if the data cannot be read', async () => {
    await make({ scopes: ['trips:read'] });
    const meal = await buildMeal(world, trip);
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Lentil soup' });
    await deliver({ ...ctx, readData: () => Promise.reject(new Error('down')) });
    expect(told().map(({ data }) => data)).toEqual([{ tripId: trip.id, revision: 1, ids: [meal.id] }]);
  });
});

test('a webhook whose secret cannot be opened ends', async () => {
  await make();
  await rename('One');
  await deliver({ ...ctx, pepper: 'another pepper of tests' });
  expect(told()).toEqual([]);
  expect(await listed()).toMatchObject([{ endReason: 'SECRET_LOST' }]);
});
