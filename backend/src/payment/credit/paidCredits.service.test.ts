import { buildPayment, buildPerson, type Person } from '../../../test/build.ts';
import { buy, ctxOf, refund } from '../../../test/buy.ts';
import { testWorlds } from '../../../test/world.ts';
import { inTransaction } from '../../ctx/ctx.ts';
import { Payment } from '../../entities/payment.entity.ts';
import { writeOffLapsed } from './lapsedCredits.service.ts';
import { grantCredits, takeBackCredits } from './paidCredits.service.ts';

const [world, other] = testWorlds({ MONETIZATION_ENABLED: 'true' });

async function createTrips({ client }: Person, count: number): Promise<void> {
  const trip = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };
  for (let made = 0; made < count; made++) await client.rest('POST', '/api/trips', trip);
}

async function remaining({ client }: Person): Promise<unknown> {
  const { body } = await client.rest('GET', '/api/subscription/status');
  return Reflect.get(Object(body), 'tripsRemaining');
}

async function amounts({ user }: Person): Promise<number[]> {
  const rows = await world.dataSource.query<{ amount: number }[]>(
    'select amount from credit_entries where user_id = $1 order by created_at, id',
    [user.id],
  );
  return rows.map(({ amount }) => amount);
}

test('ten concurrent fulfilments of one payment at two processes grant once', async () => {
  const maya = await buildPerson(world);
  const payment = await buildPayment(world, maya, { status: 'succeeded' });
  const grants = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      inTransaction(ctxOf(n % 2 === 0 ? world : other), (tx) => grantCredits(tx, payment)),
    ),
  );
  expect(grants.filter(Boolean)).toHaveLength(1);
  expect(await remaining(maya)).toBe(6);
});

test('ten concurrent refunds take back the unused trips once, and leave the spent ones', async () => {
  const maya = await buildPerson(world);
  const payment = await buy(world, maya, 'bundle');
  await createTrips(maya, 3);
  const taken = await Promise.all(
    Array.from({ length: 10 }, () => refund(world, payment, payment.amountCents)),
  );
  expect(taken.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(await remaining(maya)).toBe(1);
  expect(await amounts(maya)).toEqual([1, 5, -1, -1, -1, -2]);
});

test('partial refunds take back whole trips, in proportion to the money, and at most the unused ones', async () => {
  const maya = await buildPerson(world);
  const payment = await buy(world, maya, 'special', 10);
  expect(await refund(world, payment, 98)).toBe(0);
  expect(await refund(world, payment, 250)).toBe(2);
  expect(await refund(world, payment, 250)).toBe(0);
  // The free trip is older, so it is spent first.
  await createTrips(maya, 7);
  expect(await refund(world, payment, 990)).toBe(2);
  expect(await remaining(maya)).toBe(0);
});

test('a refund of expired credits takes back no other credits', async () => {
  const maya = await buildPerson(world);
  const payment = await buy(world, maya, 'bundle');
  world.setNow(new Date('2027-06-02T12:00:00Z'));
  await Promise.all([1, 2, 3].map(() => writeOffLapsed(world.dataSource.manager, world.deps.now())));
  expect(await amounts(maya)).toEqual([1, 5, -5]);
  expect(await refund(world, payment, payment.amountCents)).toBe(0);
  expect(await remaining(maya)).toBe(1);
  world.setNow(new Date('2026-06-01T12:00:00Z'));
});

test('the unlimited package is taken back at a full refund, not before', async () => {
  const maya = await buildPerson(world);
  const payment = await buy(world, maya, 'unlimited');
  expect(await refund(world, payment, 2998)).toBe(0);
  expect(await remaining(maya)).toBe(-1);
  expect(await refund(world, payment, 2999)).toBe(-1);
  expect(await refund(world, payment, 2999)).toBe(0);
  expect(await remaining(maya)).toBe(1);
});

test('a refund during the creation of trips takes back the remaining ones', async () => {
  const maya = await buildPerson(world);
  const payment = await buy(world, maya, 'bundle');
  await Promise.all([
    createTrips(maya, 4),
    refund(other, payment, payment.amountCents),
    createTrips({ ...maya, client: maya.client.at(other.url) }, 4),
  ]);
  expect(await remaining(maya)).toBe(0);
  expect((await amounts(maya)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('a payment that was never granted is not taken back', async () => {
  const payment = await buildPayment(world, await buildPerson(world), {
    refundedCents: 0,
    disputeLostAt: new Date(),
  });
  expect(await inTransaction(ctxOf(world), (tx) => takeBackCredits(tx, payment))).toBe(0);
});

test('a deleted account leaves its entries and later grants without a user', async () => {
  const maya = await buildPerson(world);
  const bundle = await buy(world, maya, 'bundle');
  await createTrips(maya, 2);
  const late = await buildPayment(world, maya);
  await world.dataSource.query('delete from users where id = $1', [maya.user.id]);
  expect(await refund(world, bundle, bundle.amountCents)).toBe(3);
  await inTransaction(ctxOf(world), async (tx) => {
    await tx.db.update(Payment, late.id, { status: 'succeeded' });
    await grantCredits(tx, late);
  });
  const rows = await world.dataSource.query<{ userId: string | null; amount: number }[]>(
    `select user_id as "userId", amount from credit_entries
     where payment_id in ($1, $2) order by created_at, id`,
    [bundle.id, late.id],
  );
  expect(rows).toEqual([5, -3, 5].map((amount) => ({ userId: null, amount })));
});
