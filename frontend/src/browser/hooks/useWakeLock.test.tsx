import { act, renderHook, waitFor } from '@testing-library/react';
import { useWakeLock } from './useWakeLock.ts';

/** A lock as the browser gives it; `release` also ends it from outside, as in a hidden tab. */
function lock() {
  const target = new EventTarget();
  return Object.assign(target, {
    released: false,
    release(this: EventTarget & { released: boolean }) {
      this.released = true;
      this.dispatchEvent(new Event('release'));
      return Promise.resolve();
    },
  });
}

function giveLocks() {
  const locks: ReturnType<typeof lock>[] = [];
  const request = jest.fn(() => {
    const next = lock();
    locks.push(next);
    return Promise.resolve(next);
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { locks, request };
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('the screen stays on, again after the tab was hidden, and no longer than needed', async () => {
  const { locks, request } = giveLocks();
  const { result, unmount } = renderHook(() => useWakeLock());
  await waitFor(() => expect(result.current).toBe(true));
  await act(async () => void (await locks[0]?.release()));
  expect(result.current).toBe(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current).toBe(true));
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
});

test('a held lock is not asked for twice', async () => {
  const { request } = giveLocks();
  const { result } = renderHook(() => useWakeLock());
  await waitFor(() => expect(result.current).toBe(true));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(1);
});

test('a browser without it is fine', () => {
  const { result } = renderHook(() => useWakeLock());
  expect(result.current).toBe(false);
});
