import { trendDescription } from './trend.ts';

const days = (...values: number[]) =>
  values.map((value, index) => ({ date: `2026-11-0${index + 1}`, value }));

describe('trendDescription', () => {
  it('gives the span, the sum and the best day', () => {
    expect(trendDescription('Trips', days(1, 5, 2), String)).toBe(
      'Trips per day from Nov 1 to Nov 3: 8 in total, most on Nov 2 (5).',
    );
  });

  it('says that there is no data', () => {
    expect(trendDescription('Trips', days(0, 0), String)).toBe('Trips per day from Nov 1 to Nov 2: nothing.');
    expect(trendDescription('Trips', [], String)).toBe('Trips per day: none yet.');
  });
});
