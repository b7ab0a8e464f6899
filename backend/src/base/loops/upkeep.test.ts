import { startUpkeep } from './upkeep.ts';

const log = { warn: jest.fn() };

describe('a task that runs longer than its interval', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is not started a second time, and is told and awaited when the server stops', async () => {
    const runs: { isStopping: () => boolean; finish: () => void }[] = [];
    const task = (isStopping: () => boolean) =>
      new Promise<void>((finish) => {
        runs.push({ isStopping, finish });
      });
    const after = jest.fn(() => Promise.resolve());
    const upkeep = startUpkeep([task, after], log, 1000);
    await jest.advanceTimersByTimeAsync(3500);
    expect(runs).toHaveLength(1);
    runs[0]?.finish();
    await jest.advanceTimersByTimeAsync(1000);
    expect([runs.length, after.mock.calls.length]).toEqual([2, 1]);
    let hasStopped = false;
    const stopped = upkeep.stop().then(() => {
      hasStopped = true;
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect([hasStopped, runs[1]?.isStopping()]).toEqual([false, true]);
    runs[1]?.finish();
    await stopped;
    expect([runs.length, after.mock.calls.length]).toEqual([2, 1]);
  });
});
