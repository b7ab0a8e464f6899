import { timeAgo } from './durations.ts';

describe('a moment in the past', () => {
  it.each([
    [-120, 'just now'],
    [4, 'just now'],
    [20.9, '20 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [7200, '2 hours ago'],
    [90_000, '1 day ago'],
  ])('of %d seconds is "%s"', (seconds, words) => {
    const now = new Date('2030-06-13T12:00:00Z');
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
  });
});
