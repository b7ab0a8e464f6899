import { useCallback, useEffect, type RefObject } from 'react';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { useItemQueue } from '../../offline/outbox/useItemQueue.ts';
import { linesOf } from '../rows/cartLists.ts';
import type { CartPart } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import { cartLinesOnScreen } from '../rows/lineFocus.ts';

const loadAddItem = () => import('./addItem.ts');

interface TakeFrom {
  readonly parts: readonly CartPart[];
  readonly optimisticRows: readonly CartRow[];
  readonly searchText: string;
  readonly setSearchText: (text: string) => void;
  readonly view: { readonly canTick: boolean };
}

export type Take = ReturnType<typeof useTake>;

/** Enter in the field: the open line of this name, else a new one. */
export function useTake(tripId: string, cart: TakeFrom, fieldRef: RefObject<HTMLInputElement | null>) {
  const items = useItemQueue();
  useEffect(() => preloadWhenIdle(loadAddItem), []);
  const { parts, optimisticRows, searchText, setSearchText } = cart;
  const add = useCallback(
    async (text: string) => {
      const typed = fieldRef.current?.value;
      const { addItem } = await importWithRetry(loadAddItem);
      if (!addItem(items, { tripId, text, rows: optimisticRows })) return;
      // What was typed meanwhile stays.
      if (fieldRef.current?.value === typed) setSearchText('');
      fieldRef.current?.focus();
    },
    [items, tripId, optimisticRows, setSearchText, fieldRef],
  );
  function take(): void {
    const key = foodKey(searchText);
    const isListed = linesOf(parts).some(({ group }) => group.key === key && !group.isPurchased);
    const line = cartLinesOnScreen().find(({ dataset }) => dataset['cartLine'] === key);
    if (isListed && line !== undefined) line.focus();
    else if (cart.view.canTick) void add(searchText);
  }
  return { take, add };
}
