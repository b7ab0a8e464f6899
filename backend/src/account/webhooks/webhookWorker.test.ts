import { buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { answerWith, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.ts';
import { testWorld } from '../../../test/world.ts';
import { webhookDataReader } from '../../http/webhooks/webhookData.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { DeliveryCtx } from './deliver.service.ts';
import { startWebhookWorker } from './webhookWorker.ts';

const NEVER_MS = 60_000;

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
  await maya.client.rest('POST', '/api/auth/me/webhooks', { url: receiver.url, kinds: ['TRIP'] });
});
afterEach(() => receiver.close());

const rename = (name: string, client = maya.client) =>
  client.rest('PUT', `/api/trips/${trip.id}`, {
    name,
    location: 'Utah',
    startDate: '2026-06-13',
    endDate: '2026-06-15',
  });
const arrived = async (count: number) => {
  while (receiver.received.length < count) await new Promise(setImmediate);
  return receiver.received.map(
    ({ text }) => (JSON.parse(text) as { data: { revision: number } }).data.revision,
  );
};

test('tells the changes of its process at once', async () => {
  const worker = startWebhookWorker(ctx, { pollMs: NEVER_MS, sweepMs: NEVER_MS });
  await rename('One');
  await arrived(1);
  await rename('Two');
  await rename('Three');
  expect(await arrived(3)).toEqual([1, 2, 3]);
  await worker.stop();
});

test('tells what another process left behind', async () => {
  const sibling = await world.sibling();
  const worker = startWebhookWorker(ctx, { pollMs: 20, sweepMs: 20 });
  await rename('One', maya.client.at(sibling.url));
  expect(await arrived(1)).toEqual([1]);
  await worker.stop();
  await sibling.close();
});

test('ends after the delivery in flight, whose outcome is kept', async () => {
  let answer: () => void = () => undefined;
  receiver.answer = (request, response) => {
    answer = () => answerWith(200)(request, response);
  };
  const worker = startWebhookWorker(ctx, { pollMs: 20 });
  await rename('One');
  await arrived(1);
  const stopping = worker.stop();
  answer();
  await stopping;
  const rows: unknown = await world.dataSource.query(
    'select attempts, sent_at is not null as sent from webhook_deliveries',
  );
  expect(rows).toEqual([{ attempts: 1, sent: true }]);
});
