import {
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildTransfer,
  buildTrip,
  type Person,
} from '../../test/build.ts';
import { costsCalls } from '../../test/costs.ts';
import { testWorld } from '../../test/world.ts';
import { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let trip: Trip;
let ids: readonly [string, string, string];
let rows: readonly Participant[];

async function scene(currency: string): Promise<void> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya, { currency });
  const own = await world.dataSource.manager.findOneByOrFail(Participant, { userId: maya.user.id });
  const [jonas, ruth] = [await buildPerson(world, { name: 'Jonas' }), await buildPerson(world)];
  rows = [own, await buildParticipant(world, trip, jonas), await buildParticipant(world, trip, ruth)];
  ids = [rows[0]?.id ?? '', rows[1]?.id ?? '', rows[2]?.id ?? ''];
}
const { path, add, change, pay, balances } = costsCalls(() => ({ maya, trip }));

/** As a version before stored it: in whole units, with the digits that the migration adds, or none. */
const before = (digits: number | null) => ({ amountDigits: digits, shareDigits: digits });
const equal = () => ids.map((participantId) => ({ participantId, amountCents: null, portionQuarters: null }));
const receipts = async () => (await maya.client.rest('GET', path('receipts'))).body as { amount: string }[];

describe.each([0, null])('amounts of IDR that were stored with %p decimals', (digits) => {
  beforeEach(async () => {
    await scene('IDR');
    const [own, jonas] = rows;
    if (own === undefined || jonas === undefined) return;
    await buildReceipt(world, own, {
      split: 'equal',
      kind: 'other',
      amountCents: 100_000,
      shares: equal(),
      ...before(digits),
    });
    await buildTransfer(world, jonas, own.id, { amountCents: 33_333, amountDigits: digits });
  });

  it('mean what they meant, with shares and debts in whole rupiahs', async () => {
    expect(await receipts()).toMatchObject([{ amount: '100000.00', tripAmount: '100000.00' }]);
    const { spent, balances: all, transfers } = await balances();
    expect(spent).toBe('100000.00');
    expect(all.map(({ share, balance }) => [share, balance])).toEqual([
      ['33334.00', '33333.00'],
      ['33333.00', '0.00'],
      ['33333.00', '-33333.00'],
    ]);
    expect(transfers).toMatchObject([{ fromId: ids[2], toId: ids[0], amount: '33333.00' }]);
    const { body } = await maya.client.rest('GET', path('transfers'));
    expect(body).toMatchObject([{ amount: '33333.00' }]);
    const answer = await maya.client.graphql(
      'query ($id: ID!) { trip(id: $id) { costs { spent { amountCents formatted } } } }',
      { id: trip.id },
    );
    expect(answer).toMatchObject({
      data: { trip: { costs: { spent: { amountCents: 10_000_000, formatted: 'IDR\u00A0100,000.00' } } } },
    });
    const csv = await maya.client.rest('GET', path('costs.csv'));
    expect(String(csv.body)).toContain(',100000.00,IDR,');
  });

  it('stand beside new ones with two decimals', async () => {
    await add(maya, { kind: 'other', amount: '250.50', date: '2026-06-13', participantIds: [ids[0]] });
    expect((await pay(maya, { fromId: ids[2], toId: ids[0], amount: '33333' })).status).toBe(201);
    const { spent, balances: all } = await balances();
    expect(spent).toBe('100250.50');
    expect(all.map(({ balance }) => balance)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('keep their meaning through changes of the receipt', async () => {
    const [{ id } = { id: '' }] = (await maya.client.rest('GET', path('receipts'))).body as { id: string }[];
    expect((await change(maya, id, { label: 'Warung' })).body).toMatchObject({ amount: '100000.00' });
    expect((await balances()).transfers).toMatchObject([{ amount: '33333.00' }]);
    const shares = ids.map((participantId, index) => ({
      participantId,
      amount: ['50000', '25000', '25000'][index],
    }));
    expect((await change(maya, id, { split: 'shares', shares })).body).toMatchObject({ amount: '100000.00' });
    expect((await change(maya, id, { amount: '100000' })).status).toBe(200);
    expect((await balances()).balances.map(({ share }) => share)).toEqual([
      '50000.00',
      '25000.00',
      '25000.00',
    ]);
  });
});

it('a frozen and a foreign receipt keep their shares in whole units', async () => {
  await scene('IDR');
  const [own] = rows;
  if (own === undefined) return;
  const frozen = [33_334, 33_333, 33_333].map((amountCents, index) => ({
    participantId: ids[index] ?? '',
    amountCents,
    portionQuarters: 4,
  }));
  await buildReceipt(world, own, {
    amountCents: 100_000,
    shares: frozen,
    frozenAt: world.deps.now(),
    ...before(0),
  });
  await buildReceipt(world, own, {
    split: 'equal',
    kind: 'other',
    amountCents: 1_001,
    currency: 'EUR',
    rate: '18765.4321',
    shares: equal(),
    amountDigits: 2,
    shareDigits: 0,
  });
  const { spent, balances: all } = await balances();
  expect(spent).toBe('287842.00');
  expect(all.map(({ share }) => share)).toEqual(['95948.00', '95947.00', '95947.00']);
  const exported = await maya.client.rest('GET', '/api/auth/me/export');
  expect(JSON.stringify(exported.body)).toContain('"amountCents":3333400');
});

it.each([
  ['RSD', '1234.50', '1234.50'],
  ['RSD', '1500', '1500.00'],
  ['IDR', '250000', '250000.00'],
  ['IQD', '1.234', '1.234'],
  ['ISK', '1250', '1250'],
])('a receipt of %s %s is stored as typed', async (currency, amount, answered) => {
  await scene(currency);
  expect(await add(maya, { kind: 'other', date: '2026-06-13', amount })).toMatchObject({ amount: answered });
  const stored: unknown = await world.dataSource.query(
    'select amount_cents / 10 ^ amount_digits = $2::numeric as same from receipts where trip_id = $1',
    [trip.id, amount],
  );
  expect(stored).toEqual([{ same: true }]);
});

it.each(['KRW', 'ISK', 'CLP', 'VND', 'UGX', 'JPY', 'USD', 'KWD'])(
  'a refused amount of %s comes with an example that is accepted',
  async (currency) => {
    await scene(currency);
    const body = { kind: 'other', date: '2026-06-13' };
    const { body: refused } = await maya.client.rest('POST', path('receipts'), {
      ...body,
      amount: '10.55555',
    });
    const example = /such as ([\d.]+)\.$/.exec((refused as { message: string }).message)?.[1];
    await add(maya, { ...body, amount: example });
  },
);
