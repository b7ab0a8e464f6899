import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import type { WaitingItem } from '../../offline/outbox/waitingItem.ts';
import styles from './CartField.module.css';

interface RefusedItemsProps {
  readonly items: readonly WaitingItem[];
  /** Puts the text back into the field. */
  readonly onEdit: (item: WaitingItem) => void;
  readonly onDiscard: (item: WaitingItem) => void;
}

/** Typed items that the server refused, with the reason. */
export function RefusedItems({ items, onEdit, onDiscard }: RefusedItemsProps) {
  const refused = items.filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return null;
  return (
    <ul aria-label={t`Items that were not added`}>
      {refused.map((item) => (
        <li key={item.key} className={styles['refused']}>
          <b dir="auto">{item.line}</b>
          <p role="alert">{item.refusal}</p>
          <span>
            <Button variant="link" onClick={() => onEdit(item)}>
              <Trans>Edit</Trans>
            </Button>
            <Button variant="link" onClick={() => onDiscard(item)}>
              <Trans>Discard</Trans>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
