import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The keyboard of a grid: one stop for the Tab key, arrows, Home and End from cell to cell. In each cell the button
 * with {@link slotButtonId} gets the focus.
 * @param rows the keys of the cells, row by row
 */
export function useGridKeys(rows: readonly (readonly string[])[]) {
  const focusedKey = useRef<string | null>(null);
  const [visitedKey, setVisitedKey] = useState<string | null>(null);
  const keys = rows.flat();
  const activeKey = visitedKey !== null && keys.includes(visitedKey) ? visitedKey : keys[0];

  useLayoutEffect(() => {
    // An action may replace the focused button: its cell keeps the focus.
    if (focusedKey.current === null || document.activeElement !== document.body) return;
    slotButton(focusedKey.current)?.focus();
  });

  /** What the element of a cell takes. */
  const cellProps = (key: string) => ({
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = targetKey(rows, key, event.key);
      if (target === undefined) return;
      event.preventDefault();
      setVisitedKey(target);
      slotButton(target)?.focus();
    },
    onFocus(): void {
      focusedKey.current = key;
      setVisitedKey(key);
    },
    onBlur(event: FocusEvent): void {
      // A removed button did not give its focus away.
      if (event.target.isConnected) focusedKey.current = null;
    },
  });

  return { activeKey, cellProps };
}

/** Id of the button of a slot that the arrow keys reach. */
export function slotButtonId(key: string): string {
  return `slot-${key}`;
}

/** That button; null where the slot is not shown or nothing can be done in it. */
export function slotButton(key: string): HTMLElement | null {
  return document.getElementById(slotButtonId(key));
}

function targetKey(rows: readonly (readonly string[])[], key: string, pressed: string): string | undefined {
  const row = rows.findIndex((columns) => columns.includes(key));
  if (pressed === 'Home') return rows[row]?.[0];
  if (pressed === 'End') return rows[row]?.at(-1);
  const step = STEPS[pressed];
  if (step === undefined) return undefined;
  return rows[row + step[0]]?.[(rows[row]?.indexOf(key) ?? 0) + step[1]];
}
