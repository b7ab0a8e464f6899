import fc from 'fast-check';
import { AppError } from '../../base/errors.ts';
import { TokenBuckets } from './callLimits.ts';

function bucketsAt(perSecond: number) {
  const time = { ms: 0 };
  return { time, buckets: new TokenBuckets(perSecond, () => time.ms) };
}

/** How many calls of a key the buckets let through. */
function passed(buckets: TokenBuckets, calls: number, key = 'a'): number {
  let count = 0;
  for (let call = 0; call < calls; call++)
    try {
      buckets.take(key);
      count++;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
    }
  return count;
}

describe('a token bucket', () => {
  test('allows a burst of five seconds, then its rate per second', () => {
    const { time, buckets } = bucketsAt(60);
    expect(passed(buckets, 1000)).toBe(300);
    time.ms += 1000;
    expect(passed(buckets, 1000)).toBe(60);
    time.ms += 60_000;
    expect(passed(buckets, 1000)).toBe(300);
  });

  test('is separate for each key', () => {
    const { buckets } = bucketsAt(1);
    expect(passed(buckets, 9, 'a')).toBe(5);
    expect(passed(buckets, 9, 'b')).toBe(5);
  });

  test('names the seconds to wait in its error', () => {
    const { time, buckets } = bucketsAt(0.25);
    buckets.take('a');
    time.ms += 1;
    const refusal = (): unknown => {
      try {
        buckets.take('a');
        return null;
      } catch (error) {
        return error;
      }
    };
    expect(refusal()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3 });
    time.ms += 3000;
    expect(refusal()).toBeNull();
  });

  test('never allows more than its burst plus its rate', () => {
    const gaps = fc.array(fc.nat({ max: 2000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 20 }), (waits, perSecond) => {
        const { time, buckets } = bucketsAt(perSecond);
        let count = 0;
        for (const wait of waits) {
          time.ms += wait;
          count += passed(buckets, 5);
        }
        expect(count).toBeLessThanOrEqual(5 * perSecond + (time.ms / 1000) * perSecond + 1e-6);
      }),
    );
  });

  test('is deleted once it is full again', () => {
    const { time, buckets } = bucketsAt(1);
    for (let key = 0; key < 1000; key++) buckets.take(String(key));
    expect(buckets.count).toBe(1000);
    time.ms += 5001;
    buckets.take('other');
    expect(buckets.count).toBe(1);
  });
});
