import * as z from 'zod/mini';
import {
  buildMeal,
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildTrip,
  type Person,
} from '../../test/build.ts';
import { buildCostsScene, costsCalls, GROCERIES, receiptAnswer } from '../../test/costs.ts';
import { concurrently, expectWithin, outcomes } from '../../test/races.ts';
import { recordedBy } from '../../test/tripChanges.ts';
import { testWorld } from '../../test/world.ts';
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

const { path, add, change, pay, balances, balancesByName } = costsCalls(() => ({ maya, trip }));
const refused = async (body: object) => {
  const answer = await maya.client.rest('POST', path('receipts'), { ...GROCERIES, ...body });
  expect(answer.status).toBe(400);
  return answer.body;
};
const sharesOf = ({ shares }: z.output<typeof receiptAnswer>) =>
  Object.fromEntries(shares.map(({ participantId, amount }) => [participantId, amount]));

describe('a receipt', () => {
  test('is shared by who eats, equally, or as typed', async () => {
    expect(sharesOf(await add(maya, GROCERIES))).toEqual({ [own.id]: '20.00', [cook.id]: '40.00' });
    const fuel = { amount: '10.01', kind: 'other', date: '2026-06-12' };
    expect(sharesOf(await add(jonas, fuel))).toEqual({ [own.id]: '5.00', [cook.id]: '5.01' });
    const typed = { shares: [{ participantId: own.id, amount: '10.01' }], split: 'shares' };
    expect(sharesOf(await add(jonas, { ...fuel, ...typed }))).toEqual({ [own.id]: '10.01' });
    expect(await balancesByName()).toEqual({ 'Maya Torres': '24.99', 'Jonas Weber': '-24.99' });
    expect((await balances()).transfers).toEqual([{ fromId: cook.id, toId: own.id, amount: '24.99' }]);
  });

  test('in another currency counts at its rate', async () => {
    const foreign = await add(maya, { ...GROCERIES, amount: '1200', currency: 'JPY', rate: '0.0067' });
    expect(foreign).toMatchObject({ amount: '1200', tripAmount: '8.04' });
    expect((await balances()).spent).toBe('8.04');
    // An amount of one currency is none of another.
    expect((await change(maya, foreign.id, { currency: null })).body).toMatchObject({ field: 'amount' });
    expect((await change(maya, foreign.id, { currency: 'KRW' })).body).toMatchObject({ field: 'rate' });
    const own = await change(maya, foreign.id, { currency: 'USD', amount: '9' });
    expect(own.body).toMatchObject({ currency: 'USD', rate: null, tripAmount: '9.00' });
  });

  test('has a rate without a currency if that is all its caller says', async () => {
    const { id, ...foreign } = await add(maya, { ...GROCERIES, rate: '1.5' });
    expect(foreign).toMatchObject({ amount: '60.00', tripAmount: '90.00' });
    expect((await change(maya, id, { label: 'Market' })).body).toMatchObject({ tripAmount: '90.00' });
    const inDollars = await change(maya, id, { currency: 'USD' });
    expect(inDollars.body).toMatchObject({ rate: null, tripAmount: '60.00' });
  });

  test('below 0 is a refund: shared out, shown and settled as such', async () => {
    const deposit = { amount: '-12.50', kind: 'other', date: '2026-06-20', label: 'Deposit back' };
    const { id, ...added } = await add(jonas, deposit);
    expect(added).toMatchObject({ amount: '-12.50', tripAmount: '-12.50' });
    expect(await balancesByName()).toEqual({ 'Maya Torres': '6.25', 'Jonas Weber': '-6.25' });
    expect((await balances()).transfers).toEqual([{ fromId: cook.id, toId: own.id, amount: '6.25' }]);
    expect(sharesOf(await add(maya, { ...GROCERIES, amount: '-0.01' }))).toEqual({ [cook.id]: '-0.01' });
    const shares = (amount: string) => ({
      split: 'shares',
      shares: [
        { participantId: own.id, amount },
        { participantId: cook.id, amount: '-2.50' },
      ],
    });
    expect((await change(maya, id, shares('-10'))).body).toMatchObject({ amount: '-12.50' });
    const csv = String((await maya.client.rest('GET', path('costs.csv'))).body);
    expect(csv).toContain('2026-06-20,Deposit back,other,shares,Jonas Weber,-12.50,USD,,-12.50,-10.00,-2.50');
    expect(await change(maya, id, shares('-9'))).toMatchObject({
      status: 400,
      body: { message: '$1.00 left to share out.' },
    });
    expect((await change(maya, id, shares('-11'))).body).toMatchObject({
      message: 'The shares are $1.00 more than the amount.',
    });
    expect((await change(maya, id, shares('10'))).body).toMatchObject({ field: 'shares' });
    expect((await change(maya, id, { amount: '0' })).body).toMatchObject({ field: 'amount' });
    const payment = { fromId: cook.id, toId: own.id, amount: '-1' };
    expect((await pay(jonas, payment)).body).toMatchObject({ field: 'amount' });
  });

  test('and its refund leave everybody even, at any rate', async () => {
    const foreign = { ...GROCERIES, amount: '10.01', currency: 'EUR', rate: '1.0835' };
    await add(maya, foreign);
    await add(maya, { ...foreign, amount: '-10.01' });
    expect(await balances()).toMatchObject({ spent: '0.00', transfers: [] });
  });

  test('is refused unless it can be as it says', async () => {
    const other = await buildTrip(world, jonas);
    const outsider = await buildParticipant(world, other, null);
    const shares = (amount: string) => ({ split: 'shares', shares: [{ participantId: own.id, amount }] });
    expect(await refused({ amount: '0' })).toMatchObject({ field: 'amount' });
    expect(await refused({ amount: '1,50' })).toMatchObject({ field: 'amount' });
    expect(await refused({ paidById: outsider.id })).toMatchObject({ field: 'paidById' });
    expect(await refused({ split: 'equal', participantIds: [outsider.id] })).toMatchObject({
      field: 'participantIds',
    });
    expect(await refused({ split: 'equal', participantIds: [] })).toMatchObject({ field: 'participantIds' });
    expect(await refused({ date: '2028-01-01' })).toMatchObject({ field: 'date' });
    expect(await refused({ currency: 'EUR' })).toMatchObject({ field: 'rate' });
    expect(await refused({ currency: 'USD', rate: '1.1' })).toMatchObject({
      message: 'An amount in the currency of the trip has no exchange rate.',
      field: 'rate',
    });
    expect(await refused({ currency: null, rate: '1.1' })).toMatchObject({ field: 'rate' });
    expect(await refused({ amount: '0.01', rate: '0.1' })).toMatchObject({ field: 'rate' });
    expect(await refused({ rate: '999999999', amount: '9999' })).toMatchObject({ field: 'amount' });
    expect(await refused(shares('56'))).toMatchObject({
      message: '$4.00 left to share out.',
      field: 'shares',
    });
    expect(await refused(shares('64'))).toMatchObject({
      message: 'The shares are $4.00 more than the amount.',
    });
    expect((await balances()).spent).toBe('0.00');
  });

  test('follows its meals: moved, deleted, and other tables', async () => {
    const late = await buildMeal(world, trip, { date: '2026-06-15' });
    await buildMeal(world, trip, { date: '2026-06-13', type: 'lunch' });
    const receipt = await add(maya, { ...GROCERIES, mealIds: [dinner.id, late.id] });
    const from = { arrives: { date: '2026-06-14', type: 'dinner' } };
    await jonas.client.rest('PATCH', path(`eaters/${leo.id}`), from);
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-36.00' });
    await maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { date: '2026-06-14' });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-40.00' });
    await maya.client.rest('DELETE', `/api/meals/${dinner.id}`);
    const [left] = z.array(receiptAnswer).parse((await maya.client.rest('GET', path('receipts'))).body);
    expect(left).toMatchObject({ id: receipt.id, mealIds: [late.id], version: 1, frozenAt: null });
    await maya.client.rest('PATCH', `/api/meals/${late.id}`, { date: '2026-06-13' });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-30.00' });
  });

  test('of one meal keeps its shares when that is deleted', async () => {
    await buildMeal(world, trip, { date: '2026-06-15' });
    const { id } = await add(maya, { ...GROCERIES, mealIds: [dinner.id] });
    const leave = { leaves: { date: '2026-06-14', type: 'lunch' } };
    await jonas.client.rest('PATCH', path(`eaters/${leo.id}`), leave);
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-40.00' });
    const events = await recordedBy(world, () => maya.client.rest('DELETE', `/api/meals/${dinner.id}`));
    expect(events.map(({ kind }) => kind)).toEqual(['TRIP']);
    const [left] = z.array(receiptAnswer).parse((await maya.client.rest('GET', path('receipts'))).body);
    expect(left).toMatchObject({ id, mealIds: [], version: 1, frozenAt: expect.any(String) as string });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-40.00' });
  });

  test.each([
    [
      'another meal is moved onto it',
      () => maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { date: '2026-06-15' }),
    ],
    [
      'the trip ends before it',
      () =>
        maya.client.rest('PUT', `/api/trips/${trip.id}`, {
          name: trip.name,
          location: trip.location,
          startDate: trip.startDate,
          endDate: '2026-06-14',
        }),
    ],
  ])('of one empty meal keeps its shares when %s', async (_what, change) => {
    await jonas.client.rest('PATCH', path(`eaters/${leo.id}`), {
      leaves: { date: '2026-06-14', type: 'lunch' },
    });
    const empty = await buildMeal(world, trip, { date: '2026-06-15', name: '' });
    const { id } = await add(maya, { ...GROCERIES, mealIds: [empty.id] });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-30.00' });
    let status = 0;
    const events = await recordedBy(world, async () => {
      ({ status } = await change());
    });
    expect({ status, kinds: events.map(({ kind }) => kind) }).toEqual({ status: 200, kinds: ['TRIP'] });
    const [left] = z.array(receiptAnswer).parse((await maya.client.rest('GET', path('receipts'))).body);
    expect(left).toMatchObject({ id, mealIds: [], version: 1, frozenAt: expect.any(String) as string });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-30.00' });
  });

  test('is added once for each Idempotency-Key, and a payment too', async () => {
    const key = { 'Idempotency-Key': 'market' };
    const first = await add(maya, GROCERIES, key);
    expect((await add(maya, GROCERIES, key)).id).toBe(first.id);
    const other = await maya.client.rest('POST', path('receipts'), { ...GROCERIES, amount: '61' }, key);
    expect(other.status).toBe(409);
    const payment = { fromId: cook.id, toId: own.id, amount: '40' };
    expect((await pay(jonas, payment, key)).status).toBe(201);
    expect((await pay(jonas, payment, key)).status).toBe(201);
    expect(await balancesByName()).toEqual({ 'Maya Torres': '0.00', 'Jonas Weber': '0.00' });
  });

  test('is refused beyond a thousand', async () => {
    const receipt = await buildReceipt(world, own);
    await world.dataSource.query(
      `insert into receipts (id, trip_id, paid_by_id, amount_cents, date, kind, split, created_at)
       select gen_random_uuid(), trip_id, paid_by_id, 100, date, kind, split, created_at
       from receipts, generate_series(1, 999) where id = $1`,
      [receipt.id],
    );
    expect(await refused({})).toMatchObject({ message: 'A trip can have at most 1000 receipts.' });
    expect((await balances()).spent).toBe('1059.00');
  });

  test('belongs to who added or paid it, and organizers', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    await buildParticipant(world, trip, ruth);
    const paidByJonas = await add(maya, { ...GROCERIES, paidById: cook.id });
    expect((await change(ruth, paidByJonas.id, { label: 'Mine' })).status).toBe(403);
    expect((await change(jonas, paidByJonas.id, { label: 'Mine' })).status).toBe(200);
    const { body } = await ruth.client.rest('GET', path('receipts'));
    expect(z.array(receiptAnswer).parse(body)).toMatchObject([{ viewerCanEdit: false, label: 'Mine' }]);
  });
});

