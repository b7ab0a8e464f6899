import { useMemo } from 'react';
import { toCheckOf } from '../../../../domain/shopping/home/staples.ts';
import { cartTotals, groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { cartLists } from './cartLists.ts';
import { cartParts, type CartPerson, type Grouping } from './cartParts.ts';
import type { CartRow } from './cartRows.ts';
import { cartSegments } from './cartSegments.ts';
import { useFoldedRows } from './useFoldedRows.ts';
import { useOptimisticRows } from './useOptimisticRows.ts';

interface CartListOptions {
  readonly people: readonly CartPerson[];
  readonly grouping: Grouping;
  /** The person whose items are shown; null for all. */
  readonly mineOf: string | null;
  /** Can say whether a staple is at home. */
  readonly canCheck: boolean;
}

/** Everything that the list shows, with pending ticks. */
export function useCartLists(
  rows: readonly CartRow[],
  { people, grouping, mineOf, canCheck }: CartListOptions,
) {
  const optimisticRows = useOptimisticRows(rows);
  const [folded, foldNow] = useFoldedRows(optimisticRows);
  const shownRows = useMemo(() => rowsOf(optimisticRows, mineOf), [optimisticRows, mineOf]);
  const isToCheck = useMemo(
    () => (canCheck ? toCheckOf(optimisticRows) : undefined),
    [optimisticRows, canCheck],
  );
  const parts = useMemo(
    () => cartParts(shownRows, people, grouping, isToCheck),
    [shownRows, people, grouping, isToCheck],
  );
  const lists = useMemo(() => cartLists(parts, folded), [parts, folded]);
  const counts = useMemo(
    () => ({ totals: cartTotals(groupRows(shownRows)), segments: cartSegments(shownRows) }),
    [shownRows],
  );
  return { optimisticRows, isToCheck, parts, lists, foldNow, ...counts };
}

function rowsOf(rows: readonly CartRow[], personId: string | null): readonly CartRow[] {
  return personId === null ? rows : rows.filter(({ assignedToId }) => assignedToId === personId);
}
