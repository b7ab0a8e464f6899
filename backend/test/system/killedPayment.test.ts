import { buildPerson, type Person } from '../build.ts';
import { startServerBeside, type BuiltServer } from './builtServer.ts';
import type { RestAnswer } from '../client.ts';
import { startLocalStripe, type LocalStripe } from '../providers/localStripe.ts';
import { createWorld, type World } from '../world.ts';

let stripe: LocalStripe;
let world: World;
let maya: Person;

beforeAll(async () => {
  stripe = await startLocalStripe();
  world = await createWorld({ MONETIZATION_ENABLED: 'true', ...stripe.env });
  maya = await buildPerson(world);
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

const startServer = () => startServerBeside(world, { MONETIZATION_ENABLED: 'true', ...stripe.env });

function begin({ url }: BuiltServer, key: string, packageType = 'bundle'): Promise<RestAnswer> {
  const headers = { 'idempotency-key': key };
  return maya.client.at(url).rest('POST', '/api/payments/create-intent', { packageType }, headers);
}

function intentIdOf({ body }: RestAnswer): string {
  return String(Reflect.get(Object(body), 'paymentIntentId'));
}

async function tripsLeft({ url }: BuiltServer): Promise<unknown> {
  const { body } = await maya.client.at(url).rest('GET', '/api/subscription/status');
  return Reflect.get(Object(body), 'tripsRemaining');
}

/** Resolves when a query of the database waits for a lock. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const waiting = await world.dataSource.query<unknown[]>(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length > 0) return;
  }
}

test('payments survive a process killed before the grant and during the creation of an intent', async () => {
  const doomed = await startServer();
  const paid = intentIdOf(await begin(doomed, 'paid'));
  stripe.account.pay(paid);
  const begun = new Promise<string>((resolve) => {
    stripe.account.onEvent = ({ data }) => {
      resolve(String(Reflect.get(data.object, 'id')));
    };
  });

  // The provider has confirmed the payment; the grant waits for the locked row.
  const holder = world.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('select from payments for update');
  const confirmation = maya.client
    .at(doomed.url)
    .rest('POST', '/api/payments/confirm', { paymentIntentId: paid })
    .catch(() => null);
  await waitForLock();
  // The answer to a second purchase is still pending.
  stripe.faults.push('kept_answer');
  const purchase = begin(doomed, 'begun', 'single').catch(() => null);
  const intentId = await begun;
  await doomed.end('SIGKILL');
  // A slow machine may have answered 503, never 200.
  expect((await confirmation)?.status).not.toBe(200);
  expect(await purchase).toBeNull();
  await holder.rollbackTransaction();
  await holder.release();

  const next = await startServer();
  // Reconciliation runs at the start, since the browser may never confirm.
  while ((await tripsLeft(next)) !== 6);
  expect(intentIdOf(await begin(next, 'begun', 'single'))).toBe(intentId);
  expect(stripe.account.intents.size).toBe(2);

  for (const event of stripe.account.events) expect(await stripe.deliver(next.url, event)).toBe(200);
  await maya.client.at(next.url).rest('POST', '/api/payments/confirm', { paymentIntentId: paid });
  expect(await tripsLeft(next)).toBe(6);
  await next.end('SIGTERM');
});
