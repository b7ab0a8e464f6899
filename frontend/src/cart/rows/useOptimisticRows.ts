import { useDeferredValue, useMemo } from 'react';
import { withWishes, type CartRow } from './cartRows.ts';
import { useTickWishes } from '../../ticks/useTickQueue.ts';

/**
 * The rows as the shopper wants them, a moment later: a ticked line shows it by itself and at once, and what follows
 * from it for all others does not stand in the way of the next tap.
 */
export function useWishedRows(rows: readonly CartRow[]): readonly CartRow[] {
  const wishes = useDeferredValue(useTickWishes());
  return useMemo(() => withWishes(rows, wishes), [rows, wishes]);
}
