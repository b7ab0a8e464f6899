import { trendPath } from './trendPath.ts';

describe('trendPath', () => {
  it('goes from the left edge to the right edge, with the largest value at the top', () => {
    expect(trendPath([0, 4, 2]).line).toBe('M0 30L50 0L100 15');
  });

  it('closes the area at the bottom', () => {
    expect(trendPath([0, 4, 2]).area).toBe('M0 30L50 0L100 15L100 30L0 30Z');
  });

  it('is level at the bottom without data, and level for a single day', () => {
    expect(trendPath([0, 0]).line).toBe('M0 30L100 30');
    expect(trendPath([3]).line).toBe('M0 0L100 0');
  });
});
