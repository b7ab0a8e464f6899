import type { TripStatus } from '../../../../domain/trip/trip.ts';
import { tripMoment } from './moment.ts';

const DATES = { startDate: '2026-06-05', endDate: '2026-06-08' };

test.each<[TripStatus, string, string | null]>([
  ['upcoming', '2026-06-01', null],
  ['unknown', '2026-06-06', null],
  ['active', '2026-06-05', 'Day 1 of 4'],
  ['active', '2026-06-08', 'Day 4 of 4'],
  ['completed', '2026-06-08', 'Ended today'],
  ['completed', '2026-06-09', 'Ended yesterday'],
  ['completed', '2026-06-20', 'Ended 12 days ago'],
])('a trip that is %s on %s says %s', (status, today, text) => {
  expect(tripMoment(DATES, status, today)).toBe(text);
});

test('an ended trip says until when it can be changed', () => {
  expect(tripMoment(DATES, 'ended', '2026-06-09')).toMatch(/^Ended yesterday; can be changed until /);
});
