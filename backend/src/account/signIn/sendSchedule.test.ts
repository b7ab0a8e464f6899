import fc from 'fast-check';
import { secondsUntilNextCode } from './sendSchedule.ts';

describe('the wait for the next code', () => {
  test.each<[string, number[], number]>([
    ['zero before the first', [], 0],
    ['60 s after the first', [0], 60],
    ['the rest of 60 s after the first', [42.5], 18],
    ['zero after 60 s', [60], 0],
    ['60 s after the second', [0, 60], 60],
    ['180 s after the third', [0, 60, 120], 180],
    ['300 s after the fourth', [0, 180, 240, 300], 300],
    ['600 s after the fifth, when the hour of the first ends sooner', [0, 3300, 3400, 3450, 3500], 600],
    ['the rest of the hour after the fifth, when that is longer', [0, 300, 480, 540, 600], 3000],
    ['60 s again once the earlier ones are an hour old', [0, 3601, 3700, 3800, 3900], 60],
    ['zero after one from before the clock was set back', [-3600], 0],
    ['60 s after the first since then', [-3600, 0], 60],
    ['an hour after five from before', [-3600, -3500, -3400, -3300, -3200], 3600],
    ['the rest of the day after the tenth', [...Array.from({ length: 9 }, (_, i) => 4000 + i), 80_000], 6400],
  ])('is %s', (_what, ages, seconds) => {
    expect(secondsUntilNextCode(ages)).toBe(seconds);
  });

  test('when obeyed, allows at most 5 codes in any hour and 10 in any day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 30, maxLength: 60 }), (pauses) => {
        const sentAt: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += secondsUntilNextCode(sentAt.map((at) => now - at)) + pause;
          expect(secondsUntilNextCode(sentAt.map((at) => now - at))).toBe(0);
          sentAt.unshift(now);
          expect(sentAt.filter((at) => now - at < 3600).length).toBeLessThanOrEqual(5);
          expect(sentAt.filter((at) => now - at < 86_400).length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
