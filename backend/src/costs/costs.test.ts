import pg from 'pg';
import * as z from 'zod/mini';
import { buildParticipant, buildPerson, buildTransfer, buildTrip, type Person } from '../../test/build.ts';
import { buildCostsScene, costsCalls, GROCERIES } from '../../test/costs.ts';
import { concurrently, expectWithin, outcomes } from '../../test/races.ts';
import { testWorld } from '../../test/world.ts';
import { fieldOf } from '../base/input.ts';
import type { Eater } from '../entities/eater.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let jonas: Person;
let trip: Trip;
let own: Participant;
let cook: Participant;
let leo: Eater;
let dinner: Meal;
beforeEach(async () => {
  ({ maya, jonas, trip, own, cook, leo, dinner } = await buildCostsScene(world));
});

const { path, add, pay, balances } = costsCalls(() => ({ maya, trip }));

const openAnswer = z.object({
  transfers: z.array(z.object({ fromId: z.string(), viewerCanRecord: z.boolean() })),
});

describe('a payment', () => {
  test('settles, and a later change of the table is said', async () => {
    await add(maya, GROCERIES);
    await add(maya, { ...GROCERIES, kind: 'other', amount: '10' });
    const payment = await pay(jonas, { fromId: cook.id, toId: own.id, amount: '40' });
    expect(payment.status).toBe(201);
    expect((await balances()).changedShares).toEqual([]);
    await maya.client.rest('PUT', path('attendance'), {
      date: '2026-06-13',
      type: 'dinner',
      eaterId: leo.id,
      attends: false,
    });
    expect((await balances()).changedShares.toSorted(byParticipant)).toEqual(
      [
        { participantId: own.id, difference: '10.00' },
        { participantId: cook.id, difference: '-10.00' },
      ].sort(byParticipant),
    );
    const rest = (await balances()).transfers;
    expect(rest).toEqual([{ fromId: own.id, toId: cook.id, amount: '5.00' }]);
    await pay(maya, { fromId: own.id, toId: cook.id, amount: '5', date: '2026-06-20' });
    expect(await balances()).toMatchObject({ transfers: [], changedShares: [] });
  });

  test('is marked by both sides and organizers, as the open transfers say', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    const third = await buildParticipant(world, trip, ruth);
    await add(maya, { ...GROCERIES, amount: '9', kind: 'other' });
    const canRecord = async ({ client }: Person) => {
      const { body } = await client.rest('GET', path('balances'));
      return Object.fromEntries(
        openAnswer.parse(body).transfers.map((one) => [one.fromId, one.viewerCanRecord]),
      );
    };
    expect(await canRecord(maya)).toEqual({ [cook.id]: true, [third.id]: true });
    expect(await canRecord(jonas)).toEqual({ [cook.id]: true, [third.id]: false });
    expect(await canRecord(ruth)).toEqual({ [cook.id]: false, [third.id]: true });
    const payment = { fromId: third.id, toId: own.id, amount: '3' };
    expect((await pay(jonas, payment)).status).toBe(403);
    expect((await pay(ruth, payment)).status).toBe(201);
  });

  test('that is taken back leaves the payment before as the last', async () => {
    await add(maya, GROCERIES);
    await pay(jonas, { fromId: cook.id, toId: own.id, amount: '10' });
    await maya.client.rest('DELETE', path(`eaters/${leo.id}`));
    const before = (await balances()).changedShares;
    expect(before).toHaveLength(2);
    const { body } = await pay(jonas, { fromId: cook.id, toId: own.id, amount: '10' });
    expect((await balances()).changedShares).toEqual([]);
    const { id } = z.object({ id: z.string() }).parse(body);
    expect((await maya.client.rest('DELETE', path(`transfers/${id}`))).status).toBe(204);
    expect((await balances()).changedShares).toEqual(before);
  });

  test('is refused to oneself, of nothing, and to people of other trips', async () => {
    const stranger = await buildParticipant(world, await buildTrip(world, jonas), null);
    const refusedPayment = async (body: object) =>
      (await pay(maya, { fromId: own.id, toId: cook.id, amount: '1', ...body })).body;
    expect(await refusedPayment({ toId: own.id })).toMatchObject({ field: 'toId' });
    expect(await refusedPayment({ amount: '0' })).toMatchObject({ field: 'amount' });
    expect(await refusedPayment({ toId: stranger.id })).toMatchObject({ field: 'toId' });
    expect(await refusedPayment({ date: '2030-01-01' })).toMatchObject({ field: 'date' });
  });

  test('that two people take back at once is taken back once', async () => {
    const seen = await outcomes(
      () => buildTransfer(world, cook, own.id),
      async ({ id }, round) =>
        (
          await concurrently(
            round,
            () => maya.client.rest('DELETE', path(`transfers/${id}`)),
            () => jonas.client.rest('DELETE', path(`transfers/${id}`)),
          )
        )
          .sort()
          .join(),
    );
    expectWithin(seen, ['204,404']);
  });
});

