import { useDeferredValue, useMemo } from 'react';
import { applyPending, type CartRow } from './cartRows.ts';
import { useOptimisticPurchased } from '../../offline/outbox/useTickQueue.ts';

/** The rows with pending purchases applied, deferred: totals may follow after the next tap. */
export function useOptimisticRows(rows: readonly CartRow[]): readonly CartRow[] {
  const optimistic = useDeferredValue(useOptimisticPurchased());
  return useMemo(() => applyPending(rows, optimistic), [rows, optimistic]);
}
