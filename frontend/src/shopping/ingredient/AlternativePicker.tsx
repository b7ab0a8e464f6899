import { t } from '@lingui/core/macro';
import { Shuffle } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { OFFLINE, useOnline } from '../../browser/useOnline.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { useChooseAlternativeMutation } from './ChooseAlternative.generated.ts';
import styles from './IngredientTick.module.css';
import type { IngredientRowFragment } from '../../gql/fragments/IngredientRow.generated.ts';

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
      showError(t`Failed to update ingredient.`);
    }
  }

  const field = {
    'aria-label': t`Substitution for ${{ name: ingredient.name }}`,
    value: ingredient.selectedAlternative,
    disabled: !isOnline,
    title: isOnline ? undefined : OFFLINE,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => void choose(Number(target.value)),
    children: [t`${{ name: ingredient.name }} (original)`, ...ingredient.alternatives].map((name, index) => (
      // The index is stored.
      <option key={index} value={index}>
        {name}
      </option>
    )),
  };
  if (!isSmall) return <Select {...field} />;
  return (
    <span className={styles['swap']}>
      <Shuffle size={16} strokeWidth={2} />
      <select {...field} />
    </span>
  );
}