const byParticipant = (one: { participantId: string }, other: { participantId: string }) =>
  one.participantId < other.participantId ? -1 : 1;

describe('the currency of a trip', () => {
  const choose = (currency: string) => jonas.client.rest('PUT', path('currency'), { currency });

  test('is chosen until the first receipt or payment', async () => {
    expect((await choose('XXQ')).status).toBe(400);
    expect((await choose('eur')).body).toEqual({ currency: 'EUR' });
    await buildTransfer(world, cook, own.id);
    expect((await choose('USD')).body).toMatchObject({ message: 'This trip already has payments in EUR.' });
    await add(maya, GROCERIES);
    expect((await choose('USD')).body).toMatchObject({ message: 'This trip already has receipts in EUR.' });
    expect(await balances()).toMatchObject({ currency: 'EUR', spent: '60.00' });
  });
});

test('a preview says whose share changes, and a new companion comes with the viewer', async () => {
  await add(maya, GROCERIES);
  const preview = async (body: object) => (await maya.client.rest('POST', path('preview'), body)).body;
  expect(await preview({ eater: { id: leo.id, removed: true } })).toMatchObject({
    shares: [
      { participantId: own.id, before: { formatted: '$20.00' }, after: { formatted: '$30.00' } },
      { participantId: cook.id, before: { formatted: '$40.00' }, after: { formatted: '$30.00' } },
    ],
  });
  expect(await preview({ eater: { portion: 1 } })).toMatchObject({
    shares: [
      { participantId: own.id, before: { formatted: '$20.00' }, after: { formatted: '$30.00' } },
      { participantId: cook.id, before: { formatted: '$40.00' }, after: { formatted: '$30.00' } },
    ],
  });
  expect(await preview({ eater: { id: leo.id, avoids: [] } })).toMatchObject({ shares: [] });
});

test('the number of statements does not depend on the number of receipts', async () => {
  /** Without those of sessions and wake-ups, which run now and then. */
  const statements = async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const { code } = await maya.client.graphql(
      `query ($id: ID!) { trip(id: $id) { costs { spent { formatted } balances { participant { name } companions { name } }
        receipts { paidBy { name } addedBy { name } shares { participant { name } amount { formatted } } lastChange { at } viewerCanEdit }
        payments { from { name } viewerCanRemove } changedShares { participantId } transfers { from { name } } } } }`,
      { id: trip.id },
    );
    const names = query.mock.calls.map(([sent]) => String(fieldOf(sent, 'name')));
    query.mockRestore();
    expect(code).toBeNull();
    return names.filter((name) => name.includes('trip') && name !== 'notify_trip_changes').sort();
  };
  await add(maya, GROCERIES);
  await pay(jonas, { fromId: cook.id, toId: own.id, amount: '1' });
  const few = await statements();
  expect(few).toEqual(
    expect.arrayContaining(['receipts_by_trip', 'settled_shares_by_trip', 'transfers_by_trip']),
  );
  for (let index = 0; index < 10; index += 1) await add(maya, { ...GROCERIES, mealIds: [dinner.id] });
  expect(await statements()).toEqual(few);
});

test('a CSV of the costs is a file in UTF-8 for spreadsheets', async () => {
  await add(maya, { ...GROCERIES, label: '=1+1' });
  const answer = await fetch(`${world.url}${path('costs.csv')}`, {
    headers: { cookie: maya.client.sessionCookie ?? '' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain(
    "2026-06-13,'=1+1,groceries,by-portions,Maya Torres,60.00,USD,,60.00,20.00,40.00",
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=costs.csv');
});
