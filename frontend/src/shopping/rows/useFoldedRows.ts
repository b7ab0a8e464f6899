import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWaitingTicks } from '../../offline/outbox/useTickQueue.ts';
import type { CartRow } from './cartRows.ts';
import { cartLinesOnScreen } from './lineFocus.ts';

interface FoldOptions {
  /** Changes with the lines that the list shows. */
  readonly shownAs: string;
  readonly showsPurchased: boolean;
}

/**
 * Ids of the rows below "bought". A sent purchase folds when the page is left or hidden, or the list shown in another
 * way: no line in view moves by itself. A row that is open again stays while the bought ones are shown.
 * @returns also what folds them at once
 */
export function useFoldedRows(
  rows: readonly CartRow[],
  { shownAs, showsPurchased }: FoldOptions,
): readonly [ReadonlySet<string>, () => void] {
  const waiting = useWaitingTicks();
  const bought = useMemo(
    () => new Set(rows.flatMap(({ id, purchased }) => (purchased && !waiting.has(id) ? id : []))),
    [rows, waiting],
  );
  const [settled, setSettled] = useState({ shownAs, ids: bought });
  const foldNow = () => setSettled({ shownAs, ids: bought });
  const stillBought = useMemo(() => {
    const open = new Set(rows.flatMap(({ id, purchased }) => (purchased ? [] : id)));
    return showsPurchased ? settled.ids : new Set([...settled.ids].filter((id) => !open.has(id)));
  }, [showsPurchased, settled.ids, rows]);
  if (settled.shownAs !== shownAs) foldNow();
  else if (stillBought.size < settled.ids.size) setSettled({ shownAs, ids: stillBought });
  const foldUnseen = useEffectEvent(() => withLinesInPlace(foldNow));
  useEffect(() => {
    // Shown again, it folds what others bought meanwhile.
    const onChange = () => foldUnseen();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return [settled.ids, foldNow];
}

/** Changes the list while the lines on the screen stay where they are, also in browsers without scroll anchoring (Safari). */
function withLinesInPlace(change: () => void): void {
  if (CSS.supports('overflow-anchor', 'auto')) {
    change();
    return;
  }
  const topOf = (line: Element) => line.getBoundingClientRect().top;
  const line = cartLinesOnScreen().find((one) => !one.checked && topOf(one) >= 0);
  const before = line && topOf(line);
  flushSync(change);
  if (line === undefined || before === undefined) return;
  const moved = topOf(line) - before;
  if (moved !== 0) window.scrollBy(0, moved);
}
