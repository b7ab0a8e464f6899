import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useOnline } from '../../browser/useOnline.ts';
import type { WaitingItem } from '../../offline/outbox/waitingItem.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './AddLine.module.css';
import { readItem } from './readItem.ts';

interface WaitingItemsProps {
  readonly items: readonly WaitingItem[];
  /** Puts the text back into the field. */
  readonly onEdit: (item: WaitingItem) => void;
  readonly onDiscard: (item: WaitingItem) => void;
}

/** Typed items that the server does not have yet, and those that it refused, with the reason. */
export function WaitingItems({ items, onEdit, onDiscard }: WaitingItemsProps) {
  const isOnline = useOnline();
  if (items.length === 0) return null;
  return (
    <ul className={styles['waiting']} aria-label="Items to be added">
      {items.map((item) => {
        const read = readItem(item.line);
        return (
          <li
            key={item.key}
            className={styles['waitingItem']}
            data-refused={item.refusal === null ? undefined : ''}
          >
            <span className={styles['waitingText']}>
              <span className={styles['waitingName']} dir="auto">
                {item.refusal === null ? (read?.name ?? item.line) : item.line}
              </span>
              {item.refusal === null ? (
                <span className={styles['waitingState']}>
                  <CloudUpload size={17} strokeWidth={2} aria-hidden="true" />
                  {isOnline ? 'Adding…' : 'Waiting to send'}
                </span>
              ) : (
                <span className={styles['refusal']} role="alert">
                  <TriangleAlert size={16} strokeWidth={2} aria-hidden="true" />
                  {item.refusal}
                </span>
              )}
            </span>
            {item.refusal === null ? (
              <b className={styles['waitingAmount']}>{read?.amount}</b>
            ) : (
              <span className={styles['choices']}>
                <Button variant="link" onClick={() => onEdit(item)}>
                  Edit
                </Button>
                <Button variant="link" onClick={() => onDiscard(item)}>
                  Discard
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
