import { t } from '@lingui/core/macro';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { perIngredientText } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useAddIngredientsMutation } from './AddIngredients.generated.ts';
import { useDeleteIngredientMutation } from './DeleteIngredient.generated.ts';
import { useEditIngredientMutation } from './EditIngredient.generated.ts';
import type { IngredientRowFragment } from '../../gql/fragments/IngredientRow.generated.ts';

/** Removes an ingredient without a question: Undo adds it again. Resolves to success. */
export function useRemoveIngredient(tripId: string, saving: Saving) {
  const [deleteIngredient] = useDeleteIngredientMutation();
  const [addIngredients] = useAddIngredientsMutation();
  const [editIngredient] = useEditIngredientMutation();

  async function putBack(removed: IngredientRowFragment): Promise<boolean> {
    const { mealId, name, quantity, unit, notes, purchased, alternatives, selectedAlternative } = removed;
    if (mealId === null) return false;
    const texts = perIngredientText((text) => removed[text]);
    const fields = { name, quantity, unit, notes, ...texts, purchased, alternatives };
    try {
      const { data } = await addIngredients({
        variables: { input: { mealId, tripId, ingredients: [fields] } },
      });
      const added = data?.addIngredients.meal.ingredients.at(-1);
      if (added !== undefined && selectedAlternative > 0)
        await editIngredient({ variables: { input: { id: added.id, tripId, selectedAlternative } } });
      return true;
    } catch {
      showError(t`Failed to add ingredient. Please try again.`);
      return false;
    }
  }

  return async (ingredient: IngredientRowFragment): Promise<boolean> => {
    try {
      await deleteIngredient({ variables: { input: { id: ingredient.id, tripId } } });
    } catch {
      showError(t`Failed to remove ingredient.`);
      return false;
    }
    saving.addStep(() => putBack(ingredient));
    showToast({ kind: 'success', title: t`Ingredient removed`, description: chosenName(ingredient) });
    return true;
  };
}
