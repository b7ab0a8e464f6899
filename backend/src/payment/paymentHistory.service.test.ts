import { buildPayment, buildPerson } from '../../test/build.ts';
import { buy, loseDispute, refund } from '../../test/buy.ts';
import { testWorld } from '../../test/world.ts';

const world = testWorld();

const HISTORY = `query ($first: Int) { paymentHistory(first: $first) { totalCount totalTripsPurchased successfulPayments
  totalSpent { amountCents currency formatted } payments { package subscriptionType status tripsGranted
  amount { formatted } } } }`;

test('a user without purchases has an empty history', async () => {
  const { client } = await buildPerson(world);
  const { data } = await client.graphql(HISTORY, { first: 5 });
  expect(data).toEqual({
    paymentHistory: {
      totalCount: 0,
      totalTripsPurchased: 0,
      successfulPayments: 0,
      payments: [],
      totalSpent: { amountCents: 0, currency: 'USD', formatted: '$0.00' },
    },
  });
});

test('payments are listed newest first, and unsuccessful ones count as zero', async () => {
  const person = await buildPerson(world);
  await buildPayment(world, await buildPerson(world));
  const day = (number: number) => new Date(Date.UTC(2026, 4, number));
  await buildPayment(world, person, { createdAt: day(2), attemptedAt: day(2), status: 'failed' });
  const special = { package: 'special', quantity: 4, trips: 4, amountCents: 396 } as const;
  await buildPayment(world, person, {
    createdAt: day(3),
    attemptedAt: day(3),
    ...special,
    refundedCents: 99,
  });
  await buildPayment(world, person, { createdAt: day(1), attemptedAt: day(1) });
  const { data } = await person.client.graphql(HISTORY, { first: 2 });
  expect(data).toEqual({
    paymentHistory: {
      totalCount: 3,
      totalTripsPurchased: 0,
      successfulPayments: 0,
      totalSpent: { amountCents: 0, currency: 'USD', formatted: '$0.00' },
      payments: [
        {
          package: 'SPECIAL',
          subscriptionType: 'SINGLE',
          status: 'PENDING',
          tripsGranted: 0,
          amount: { formatted: '$3.96' },
        },
        {
          package: 'BUNDLE',
          subscriptionType: 'BUNDLE',
          status: 'FAILED',
          tripsGranted: 0,
          amount: { formatted: '$9.99' },
        },
      ],
    },
  });
});

test('a payment step that was only looked at is not listed', async () => {
  const person = await buildPerson(world);
  await buildPayment(world, person);
  await buildPayment(world, person, { status: 'canceled' });
  const { data } = await person.client.graphql(HISTORY, { first: 5 });
  expect(data).toMatchObject({ paymentHistory: { totalCount: 0, payments: [] } });
});

test('totals add up successful payments, less refunds', async () => {
  const person = await buildPerson(world);
  await buildPayment(world, person, { status: 'canceled', attemptedAt: world.deps.now() });
  await refund(world, await buy(world, person, 'special', 4), 99);
  await buy(world, person, 'bundle');
  await loseDispute(world, await buy(world, person, 'single'));
  const { data } = await person.client.graphql(HISTORY, { first: 1 });
  expect(data).toMatchObject({
    paymentHistory: {
      totalCount: 4,
      totalTripsPurchased: 10,
      successfulPayments: 3,
      totalSpent: { amountCents: 396 - 99 + 999 },
      payments: [{ package: 'SINGLE', status: 'SUCCEEDED', tripsGranted: 1 }],
    },
  });
  await buy(world, person, 'unlimited');
  const later = await person.client.graphql(HISTORY, { first: 1 });
  expect(later.data).toMatchObject({ paymentHistory: { totalTripsPurchased: -1, successfulPayments: 4 } });
});

test.each([0, 101])('a page of %d payments is refused', async (first) => {
  const { client } = await buildPerson(world);
  expect(await client.graphql(HISTORY, { first })).toMatchObject({ code: 'BAD_USER_INPUT' });
});
