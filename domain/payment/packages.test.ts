import { rendered } from '../text/rendered.ts';
import {
  amountOf,
  DEFAULT_PRICES,
  expiryOf,
  PACKAGE_BADGES,
  PACKAGES,
  savingsOf,
  subscriptionLabel,
  tripsGranted,
  tripsOf,
  tripsToTakeBack,
} from './packages.ts';

test.each([
  ['single', 1, 299, 1, null],
  ['bundle', 1, 999, 5, '33% OFF'],
  ['unlimited', 1, 2999, -1, null],
  ['special', 1, 99, 1, '67% OFF'],
  ['special', 10, 990, 10, '67% OFF'],
] as const)('%s times %d costs %d cents', (bought, quantity, cents, trips, savings) => {
  expect(amountOf(DEFAULT_PRICES, bought, quantity)).toBe(cents);
  expect(tripsOf(bought, quantity)).toBe(trips);
  expect(rendered(savingsOf(DEFAULT_PRICES, bought))).toBe(savings);
});

test('a package saves nothing when its price per trip is not below the single price', () => {
  expect(savingsOf({ ...DEFAULT_PRICES, single: 99 }, 'special')).toBeNull();
  expect(savingsOf({ ...DEFAULT_PRICES, single: 99 }, 'bundle')).toBeNull();
});

test('packages have the badges of the specification', () => {
  expect(rendered(PACKAGE_BADGES)).toEqual({
    single: null,
    bundle: 'Best Value',
    unlimited: 'Premium',
    special: 'LIMITED TIME',
  });
});

test.each([
  ['unlimited', 'Unlimited Trips (Premium)'],
  ['bundle', 'Trip Bundle (5 trips)'],
  ['single', 'Single Trip'],
  ['free', 'Free Account'],
  ['special', 'Unknown'],
  ['constructor', 'Unknown'],
])('the type %s has the label %s', (type, label) => {
  expect(rendered(subscriptionLabel(type))).toBe(label);
});

test('only the trips of a bundle expire, after a year', () => {
  const leapDay = new Date('2028-02-29T10:00:00Z');
  expect(expiryOf('bundle', new Date('2026-06-01T12:00:00Z'))).toEqual(new Date('2027-06-01T12:00:00Z'));
  expect(expiryOf('bundle', leapDay)).toEqual(new Date('2029-03-01T10:00:00Z'));
  expect(PACKAGES.filter((bought) => expiryOf(bought, leapDay) !== null)).toEqual(['bundle']);
});

test.each([
  [5, 0, 0],
  [5, 199, 0],
  [5, 200, 1],
  [5, 500, 2],
  [5, 998, 4],
  [5, 999, 5],
  [-1, 999, 0],
])('of %d trips for $9.99, a refund of %d cents takes back %d', (trips, refundedCents, taken) => {
  expect(tripsToTakeBack({ trips, amountCents: 999, refundedCents, disputeLostAt: null })).toBe(taken);
});

test('a lost dispute takes back all trips', () => {
  const lost = { trips: 5, amountCents: 999, refundedCents: 0, disputeLostAt: new Date() };
  expect(tripsToTakeBack(lost)).toBe(5);
});

test('a payment grants no trips until it succeeds', () => {
  expect(tripsGranted({ status: 'pending', trips: 5 })).toBe(0);
  expect(tripsGranted({ status: 'succeeded', trips: 5 })).toBe(5);
});
