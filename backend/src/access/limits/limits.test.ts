import { msg } from '../../../../domain/text/message.ts';
import { testWorlds, type World } from '../../../test/world.ts';
import { AppError } from '../../base/errors.ts';
import { countAgainst, giveBack, isCounted, type Limit } from './limits.ts';

const LIMIT: Limit = { name: 'test', times: 3, seconds: 60, message: msg('test.tooOften', 'Too often.') };

const [world, other] = testWorlds();

function ctxOf({ dataSource, deps }: World) {
  return { db: dataSource.manager, log: deps.log };
}

function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a rate limit', () => {
  test('counts the calls of all processes, and returns the seconds to wait', async () => {
    expect(await countAgainst(ctxOf(world), LIMIT, 'a')).toBe(1);
    expect(await countAgainst(ctxOf(other), LIMIT, 'a')).toBe(2);
    expect(await countAgainst(ctxOf(world), LIMIT, 'a')).toBe(3);
    const error = await errorOf(countAgainst(ctxOf(other), LIMIT, 'a'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'RATE_LIMITED', message: 'Too often.' });
    expect((error as AppError).retryAfterSeconds).toBeGreaterThan(50);
    expect((error as AppError).retryAfterSeconds).toBeLessThanOrEqual(60);
    await world.passSeconds(61);
    expect(await countAgainst(ctxOf(world), LIMIT, 'a')).toBe(1);
  });

  test('counts each key and each limit separately', async () => {
    for (let i = 0; i < 3; i += 1) await countAgainst(ctxOf(world), LIMIT, 'b');
    expect(await countAgainst(ctxOf(world), LIMIT, 'c')).toBe(1);
    expect(await countAgainst(ctxOf(world), { ...LIMIT, name: 'test_too' }, 'b')).toBe(1);
  });

  test('lets exactly its number of concurrent calls through', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        errorOf(countAgainst(ctxOf(i % 2 === 0 ? world : other), LIMIT, 'd')),
      ),
    );
    expect(results.filter((error) => error === null)).toHaveLength(3);
  });

  test('of zero refuses every call', async () => {
    const error = await errorOf(countAgainst(ctxOf(world), { ...LIMIT, times: 0 }, 'e'));
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('allows another call after giveBack', async () => {
    for (let i = 0; i < 3; i += 1) await countAgainst(ctxOf(world), LIMIT, 'f');
    await giveBack(ctxOf(world), LIMIT, 'f');
    expect(await countAgainst(ctxOf(world), LIMIT, 'f')).toBe(3);
  });

  test('isCounted reads a count without changing it, until the window ends', async () => {
    expect(await isCounted(ctxOf(world), LIMIT, 'h')).toBe(false);
    await countAgainst(ctxOf(world), LIMIT, 'h');
    for (let i = 0; i < 5; i += 1) expect(await isCounted(ctxOf(other), LIMIT, 'h')).toBe(true);
    expect(await countAgainst(ctxOf(world), LIMIT, 'h')).toBe(2);
    await world.passSeconds(61);
    expect(await isCounted(ctxOf(world), LIMIT, 'h')).toBe(false);
  });

  test('refuses calls and logs the cause when the counter fails', async () => {
    await world.dataSource.query('alter table rate_limits rename to rate_limits_gone');
    const error = await errorOf(countAgainst(ctxOf(world), LIMIT, 'g'));
    await world.dataSource.query('alter table rate_limits_gone rename to rate_limits');
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(world.logLines.some((line) => line.includes('limits cannot be counted'))).toBe(true);
  });
});
