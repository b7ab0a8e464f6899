import { earliestOpenEndDate, openUntil, tripStatus, type TripDates } from './trip.ts';

const TRIP: TripDates = { startDate: '2026-06-13', endDate: '2026-06-15' };

describe('trip status', () => {
  it.each([
    ['2026-06-12', '2026-06-11', 'upcoming'],
    ['2026-06-13', '2026-06-12', 'active'],
    ['2026-06-15', '2026-06-15', 'active'],
    ['2026-06-16', '2026-06-15', 'ended'],
    ['2026-06-17', '2026-06-15', 'ended'],
    ['2026-06-16', '2026-06-16', 'completed'],
  ])('on %s, while trips that end on %s are open, it is %s', (today, openFrom, status) => {
    expect(tripStatus(TRIP, today, openFrom)).toBe(status);
  });

  it('is completed at the end of the last day at UTC-12', () => {
    const end = openUntil('2026-06-15');
    expect(end).toEqual(new Date('2026-06-16T12:00:00Z'));
    expect(earliestOpenEndDate(end)).toBe('2026-06-16');
    expect(earliestOpenEndDate(new Date(end.getTime() - 1))).toBe('2026-06-15');
  });

  it('is unknown while a date is missing', () => {
    const status = (dates: TripDates) => tripStatus(dates, '2026-06-13', '2026-06-12');
    expect(status({ startDate: null, endDate: '2026-06-15' })).toBe('unknown');
    expect(status({ startDate: '2026-06-13', endDate: null })).toBe('unknown');
  });
});
