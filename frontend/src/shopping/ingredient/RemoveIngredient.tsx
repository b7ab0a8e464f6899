import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { OWN_ESCAPE } from '../../ui/layout/dialogPart.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useDeleteIngredientMutation } from './DeleteIngredient.generated.ts';
import styles from './RemoveIngredient.module.css';

interface RemoveIngredientProps {
  readonly id: string;
  readonly tripId: string;
  readonly name: string;
  readonly onKeep: () => void;
  readonly neighbour: () => Element | null;
  /** Focuses the adjacent item. */
  readonly onRemoved: (neighbour: Element | null) => void;
}

/** Asks in place. */
export function RemoveIngredient({ id, tripId, name, neighbour, onKeep, onRemoved }: RemoveIngredientProps) {
  const [deleteIngredient, { loading }] = useDeleteIngredientMutation();
  const onlineOnly = useOnlineOnly();

  async function remove(): Promise<void> {
    const beside = neighbour();
    try {
      await deleteIngredient({ variables: { input: { id, tripId } } });
    } catch {
      const description = 'Failed to remove ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
      return;
    }
    showToast({ kind: 'success', title: 'Ingredient removed' });
    onRemoved(beside);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onKeep();
  }

  return (
    <div
      className={styles['question']}
      role="group"
      aria-label={`Remove ${name}?`}
      onKeyDown={onKeyDown}
      {...OWN_ESCAPE}
    >
      <p className={styles['text']}>
        Remove <bdi>{name}</bdi>?
      </p>
      <Button variant="danger" isWorking={loading} onClick={() => void remove()} {...onlineOnly}>
        Remove
      </Button>
      {/* At the first button's position: a double click removes nothing. */}
      <Button variant="quiet" ref={takeFocus} onClick={onKeep}>
        Keep
      </Button>
    </div>
  );
}
