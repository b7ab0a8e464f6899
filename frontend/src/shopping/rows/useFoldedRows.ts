import { useMemo } from 'react';
import { useWhenQuiet } from '../../browser/hooks/useWhenQuiet.ts';
import { useWaitingTicks } from '../../offline/outbox/useTickQueue.ts';
import type { CartRow } from './cartRows.ts';
import { withLinesInPlace } from './withLinesInPlace.ts';

/** Without a touch, until bought lines move. */
const REST_MS = 10_000;

/**
 * Ids of the rows below "bought". A purchase stays in its place until it is sent and the page has rested, so that no line
 * moves under a thumb.
 * @returns also what folds them at once
 */
export function useFoldedRows(rows: readonly CartRow[]): readonly [ReadonlySet<string>, () => void] {
  const waiting = useWaitingTicks();
  const ids = useMemo(() => {
    const bought = rows.filter(({ id, purchased }) => purchased && !waiting.has(id));
    return bought.map(({ id }) => id).join(' ');
  }, [rows, waiting]);
  const [settled, foldNow] = useWhenQuiet(ids, REST_MS, withLinesInPlace);
  const folded = useMemo(() => new Set(settled.split(' ')), [settled]);
  return [folded, foldNow];
}
