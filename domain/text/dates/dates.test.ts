import {
  dateRangeLabel,
  dayLabel,
  fullDateLabel,
  monthDayLabel,
  shortWeekdayLabel,
  timeLabel,
  weekdayLabel,
} from './dates.ts';

describe('date labels', () => {
  it("show month and day, and the weekday, in the date's own time zone", () => {
    expect(monthDayLabel('2026-06-03')).toBe('Jun 3');
    expect(fullDateLabel('2026-06-03')).toBe('Jun 3, 2026');
    expect(weekdayLabel('2026-06-13')).toBe('Saturday');
    expect(shortWeekdayLabel('2026-12-31')).toBe('Thu');
  });

  it('show a range, or that it is to be decided', () => {
    expect(dateRangeLabel('2026-06-13', '2026-06-15')).toBe('Jun 13 - Jun 15');
    expect(dateRangeLabel('2026-12-31', '2027-01-02')).toBe('Dec 31 - Jan 2');
    expect(dateRangeLabel(null, '2026-06-15')).toBe('Dates TBD');
    expect(dateRangeLabel('2026-06-13', null)).toBe('Dates TBD');
  });

  it('show the local day of an instant', () => {
    expect(dayLabel(new Date(2026, 1, 9, 0, 0))).toBe('Feb 9, 2026');
    expect(dayLabel(new Date(2026, 11, 31, 23, 59))).toBe('Dec 31, 2026');
  });

  it('show a 12-hour time', () => {
    const at = (hours: number, minutes: number) => timeLabel(new Date(2026, 5, 13, hours, minutes));
    expect([at(0, 0), at(9, 5), at(12, 30), at(14, 15)]).toEqual([
      '12:00 AM',
      '9:05 AM',
      '12:30 PM',
      '2:15 PM',
    ]);
  });
});
