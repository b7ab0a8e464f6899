import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useUndoSuggestionsMutation, type UndoSuggestionsMutation } from './UndoSuggestions.generated.ts';

type Undone = UndoSuggestionsMutation['undoSuggestions'];

/** Resolves to whether it worked. */
export function useUndoSuggestions(tripId: string) {
  const [undoSuggestions] = useUndoSuggestionsMutation();

  return useCallback(
    async (runId: string): Promise<boolean> => {
      try {
        const { data } = await undoSuggestions({
          variables: { input: { tripId, runId } },
          update: (cache, { data: answer }) => {
            if (answer === null || answer === undefined) return;
            const { undoneMealIds, trip } = answer.undoSuggestions;
            const left = new Set(trip.meals.map(({ id }) => id));
            for (const id of undoneMealIds) if (!left.has(id)) forget(cache, { __typename: 'Meal', id });
          },
        });
        if (data !== undefined) tell(data.undoSuggestions);
        return true;
      } catch (error) {
        showError(errorMessage(error, t`Failed to undo the suggestions. Please try again.`));
        return false;
      }
    },
    [undoSuggestions, tripId],
  );
}

function tell({ undoneMealIds, keptMeals }: Undone): void {
  const kept = keptMeals.map(({ name }) => name).join(', ');
  const description =
    keptMeals.length === 0 ? undefined : t`These stay because they were changed in the meantime: ${kept}.`;
  showToast({
    kind: undoneMealIds.length === 0 ? 'info' : 'success',
    title: undoneMealIds.length === 0 ? t`Nothing was removed` : t`Suggestions removed`,
    ...(description !== undefined && { description }),
  });
}
