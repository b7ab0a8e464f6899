import { chosenName } from '../../../../domain/shopping/ingredient.ts';
import type { LabelClaim } from '../../../../domain/table/verdict/labelClaim.ts';
import type { MealRow } from '../../../../domain/table/verdict/verdict.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { isSaved, REREAD } from './saveTable.ts';
import { useSwapIngredientMutation } from './TableFixes.generated.ts';

/** Says what the label of a row's chosen ingredient must say, by its name: the shopper buys that one. */
export function useSayMarked() {
  const [updateIngredient] = useSwapIngredientMutation();

  async function setChosenName(row: MealRow, name: string): Promise<void> {
    const { id, alternatives, selectedAlternative: chosen } = row;
    const input =
      chosen === 0
        ? { name }
        : { alternatives: alternatives.with(chosen - 1, name), selectedAlternative: chosen };
    await updateIngredient({ variables: { input: { id, ...input } }, ...REREAD });
  }

  /** Offers Undo. Rejects if it is not saved. */
  async function rename(row: MealRow, { name }: LabelClaim): Promise<void> {
    await setChosenName(row, name);
    showToast({
      kind: 'success',
      title: `Now “${name}”`,
      action: { label: 'Undo', onClick: () => void isSaved(() => setChosenName(row, chosenName(row))) },
    });
  }

  return { rename };
}
