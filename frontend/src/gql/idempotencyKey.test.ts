import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './idempotencyKey.ts';

describe('useIdempotencyKey', () => {
  it('returns the same key for the same input, and another key for changed input', () => {
    const { result } = renderHook(() => useIdempotencyKey());
    const keyOf = (input: unknown) => result.current(input)['Idempotency-Key'];
    const first = keyOf({ name: 'Ana' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf({ name: 'Ana' })).toBe(first);
    expect(keyOf({ name: 'Anna' })).not.toBe(first);
  });
});
