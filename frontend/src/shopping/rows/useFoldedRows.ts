import { useMemo } from 'react';
import { useSettledUnpressed } from '../../browser/hooks/useSettledUnpressed.ts';
import { useLiveState } from '../../live/liveState.ts';
import { useHadAlready, useWaitingTicks } from '../../offline/outbox/useTickQueue.ts';
import type { CartRow } from './cartRows.ts';

/** Delay before ticked lines fold, so that nothing moves under the next tap. */
const FOLD_DELAY_MS = 1500;

/**
 * Ids of the rows below "Bought". Pending purchases stay in place until confirmed, those of others while their names
 * are shown.
 */
export function useFoldedRows(rows: readonly CartRow[]): ReadonlySet<string> {
  const waiting = useWaitingTicks();
  const recent = useLiveState((live) => live.recent);
  const hadAlready = useHadAlready();
  const ids = useMemo(() => {
    const staysInPlace = (id: string) =>
      waiting.has(id) || recent.get(id)?.kind === 'PURCHASES' || hadAlready.has(id);
    const bought = rows.filter(({ id, purchased }) => purchased && !staysInPlace(id));
    return bought.map(({ id }) => id).join(' ');
  }, [rows, waiting, recent, hadAlready]);
  const settled = useSettledUnpressed(ids, FOLD_DELAY_MS);
  return useMemo(() => new Set(settled.split(' ')), [settled]);
}
