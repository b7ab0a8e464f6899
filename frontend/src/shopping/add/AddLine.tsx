import { skipToken } from '@apollo/client/react';
import { History, Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { LIMITS } from '../../../../domain/limits.ts';
import { shoppingKey } from '../../../../domain/shopping/list/shopping.ts';
import { oneLine } from '../../labels/plainText.ts';
import { useItemQueue, useWaitingItems } from '../../offline/outbox/useItemQueue.ts';
import type { WaitingItem } from '../../offline/outbox/waitingItem.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Input } from '../../ui/controls/Field.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import styles from './AddLine.module.css';
import { useItemSuggestionsQuery } from './ItemSuggestions.generated.ts';
import { onTrips, quickPicks } from './quickPicks.ts';
import { readItem } from './readItem.ts';
import { WaitingItems } from './WaitingItems.tsx';

export interface AddLineProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  /** Where typed items wait: at the top of the list, since this line may be far below. */
  readonly waitingPlace: HTMLElement | null;
}

/** One line for what no meal needs, read while it is typed. Works offline: what is typed waits and is sent once. */
export function AddLine({ tripId, rows, waitingPlace }: AddLineProps) {
  const queue = useItemQueue();
  const all = useWaitingItems();
  const waiting = useMemo(() => all.filter((item) => item.tripId === tripId), [all, tripId]);
  const [line, setLine] = useState('');
  const [hasFocused, setFocused] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const readId = useId();
  const { data } = useItemSuggestionsQuery(hasFocused ? { variables: { tripId } } : skipToken);
  const read = readItem(line);
  const listed = useMemo(() => openKeys(rows, waiting), [rows, waiting]);
  const picks = quickPicks(data?.trip.itemSuggestions ?? [], read?.name ?? '', listed);

  function add(text: string): void {
    const item = readItem(text);
    if (item?.problem !== null) return;
    const key = queue.add(tripId, text.trim());
    setLine('');
    fieldRef.current?.focus();
    if (listed.has(item.key))
      showToast({
        kind: 'info',
        title: `${oneLine(item.name)} is on the list already`,
        description:
          item.amount === '' ? 'It was added once more.' : `${item.amount} more ${addedWord(item.amount)}.`,
        action: { label: 'Undo', onClick: () => void queue.undo(key).catch(tellNotUndone) },
      });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    add(line);
  }

  function edit({ key, line: text }: WaitingItem): void {
    queue.discard(key);
    setLine(text);
    fieldRef.current?.focus();
  }

  return (
    <div className={styles['add']}>
      {waitingPlace !== null &&
        createPortal(
          <WaitingItems items={waiting} onEdit={edit} onDiscard={({ key }) => queue.discard(key)} />,
          waitingPlace,
        )}
      <form className={styles['bar']} onSubmit={submit} noValidate>
        {hasFocused && picks.length > 0 && (
          <ul className={styles['picks']} aria-label="From earlier trips">
            {picks.map(({ name, trips }) => (
              <li key={name}>
                <button type="button" className={styles['pick']} onClick={() => add(name)}>
                  <History size={18} strokeWidth={2} aria-hidden="true" />
                  <span dir="auto">{name}</span> <small>{onTrips(trips)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={styles['read']} id={readId} role="status">
          {read !== null && (
            <>
              <span dir="auto">
                {read.amount !== '' && <b>{read.amount}</b>} {read.name}
              </span>
              <small>{read.problem ?? read.section}</small>
            </>
          )}
        </p>
        <div className={styles['field']}>
          <Plus className={styles['plus']} size={20} aria-hidden="true" />
          <Input
            ref={fieldRef}
            data-add-line=""
            className={styles['input']}
            aria-label="Add to the list"
            aria-describedby={readId}
            aria-invalid={read?.problem != null || undefined}
            placeholder="Add paper towels, 2 bags charcoal…"
            autoComplete="off"
            enterKeyHint="done"
            dir="auto"
            maxLength={LIMITS.ingredientLine}
            value={line}
            onFocus={() => setFocused(true)}
            onChange={({ target }) => setLine(target.value)}
          />
          <Button type="submit" variant="primary" disabled={read === null || read.problem !== null}>
            Add
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Of what is still to buy. */
function openKeys(rows: readonly CartRow[], waiting: readonly WaitingItem[]): ReadonlySet<string> {
  const open = rows.filter(({ purchased }) => !purchased).map(({ name }) => shoppingKey(name));
  return new Set([...open, ...waiting.flatMap(({ line }) => readItem(line)?.key ?? [])]);
}

function addedWord(amount: string): string {
  return /^1(?:$| )/.test(amount) ? 'was added' : 'were added';
}

function tellNotUndone(): void {
  const description = 'It is still on the list. Remove it in its details.';
  showToast({ kind: 'error', title: 'Error', description });
}
