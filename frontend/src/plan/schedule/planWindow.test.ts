import fc from 'fast-check';
import { addDays } from '../../../../domain/time/calendarDate.ts';
import { DAYS_SHOWN, planWindow } from './planWindow.ts';

const TRIP = { startDate: '2026-06-13', endDate: '2026-06-30' };

describe('the visible days of the plan', () => {
  it.each([
    ['2026-06-15', '2026-01-01', '2026-06-15'],
    [null, '2026-06-22', '2026-06-22'],
    [null, '2026-01-01', '2026-06-13'],
    ['2027-01-01', '2026-06-22', '2026-06-22'],
    ['nonsense', '2026-01-01', '2026-06-13'],
  ])('for %s on %s the day is %s', (requested, today, day) => {
    expect(planWindow(TRIP, [requested, today]).day).toBe(day);
  });

  it('come in rows of seven, with links to earlier and later days', () => {
    const { days, earlier, later } = planWindow(TRIP, ['2026-06-22']);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('2026-06-20');
    expect(earlier).toBe('2026-06-13');
    expect(later).toBe('2026-06-27');
    expect(planWindow(TRIP, ['2026-06-30']).later).toBeNull();
  });

  it('include the chosen day and are at most seven, whatever the trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 59 }), fc.integer({ min: -5, max: 70 }), (length, offset) => {
        const trip = { startDate: '2026-06-13', endDate: addDays('2026-06-13', length) };
        const { day, days } = planWindow(trip, [addDays('2026-06-13', offset)]);
        return days.includes(day) && days.length >= 1 && days.length <= DAYS_SHOWN;
      }),
    );
  });
});
