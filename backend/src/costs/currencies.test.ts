import { buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { costsCalls } from '../../test/costs.ts';
import { testWorld } from '../../test/world.ts';
import type { Trip } from '../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let trip: Trip;

async function scene(currency: string): Promise<void> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya, { currency });
}
const { path, add, change } = costsCalls(() => ({ maya, trip }));

/** As servers of the version before read it. */
const stored = async () =>
  world.dataSource.query<unknown>(
    'select (amount_cents / 10 ^ amount_digits)::float as amount, share_digits as digits from receipts where trip_id = $1',
    [trip.id],
  );

it.each([
  ['RSD', '1234.50', '1234.50', 2],
  ['RSD', '1500', '1500.00', 2],
  ['IDR', '250000', '250000.00', 2],
  ['IQD', '1.234', '1.234', 3],
  ['ISK', '1250', '1250', 0],
])('a receipt of %s %s is stored as typed', async (currency, amount, answered, digits) => {
  await scene(currency);
  const receipt = await add(maya, { kind: 'other', date: '2026-06-13', amount });
  expect(receipt).toMatchObject({ amount: answered });
  expect(await stored()).toEqual([{ amount: Number(amount), digits }]);
  await change(maya, receipt.id, { currency: 'KWD', rate: '0.5', amount: '2.345' });
  expect(await stored()).toEqual([{ amount: 2.345, digits }]);
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
