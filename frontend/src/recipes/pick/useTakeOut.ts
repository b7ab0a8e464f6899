import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakeRecipeOutMutation } from './FillMeal.generated.ts';

/** Undoes the filling of slots that were empty: deletes their meals, in turn. Shows success or failure; never rejects. */
export function useTakeOut() {
  const [takeOut] = useTakeRecipeOutMutation();
  return async (mealIds: readonly string[]) => {
    try {
      for (const id of mealIds)
        await takeOut({
          variables: { input: { id } },
          update: (cache) => forget(cache, { __typename: 'Meal', id }),
        });
      showToast({ kind: 'info', title: 'Undone' });
    } catch (error) {
      const description = errorMessage(error, 'Check your connection and try again.');
      showToast({ kind: 'error', title: 'Not undone', description });
    }
  };
}
