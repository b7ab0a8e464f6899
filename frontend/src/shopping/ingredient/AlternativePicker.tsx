import { t } from '@lingui/core/macro';
import { ChevronDown, Shuffle } from 'lucide-react';
import { OFFLINE, useOnline } from '../../browser/useOnline.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useChooseAlternativeMutation } from './ChooseAlternative.generated.ts';
import styles from './IngredientTick.module.css';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';

interface AlternativePickerProps {
  readonly tripId: string;
  readonly ingredient: IngredientRowFragment;
  /** As wide as its icon. */
  readonly isSmall?: boolean;
}

/** What is bought instead. */
export function AlternativePicker({ tripId, ingredient, isSmall = false }: AlternativePickerProps) {
  const isOnline = useOnline();
  const [chooseAlternative] = useChooseAlternativeMutation();

  async function choose(selectedAlternative: number): Promise<void> {
    const { id } = ingredient;
    // The cache needs the typename.
    const expected = { __typename: 'Ingredient', ...ingredient, selectedAlternative };
    try {
      await chooseAlternative({
        variables: { id, tripId, selectedAlternative },
        optimisticResponse: { updateIngredient: { ingredient: expected } },
      });
    } catch {
      const description = t`Failed to update ingredient.`;
      showToast({ kind: 'error', title: t`Error`, description });
    }
  }

  return (
    <span className={styles['swap']} data-small={isSmall ? '' : undefined}>
      <Shuffle size={16} strokeWidth={2} />
      <select
        className={styles['select']}
        aria-label={t`Substitution for ${{ name: ingredient.name }}`}
        value={ingredient.selectedAlternative}
        disabled={!isOnline}
        title={isOnline ? undefined : OFFLINE}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        <option value={0}>{t`${{ name: ingredient.name }} (original)`}</option>
        {ingredient.alternatives.map((alternative, index) => (
          // The index is stored.
          <option key={index} value={index + 1}>
            {alternative}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['chevron']} size={16} strokeWidth={2} />
    </span>
  );
}
