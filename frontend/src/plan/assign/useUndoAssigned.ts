import { plural, t } from '@lingui/core/macro';
import { LIMITS } from '../../../../domain/limits.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useUndoAssignMealsMutation, type AssignMealsAtRandomMutation } from './AssignMeals.generated.ts';

type Assigned = Pick<AssignMealsAtRandomMutation['assignMealsAtRandom'], 'meals' | 'duties'>;

/**
 * For an Undo of a random assignment: takes its cooks and duties back. Meals with another cook by now, and other duties,
 * stay. Shows success; rejects on failure.
 */
export function useUndoAssigned(tripId: string) {
  const [undoAssignMeals] = useUndoAssignMealsMutation();

  return async function undo({ meals, duties }: Assigned): Promise<void> {
    const cooks = meals.flatMap(({ id: mealId, assignedToId }) =>
      assignedToId === null ? [] : { mealId, participantId: assignedToId },
    );
    const given = duties.map(({ date, type, kind, participantId }) => ({ date, type, kind, participantId }));
    let kept = 0;
    let start = 0;
    do {
      const end = start + LIMITS.undoneAtOnce;
      const input = { tripId, cooks: cooks.slice(start, end), duties: given.slice(start, end) };
      const { data } = await undoAssignMeals({ variables: { input } });
      kept += data?.undoAssignMeals.keptMeals.length ?? 0;
      start = end;
    } while (start < Math.max(cooks.length, given.length));
    const description = plural(kept, {
      one: '# meal has another cook by now.',
      other: '# meals have another cook by now.',
    });
    showToast({ kind: 'info', title: t`Undone`, ...(kept > 0 && { description }) });
  };
}
