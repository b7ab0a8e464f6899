import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { undoAction } from '../../forms/undoAction.ts';
import { forget } from '../../gql/forget.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useTakeItemOutMutation, useTakeRecipeOutMutation } from './FillMeal.generated.ts';

/** The Undo of what was added to a trip: deletes these meals and items in turn, and again goes on where it failed. */
export function useTakeOut() {
  const [takeOut] = useTakeRecipeOutMutation();
  const [takeItemOut] = useTakeItemOutMutation();
  return (tripId: string, mealIds: readonly string[], itemIds: readonly string[] = []) => {
    const left = [
      ...mealIds.map((id) => async () => {
        const update = (cache: ApolloCache) => forget(cache, { __typename: 'Meal', id });
        await takeOut({ variables: { input: { id, tripId } }, update });
      }),
      ...itemIds.map((id) => async () => {
        const update = (cache: ApolloCache) => forget(cache, { __typename: 'Ingredient', id });
        await takeItemOut({ variables: { input: { id, tripId } }, update });
      }),
    ];
    return undoAction(async () => {
      for (let [next] = left; next !== undefined; [next] = left) {
        await next();
        left.shift();
      }
      showToast({ kind: 'info', title: t`Undone` });
    });
  };
}
