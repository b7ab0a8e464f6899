import { act, fireEvent, renderHook } from '@testing-library/react';
import { useWasIdle } from './useWasIdle.ts';

test('a page that waits for its data is not idle yet', () => {
  const { result, rerender } = renderHook(useWasIdle, { initialProps: false });
  // The first input counts as idle.
  act(() => void fireEvent.keyDown(document.body));
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  act(() => void fireEvent.keyDown(document.body));
  expect(result.current).toBe(true);
  expect(renderHook(useWasIdle, { initialProps: false }).result.current).toBe(true);
});
