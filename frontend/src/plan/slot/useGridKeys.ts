import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { gridStep } from '../../browser/gridStep.ts';

/**
 * Roving tabindex of a grid: arrows, Home and End focus the cell's button with {@link slotButtonId}.
 * @param rows cell keys by row
 */
export function useGridKeys(rows: readonly (readonly string[])[]) {
  const focusedKey = useRef<string | null>(null);
  const [visitedKey, setVisitedKey] = useState<string | null>(null);
  const keys = rows.flat();
  const activeKey = visitedKey !== null && keys.includes(visitedKey) ? visitedKey : keys[0];

  useLayoutEffect(() => {
    // An action may replace the focused button; focus the new one.
    if (focusedKey.current === null || document.activeElement !== document.body) return;
    slotButton(focusedKey.current)?.focus();
  });

  const cellProps = (key: string, onOtherKey?: (event: KeyboardEvent) => void) => ({
    onKeyDown(event: KeyboardEvent): void {
      onOtherKey?.(event);
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
      // Removed while focused: its cell keeps the focus.
      if (event.target.isConnected) focusedKey.current = null;
    },
  });

  return { activeKey, cellProps };
}

export function slotButtonId(key: string): string {
  return `slot-${key}`;
}

/** Null if not shown or without a button. */
export function slotButton(key: string): HTMLElement | null {
  return document.getElementById(slotButtonId(key));
}

function targetKey(rows: readonly (readonly string[])[], key: string, pressed: string): string | undefined {
  const row = rows.findIndex((columns) => columns.includes(key));
  const columns = rows[row] ?? [];
  const target = gridStep(pressed, { row, column: columns.indexOf(key) }, columns.length - 1);
  return target === null ? undefined : rows[target.row]?.[target.column];
}
