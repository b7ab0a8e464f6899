import { plural, t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';

import type { OptimizeIngredientsMutation } from './OptimizeIngredients.generated.ts';
import { useUndoOptimizeMutation } from './UndoOptimize.generated.ts';

type BeforeOptimize = OptimizeIngredientsMutation['optimizeIngredients']['before'];

/** Undoes Optimize, and says in a toast what it could not restore. */
export function useUndoOptimize(tripId: string) {
  const [undoOptimize] = useUndoOptimizeMutation();
  const undo = async (before: BeforeOptimize): Promise<void> => {
    const ingredients = before.map(({ id, version, assignedToId, mergedAs }) => ({
      id,
      version,
      assignedToId,
      mergedAs,
    }));
    let restored = 0;
    let start = 0;
    try {
      for (; start < ingredients.length; start += LIMITS.undoneAtOnce) {
        const some = ingredients.slice(start, start + LIMITS.undoneAtOnce);
        const { data } = await undoOptimize({ variables: { input: { tripId, ingredients: some } } });
        restored += data?.undoOptimize.ingredients.length ?? 0;
      }
    } catch (error) {
      const description = errorMessage(error, t`Failed to undo Optimize. Please try again.`);
      const rest = before.slice(start);
      showToast({
        kind: 'error',
        title:
          start === 0
            ? t`Error`
            : plural(
                { count: ingredients.length },
                { one: `Undone for ${restored} of # item`, other: `Undone for ${restored} of # items` },
              ),
        description,
        action: { label: t`Undo`, onClick: () => void undo(rest) },
      });
      return;
    }
    const kept = ingredients.length - restored;
    showToast({
      kind: restored === 0 ? 'info' : 'success',
      title: restored === 0 ? t`Nothing was undone` : t`Optimize undone`,
      ...(kept > 0 && {
        description: plural(kept, {
          one: 'Changed in the meantime, so left as they are: # item.',
          other: 'Changed in the meantime, so left as they are: # items.',
        }),
      }),
    });
  };
  return undo;
}
