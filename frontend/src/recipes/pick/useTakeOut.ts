import { t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakeItemOutMutation, useTakeRecipeOutMutation } from './FillMeal.generated.ts';

/** Undoes what was added to a trip: deletes these meals and items, in turn. Shows success or failure; never rejects. */
export function useTakeOut() {
  const [takeOut] = useTakeRecipeOutMutation();
  const [takeItemOut] = useTakeItemOutMutation();
  return async (tripId: string, mealIds: readonly string[], itemIds: readonly string[] = []) => {
    try {
      for (const id of mealIds)
        await takeOut({
          variables: { input: { id, tripId } },
          update: (cache) => forget(cache, { __typename: 'Meal', id }),
        });
      for (const id of itemIds)
        await takeItemOut({
          variables: { input: { id, tripId } },
          update: (cache) => forget(cache, { __typename: 'Ingredient', id }),
        });
      showToast({ kind: 'info', title: t`Undone` });
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      showToast({ kind: 'error', title: t`Not undone`, description });
    }
  };
}
