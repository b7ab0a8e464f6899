import type { KeyboardEvent } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { takeFocus } from '../ui/controls/takeFocus.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { useDeleteIngredientMutation } from './DeleteIngredient.generated.ts';
import styles from './RemoveIngredient.module.css';

interface RemoveIngredientProps {
  readonly id: string;
  /** The name it is shown by. */
  readonly name: string;
  /** It stays. */
  readonly onKeep: () => void;
  /** What stands beside it while it is still there. */
  readonly neighbour: () => Element | null;
  /** It is gone, and the focus with it. */
  readonly onRemoved: (neighbour: Element | null) => void;
}

/** Asks in the ingredient's own place before it is removed, so that a slip of the thumb takes nothing away. */
export function RemoveIngredient({ id, name, neighbour, onKeep, onRemoved }: RemoveIngredientProps) {
  const [deleteIngredient, { loading }] = useDeleteIngredientMutation();
  const onlineOnly = useOnlineOnly();

  async function remove(): Promise<void> {
    const beside = neighbour();
    try {
      await deleteIngredient({ variables: { input: { id } } });
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
    <div className={styles['question']} role="group" aria-label={`Remove ${name}?`} onKeyDown={onKeyDown}>
      <p className={styles['text']}>
        Remove <bdi>{name}</bdi>?
      </p>
      <Button variant="danger" isWorking={loading} onClick={() => void remove()} {...onlineOnly}>
        Remove
      </Button>
      {/* Last, where the button was that led here: pressed twice, it takes nothing away. */}
      <Button variant="quiet" ref={takeFocus} onClick={onKeep}>
        Keep
      </Button>
    </div>
  );
}
