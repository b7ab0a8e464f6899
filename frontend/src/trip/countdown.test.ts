import fc from 'fast-check';
import { countdownLabel, startOfLocalDay } from './countdown.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('countdown', () => {
  it.each([
    [60 * DAY, '60 days'],
    [7 * DAY + 5 * HOUR, '7 days'],
    [7 * DAY - 1, '6 days 23 hours'],
    [4 * DAY + 6 * HOUR + 59 * MINUTE, '4 days 6 hours'],
    [DAY, '1 day'],
    [DAY - SECOND, '23 hours 59 minutes'],
    [HOUR + MINUTE, '1 hour 1 minute'],
    [HOUR, '1 hour'],
    [HOUR - SECOND, '59 minutes 59 seconds'],
    [MINUTE, '1 minute 0 seconds'],
    [45 * SECOND, '45 seconds'],
    [SECOND, '1 second'],
  ])('%d ms before the start is %s', (leftMs, label) => {
    expect(countdownLabel(leftMs)).toBe(label);
  });

  it('disappears after the start', () => {
    expect(countdownLabel(0)).toBeNull();
    expect(countdownLabel(-DAY)).toBeNull();
  });

  it('has one or two units at any moment before the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (leftMs) =>
        /^\d+ (?:day|hour|minute|second)s?(?: \d+ (?:hour|minute|second)s?)?$/.test(
          countdownLabel(leftMs) ?? '',
        ),
      ),
    );
  });

  it("ends at midnight in the viewer's time zone", () => {
    expect(startOfLocalDay('2026-06-13')).toEqual(new Date(2026, 5, 13));
  });
});
