import { chosenName } from '../../../../domain/shopping/ingredient.ts';
import type { LabelClaim } from '../../../../domain/table/verdict/labelClaim.ts';
import type { MealRow } from '../../../../domain/table/verdict/verdict.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { withChosenName } from './rowsAfter.ts';
import { useSwapIngredientMutation } from './TableFixes.generated.ts';
import { useTableWork } from './useTableWork.ts';

/** Says what the label of a row's chosen ingredient must say, by its name: the shopper buys that one. */
export function useSayMarked() {
  const [updateIngredient] = useSwapIngredientMutation();
  const { save, versioned } = useTableWork();

  async function setChosenName(row: MealRow, chosen: string): Promise<void> {
    const { name, alternatives, selectedAlternative } = withChosenName(row, chosen);
    const changes =
      selectedAlternative === 0 ? { name } : { alternatives: [...alternatives], selectedAlternative };
    await updateIngredient({ variables: { input: { ...versioned(row.id), ...changes } } });
  }

  /** Offers Undo. Rejects if it is not saved. */
  async function rename(row: MealRow, { name }: LabelClaim): Promise<void> {
    await setChosenName(row, name);
    showToast({
      kind: 'success',
      title: `Now “${name}”`,
      action: { label: 'Undo', onClick: () => void save(() => setChosenName(row, chosenName(row))) },
    });
  }

  return { rename };
}
