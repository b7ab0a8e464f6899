import { itemSuggestions } from './itemSuggestions.ts';

const TRIP = { id: 'now', startDate: '2026-07-01' };
const on = (tripId: string, startDate: string, ...names: readonly string[]) =>
  names.map((name) => ({ tripId, startDate, name }));

describe('quick picks', () => {
  it('are the items of earlier trips, the most frequent first, then those of the latest trip', () => {
    const past = [
      ...on('june', '2026-06-10', 'Paper towels', 'Ice'),
      ...on('may', '2026-05-10', 'ice', 'Ice', 'Charcoal'),
    ];
    expect(itemSuggestions(past, TRIP, [])).toEqual([
      { name: 'Ice', trips: 2 },
      { name: 'Paper towels', trips: 1 },
      { name: 'Charcoal', trips: 1 },
    ]);
  });

  it('leave out what this trip lists, and its own and later items', () => {
    const past = [
      ...on('later', '2026-08-01', 'Sunscreen'),
      ...on('now', '2026-07-01', 'Matches'),
      ...on('june', '2026-06-10', 'Paper towels', 'Ice'),
    ];
    expect(itemSuggestions(past, TRIP, ['paper towel'])).toEqual([{ name: 'Ice', trips: 1 }]);
  });

  it('are eight at most', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Item ${index}`);
    expect(itemSuggestions(on('june', '2026-06-10', ...names), TRIP, [])).toHaveLength(8);
  });
});
