import { act, fireEvent, renderHook } from '@testing-library/react';
import { useWhenQuiet } from './useWhenQuiet.ts';

const QUIET_MS = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function changed() {
  const hook = renderHook(({ value }) => useWhenQuiet(value, QUIET_MS), { initialProps: { value: 'a' } });
  hook.rerender({ value: 'b' });
  return { ...hook, settled: () => hook.result.current[0] };
}

it('follows after the pause, not before', () => {
  const { settled } = changed();
  wait(QUIET_MS - 1);
  expect(settled()).toBe('a');
  wait(1);
  expect(settled()).toBe('b');
});

it('a further change begins the pause again', () => {
  const { settled, rerender } = changed();
  wait(QUIET_MS - 1);
  rerender({ value: 'c' });
  wait(QUIET_MS - 1);
  expect(settled()).toBe('a');
  wait(1);
  expect(settled()).toBe('c');
});

it.each(['scroll', 'keyDown', 'pointerUp'] as const)('%s begins the pause again', (type) => {
  const { settled } = changed();
  wait(QUIET_MS - 1);
  fireEvent[type](window);
  wait(QUIET_MS - 1);
  expect(settled()).toBe('a');
  wait(1);
  expect(settled()).toBe('b');
});

it.each([
  ['pointerDown', 'pointerUp'],
  ['touchMove', 'touchEnd'],
] as const)('waits as long as a finger is down: from %s to %s', (down, up) => {
  const { settled } = changed();
  fireEvent[down](window);
  wait(5 * QUIET_MS);
  expect(settled()).toBe('a');
  fireEvent[up](window);
  wait(2 * QUIET_MS);
  expect(settled()).toBe('b');
});

it('follows at once if somebody asks', () => {
  const { settled, result } = changed();
  act(() => result.current[1]());
  expect(settled()).toBe('b');
});