describe('a changed receipt', () => {
  test('has a version, and refuses to overwrite what was not seen', async () => {
    const { id } = await add(maya, { ...GROCERIES, split: 'equal', paidById: cook.id });
    const other = await change(maya, id, {
      participantIds: [cook.id],
      label: 'Fuel',
      amount: '50',
      version: 1,
    });
    expect(receiptAnswer.parse(other.body)).toMatchObject({ version: 2, amount: '50.00' });
    const late = await change(jonas, id, { amount: '40', participantIds: [own.id], version: 1 });
    expect(late.body).toMatchObject({
      code: 'CONFLICT',
      conflict: {
        version: 2,
        changedBy: own.id,
        fields: ['amount', 'participantIds'],
        current: { amount: '50.00', participantIds: [cook.id], label: 'Fuel', split: 'equal', mealIds: [] },
      },
    });
    expect((await change(jonas, id, { label: 'Fuel', version: 1 })).status).toBe(200);
    expect((await change(jonas, id, { date: '2026-06-14' }, { 'If-Match': '"1"' })).status).toBe(200);
    const events = await recordedBy(world, () => change(jonas, id, { date: '2026-06-14' }));
    expect(events).toEqual([]);
  });

  test('has an amount that its currency and rate belong to', async () => {
    const { id } = await add(maya, { ...GROCERIES, paidById: cook.id });
    await change(maya, id, { amount: '70', version: 1 });
    const foreign = { currency: 'EUR', rate: '1.1' };
    const late = await change(jonas, id, { ...foreign, label: 'Market', version: 1 });
    expect(late.body).toMatchObject({
      code: 'CONFLICT',
      conflict: { fields: ['currency', 'rate'], changedBy: own.id, current: { amount: '70.00', label: '' } },
    });
    expect((await change(jonas, id, { ...foreign, version: 2 })).status).toBe(200);
    expect((await change(maya, id, { amount: '80', version: 2 })).body).toMatchObject({
      conflict: { fields: ['amount'], changedBy: cook.id, current: { currency: 'EUR', rate: '1.1' } },
    });
    expect((await change(maya, id, { label: 'Market', amount: '70', version: 2 })).status).toBe(200);
  });

  test('asks about the split when another one was chosen after the version of a list', async () => {
    const { id } = await add(maya, { ...GROCERIES, paidById: cook.id });
    await change(maya, id, { split: 'equal', version: 1 });
    const late = { label: 'Market', mealIds: [dinner.id] };
    expect((await change(jonas, id, { ...late, version: 1 })).body).toMatchObject({
      code: 'CONFLICT',
      conflict: { fields: ['split'], changedBy: own.id, current: { split: 'equal', label: '' } },
    });
    const kept = await change(jonas, id, { ...late, split: 'by-portions', version: 2 });
    expect(kept.body).toMatchObject({ ...late, split: 'by-portions', version: 3 });
  });

  test('takes another split with its lists', async () => {
    const { id } = await add(maya, { ...GROCERIES, mealIds: [dinner.id] });
    const typed = { split: 'shares', shares: [{ participantId: cook.id, amount: '60' }] };
    const answer = receiptAnswer.parse((await change(maya, id, typed)).body);
    expect(answer).toMatchObject({ mealIds: [], participantIds: [cook.id], version: 2 });
    expect((await change(maya, id, { amount: '50' })).body).toMatchObject({ field: 'shares' });
    const equal = receiptAnswer.parse((await change(maya, id, { split: 'equal' })).body);
    expect(sharesOf(equal)).toEqual({ [own.id]: '30.00', [cook.id]: '30.00' });
    const byPortions = receiptAnswer.parse((await change(maya, id, { split: 'by-portions' })).body);
    expect(sharesOf(byPortions)).toEqual({ [own.id]: '20.00', [cook.id]: '40.00' });
  });

  test('that two people change at once keeps one change, and is not deleted twice', async () => {
    const both = await outcomes(
      () => add(maya, { ...GROCERIES, paidById: cook.id }),
      async ({ id }, round) =>
        (
          await concurrently(
            round,
            () => change(maya, id, { amount: '50', version: 1 }),
            () => change(jonas, id, { amount: '40', version: 1 }),
          )
        ).join(),
    );
    expectWithin(both, ['200,409', '409,200']);
    const deleted = await outcomes(
      () => add(maya, GROCERIES),
      async ({ id }, round) =>
        (
          await concurrently(
            round,
            () => change(maya, id, { split: 'equal' }),
            () => maya.client.rest('DELETE', path(`receipts/${id}`)),
          )
        ).join(),
    );
    expectWithin(deleted, ['200,204', '404,204']);
  });

  test('whose meal is deleted at once covers what is left', async () => {
    const seen = await outcomes(
      async () => ({
        receipt: await add(maya, GROCERIES),
        meal: await buildMeal(world, trip, { date: '2026-06-15', type: 'snack' }),
      }),
      async ({ receipt, meal }, round) =>
        (
          await concurrently(
            round,
            () => change(maya, receipt.id, { mealIds: [meal.id] }),
            () => maya.client.rest('DELETE', `/api/meals/${meal.id}`),
          )
        ).join(),
    );
    expectWithin(seen, ['200,204', '400,204']);
  });
});

