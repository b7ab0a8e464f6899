import { plural, t } from '@lingui/core/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useUndoAssignMealsMutation, type AssignMealsAtRandomMutation } from './AssignMeals.generated.ts';

type Assigned = Pick<AssignMealsAtRandomMutation['assignMealsAtRandom'], 'meals' | 'duties'>;

/**
 * Undoes a random assignment: takes its cooks and duties back. Meals with another cook by now, and other duties, stay.
 * Shows success or failure, then with Undo again; never rejects.
 */
export function useUndoAssigned(tripId: string) {
  const [undoAssignMeals] = useUndoAssignMealsMutation();

  return async function undo({ meals, duties }: Assigned): Promise<void> {
    const cooks = meals.flatMap(({ id: mealId, assignedToId }) =>
      assignedToId === null ? [] : { mealId, participantId: assignedToId },
    );
    const given = duties.map(({ date, type, kind, participantId }) => ({ date, type, kind, participantId }));
    try {
      const { data } = await undoAssignMeals({ variables: { input: { tripId, cooks, duties: given } } });
      const kept = data?.undoAssignMeals.keptMeals.length ?? 0;
      const description = plural(kept, {
        one: '# meal has another cook by now.',
        other: '# meals have another cook by now.',
      });
      showToast({ kind: 'info', title: t`Undone`, ...(kept > 0 && { description }) });
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      const action = { label: t`Undo`, onClick: () => void undo({ meals, duties }) };
      showToast({ kind: 'error', title: t`Not undone`, description, action });
    }
  };
}
