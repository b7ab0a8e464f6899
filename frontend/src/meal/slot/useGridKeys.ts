import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The keyboard of a grid: one stop for the Tab key, arrows, Home and End from cell to cell. What a cell leads to is
 * the element in it with `data-slot-deed`.
 * @param rows the keys of the cells, row by row
 */
export function useGridKeys(rows: readonly (readonly string[])[]) {
  const focusedKey = useRef<string | null>(null);
  const [visitedKey, setVisitedKey] = useState<string | null>(null);
  const keys = rows.flat();
  const activeKey = visitedKey !== null && keys.includes(visitedKey) ? visitedKey : keys[0];

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const cell = cellOf(event.target);
    const row = rows.findIndex((columns) => columns.includes(cell ?? ''));
    const columns = rows[row];
    if (cell === null || columns === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const column = columns.indexOf(cell);
    const target = targetKey(rows, row, column, event.key);
    if (target === undefined) return;
    event.preventDefault();
    setVisitedKey(target);
    cellDeed(target)?.focus();
  }

  function onFocus(event: FocusEvent<HTMLDivElement>): void {
    const cell = cellOf(event.target);
    focusedKey.current = cell;
    if (cell !== null) setVisitedKey(cell);
  }

  function onBlur(event: FocusEvent<HTMLDivElement>): void {
    // What was taken off the page did not give the focus away: the cell keeps it, see below.
    if (event.target.isConnected) focusedKey.current = null;
  }

  useLayoutEffect(() => {
    // A deed may replace the very button that did it: then the focus goes to what stands in its cell now.
    if (focusedKey.current === null || document.activeElement !== document.body) return;
    cellDeed(focusedKey.current)?.focus();
  });

  return {
    activeKey,
    gridProps: { onKeyDown, onFocus, onBlur },
    cellProps: (key: string) => ({ 'data-cell-key': key }),
  };
}

/** What a cell leads to: where the focus belongs when it comes back to the cell. Null when there is nothing to do in it. */
export function cellDeed(key: string): HTMLElement | null {
  return document.querySelector(`[data-cell-key="${key}"] [data-slot-deed]`);
}

function targetKey(rows: readonly (readonly string[])[], row: number, column: number, key: string) {
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : rows[row + step[0]]?.[column + step[1]];
}

function cellOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-cell-key]')?.getAttribute('data-cell-key') ?? null;
}
