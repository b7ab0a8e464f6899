import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { oneLine } from '../../labels/plainText.ts';
import { useItemQueue } from '../../offline/outbox/useItemQueue.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './CartField.module.css';

export interface ItemDetailsProps {
  readonly row: CartRow;
  readonly view: CartView;
}

/** Where an item without a meal comes from, and how it leaves the list. */
export function ItemDetails({ row, view: { tripId, canTick } }: ItemDetailsProps) {
  const queue = useItemQueue();
  const [isRemoving, setRemoving] = useState(false);
  const isWaiting = row.isWaiting === true;

  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      if (isWaiting) await queue.undo(row.id);
      else await queue.remove(tripId, row.id);
    } catch (error) {
      setRemoving(false);
      showError(errorMessage(error, t`Failed to delete item. Please try again.`));
      return;
    }
    const line = [amountLabel(row.amount.quantity, row.amount.unit), row.name].filter(Boolean).join(' ');
    showToast({
      kind: 'success',
      title: t`${{ name: oneLine(row.name) }} removed`,
      action: { label: t`Undo`, onClick: () => void queue.add(tripId, line) },
    });
  }

  return (
    <span className={styles['ofItem']}>
      {row.addedBy === undefined ? (
        t`For no meal`
      ) : (
        <bdi>{t`Added by ${{ name: oneLine(row.addedBy) }}`}</bdi>
      )}
      {canTick && (
        <Button
          variant="link"
          icon={<Trash2 size={16} />}
          isWorking={isRemoving}
          onClick={() => void remove()}
          isOnlineOnly={!isWaiting}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </span>
  );
}
