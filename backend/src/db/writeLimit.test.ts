import type { DataSource } from 'typeorm';
import { limitWrites } from './writeLimit.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A pool used only as a key. */
const somePool = () => ({}) as DataSource;
const BUSY = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 };

describe('writes', () => {
  test('run six at a time, then in the order of waiting', async () => {
    const pool = somePool();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const writes = Array.from({ length: 8 }, (_, index) =>
      limitWrites(pool, () => {
        begun.push(index);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    ends[3]?.();
    await writes[3];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const end of ends) end();
    await writes[6];
    for (const end of ends) end();
    await Promise.all(writes.slice(0, 7));
  });

  test('of one pool do not wait for another pool', async () => {
    const full = somePool();
    for (let i = 0; i < 6; i += 1) void limitWrites(full, () => new Promise(() => undefined));
    await expect(limitWrites(somePool(), () => Promise.resolve('done'))).resolves.toBe('done');
  });

  test('wait for a slot at most three seconds', async () => {
    const pool = somePool();
    for (let i = 0; i < 6; i += 1) void limitWrites(pool, () => new Promise(() => undefined));
    const work = jest.fn();
    const late = limitWrites(pool, work);
    jest.advanceTimersByTime(3_000);
    await expect(late).rejects.toMatchObject(BUSY);
    expect(work).not.toHaveBeenCalled();
  });

  test('are refused for one second after a query times out', async () => {
    const pool = somePool();
    const silent = () => Promise.reject(new Error('Query read timeout'));
    const work = jest.fn(() => Promise.resolve('done'));
    await expect(limitWrites(pool, silent)).rejects.toThrow('Query read timeout');
    await expect(limitWrites(pool, work)).rejects.toMatchObject(BUSY);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    await expect(limitWrites(pool, work)).resolves.toBe('done');
  });
});
