import { act, fireEvent, renderHook } from '@testing-library/react';
import { useSettledUnpressed } from './useSettledUnpressed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function change() {
  const hook = renderHook(({ value }) => useSettledUnpressed(value, 1500), { initialProps: { value: 'a' } });
  hook.rerender({ value: 'b' });
  return hook.result;
}

it('settles after the delay', () => {
  const result = change();
  wait(1400);
  expect(result.current).toBe('a');
  wait(200);
  expect(result.current).toBe('b');
});

it.each(['pointerUp', 'pointerCancel'] as const)('waits for the release of a pointer: %s', (release) => {
  const result = change();
  wait(1450);
  fireEvent.pointerDown(window);
  wait(500);
  expect(result.current).toBe('a');
  fireEvent[release](window);
  wait(50);
  expect(result.current).toBe('a');
  wait(200);
  expect(result.current).toBe('b');
});