describe('a frozen receipt', () => {
  const freeze = (id: string, frozen: boolean) =>
    maya.client.rest('PUT', path(`receipts/${id}/frozen`), { frozen });

  test('keeps its shares, until it follows the table again', async () => {
    const { id } = await add(maya, GROCERIES);
    const frozen = receiptAnswer.parse((await freeze(id, true)).body);
    expect(frozen).toMatchObject({ version: 1, participantIds: [] });
    expect(frozen.frozenAt).not.toBeNull();
    await maya.client.rest('DELETE', path(`eaters/${leo.id}`));
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-40.00' });
    const { body } = await maya.client.rest('GET', path(`shares/${cook.id}`));
    expect(body).toMatchObject({ lines: [{ amount: '40.00', portions: 2, ofPortions: 3, meals: [] }] });
    expect(await recordedBy(world, () => freeze(id, true))).toEqual([]);
    await freeze(id, false);
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-30.00' });
  });

  test('is unfrozen by another amount, and not by another label', async () => {
    const { id } = await add(maya, GROCERIES);
    await freeze(id, true);
    expect((await change(maya, id, { label: 'Farm shop' })).body).toMatchObject({
      frozenAt: expect.any(String) as string,
    });
    expect((await change(maya, id, { amount: '30' })).body).toMatchObject({ frozenAt: null });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-20.00' });
  });

  test('is one by portions', async () => {
    const { id } = await add(maya, { ...GROCERIES, split: 'equal' });
    expect((await freeze(id, true)).status).toBe(409);
    expect((await freeze('nothing', true)).status).toBe(400);
  });
});
