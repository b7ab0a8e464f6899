import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import { buildPerson, newPhone } from '../../../test/build.ts';
import { buy, refund } from '../../../test/buy.ts';
import { testWorld } from '../../../test/world.ts';
import { ledgerReport } from './ledgerReport.service.ts';

const world = testWorld({ MONETIZATION_ENABLED: 'true' });

test('the report lists credits granted, spent and taken back, and payments of a number', async () => {
  const maya = await buildPerson(world);
  const bundle = await buy(world, maya, 'bundle');
  const trip = await maya.client.rest('POST', '/api/trips', {
    name: 'Moab',
    location: 'Utah',
    startDate: '2026-07-01',
    endDate: '2026-07-03',
  });
  const tripId = String(Reflect.get(Object(trip.body), 'id'));
  await refund(world, bundle, 500);
  const { manager } = world.dataSource;
  expect(await ledgerReport(manager, formatPhone(maya.user.phone), world.deps.now())).toEqual([
    `Maya Torres, ${formatPhone(maya.user.phone)}, user ${maya.user.id}`,
    'Entries: time (UTC), trips, balance, reason',
    '  2026-06-01 12:00    +1     1  the free trip',
    `  2026-06-01 12:00    +5     6  bundle, payment ${bundle.id}, until 2027-06-01 12:00`,
    `  2026-06-01 12:00    -1     5  trip ${tripId}`,
    `  2026-06-01 12:00    -2     3  taken back, payment ${bundle.id}`,
    'Payments',
    `  2026-06-01 12:00  $9.99  bundle, succeeded, $5.00 refunded, payment ${bundle.id}`,
    'Trips remaining: 3 (Trip Bundle (5 trips))',
  ]);
});

test('a number without an account and an invalid number are refused', async () => {
  const { manager } = world.dataSource;
  await expect(ledgerReport(manager, newPhone(), new Date())).rejects.toThrow('No account has');
  await expect(ledgerReport(manager, '12', new Date())).rejects.toThrow('Please give a phone number');
});
