import { t } from '@lingui/core/macro';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { LabelClaim } from '../../../../domain/people/verdict/labelClaim.ts';
import type { MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { withChosenName } from './rowsAfter.ts';
import { useSwapIngredientMutation } from './MealFixes.generated.ts';
import { useSaveFix } from './useSaveFix.ts';

/** Says what the label of a row's chosen ingredient must say, by its name: the shopper buys that one. */
export function useBuyLabeled(tripId: string) {
  const [updateIngredient] = useSwapIngredientMutation();
  const { save, versioned } = useSaveFix();

  /** @returns the ingredient's version */
  async function setChosenName(row: MealRow, chosen: string, base = versioned(row.id)) {
    const { name, alternatives, selectedAlternative } = withChosenName(row, chosen);
    const changes =
      selectedAlternative === 0 ? { name } : { alternatives: [...alternatives], selectedAlternative };
    const { data } = await updateIngredient({ variables: { input: { ...base, tripId, ...changes } } });
    return data?.updateIngredient.ingredient.version;
  }

  /** Offers Undo. Rejects if it is not saved. */
  async function rename(row: MealRow, { name }: LabelClaim): Promise<void> {
    const version = await setChosenName(row, name);
    // Undo is refused if somebody renames it after this.
    const undo = () =>
      setChosenName(row, chosenName(row), { id: row.id, ...(version !== undefined && { version }) });
    showToast({
      kind: 'success',
      title: t`Now “${name}”`,
      action: { label: t`Undo`, onClick: () => void save(undo) },
    });
  }

  return { rename };
}
