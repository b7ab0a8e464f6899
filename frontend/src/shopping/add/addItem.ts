import { t } from '@lingui/core/macro';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';
import { oneLine } from '../../labels/plainText.ts';
import type { ItemQueue } from '../../offline/outbox/itemQueue.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import { readItem } from './readItem.ts';

interface Typed {
  readonly tripId: string;
  readonly text: string;
  /** Of the list, with what waits. */
  readonly rows: readonly CartRow[];
}

/**
 * Puts a typed line on the list; says so if it was there.
 * @returns whether it could be read
 */
export function addItem(queue: ItemQueue, { tripId, text, rows }: Typed): boolean {
  const item = readItem(text);
  if (item?.problem !== null) return false;
  const { line, name, quantity, unit, amount } = item;
  const key = queue.add(tripId, line, { name, quantity, unit });
  if (openKeys(rows).has(item.key))
    showToast({
      kind: 'info',
      title: t`${{ name: oneLine(name) }} is on the list already`,
      description: amount === '' ? t`It was added once more.` : moreText(amount),
      action: { label: t`Undo`, onClick: () => void queue.undo(key).catch(tellNotUndone) },
    });
  return true;
}

/** Of what is still to buy. */
export function openKeys(rows: readonly CartRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ purchased, name }) => (purchased ? [] : foodKey(name))));
}

function moreText(amount: string): string {
  return /^1(?:$| )/.test(amount) ? t`${amount} more was added.` : t`${amount} more were added.`;
}

function tellNotUndone(): void {
  showError(t`It is still on the list. Remove it in its details.`);
}
