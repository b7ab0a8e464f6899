import { Check, ChevronDown, Shuffle, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { amountLabel, chosenName, isReplaced } from '../../../domain/ingredient.ts';
import { IconButton } from '../ui/Button.tsx';
import { showToast } from '../ui/toaster.tsx';
import { useChooseAlternativeMutation } from './ChooseAlternative.generated.ts';
import { useDeleteIngredientMutation } from './DeleteIngredient.generated.ts';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';
import styles from './IngredientItem.module.css';
import { useTickQueue } from './tickQueue.ts';

interface IngredientItemProps {
  readonly ingredient: IngredientRowFragment;
  readonly canEdit: boolean;
  readonly canTick: boolean;
  /** The item is gone, and the focus with it. */
  readonly onRemoved: () => void;
}

/** One ingredient of a meal: its tick, what it is, what may replace it, and its end. */
export const IngredientItem = memo(function IngredientItem({
  ingredient,
  canEdit,
  canTick,
  onRemoved,
}: IngredientItemProps) {
  const ticks = useTickQueue();
  const [deleteIngredient, { loading: isRemoving }] = useDeleteIngredientMutation();
  const name = chosenName(ingredient);

  async function remove(): Promise<void> {
    try {
      await deleteIngredient({ variables: { input: { id: ingredient.id } } });
    } catch {
      const description = 'Failed to remove ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
      return;
    }
    showToast({ kind: 'success', title: 'Ingredient removed' });
    onRemoved();
  }

  return (
    <li className={styles['item']} data-purchased={ingredient.purchased ? '' : undefined}>
      <label className={styles['line']}>
        <input
          type="checkbox"
          className={styles['input']}
          checked={ingredient.purchased}
          disabled={!canTick}
          onChange={() => ticks.toggle([ingredient])}
        />
        <span className={styles['box']} aria-hidden="true">
          <Check size={15} strokeWidth={3} />
        </span>
        <span className={styles['text']} dir="auto">
          <span className={styles['name']}>{name}</span>
          <Details ingredient={ingredient} />
        </span>
      </label>
      {ingredient.alternatives.length > 0 && canEdit && <AlternativePicker ingredient={ingredient} />}
      {canEdit && (
        <span className={styles['remove']}>
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 size={20} />}
            hasTooltip={false}
            isWorking={isRemoving}
            onClick={() => void remove()}
          />
        </span>
      )}
    </li>
  );
});

function Details({ ingredient }: { readonly ingredient: IngredientRowFragment }) {
  const parts = [
    amountLabel(ingredient.quantity, ingredient.unit),
    isReplaced(ingredient) ? `instead of ${ingredient.name}` : '',
    ingredient.notes ?? '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <span className={styles['details']}>{parts.join(', ')}</span>;
}

function AlternativePicker({ ingredient }: { readonly ingredient: IngredientRowFragment }) {
  const [chooseAlternative] = useChooseAlternativeMutation();

  async function choose(selectedAlternative: number): Promise<void> {
    const { id } = ingredient;
    // The cache finds the ingredient by its type name, which the generated types leave out.
    const expected = { __typename: 'Ingredient', ...ingredient, selectedAlternative };
    try {
      await chooseAlternative({
        variables: { id, selectedAlternative },
        optimisticResponse: { updateIngredient: { ingredient: expected } },
      });
    } catch {
      const description = 'Failed to update ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
    }
  }

  return (
    <span className={styles['swap']}>
      <Shuffle size={16} strokeWidth={2} />
      <select
        className={styles['select']}
        aria-label={`Substitution for ${ingredient.name}`}
        value={ingredient.selectedAlternative}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        <option value={0}>{ingredient.name} (original)</option>
        {ingredient.alternatives.map((alternative, index) => (
          // Alternatives are told apart by their place, which is also what is stored.
          <option key={index} value={index + 1}>
            {alternative}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['chevron']} size={16} strokeWidth={2} />
    </span>
  );
}
