import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { errorMessage } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { useDeleteMealMutation, useRestoreMealMutation } from './DeleteMeal.generated.ts';
import {
  useMealsOutsidePlanFragment,
  type MealsOutsidePlanFragment,
} from '../outside/MealsOutsidePlan.generated.ts';
import { outsidePlan } from '../outside/outsidePlan.ts';
import { isPlannedInProgress } from '../../../../domain/plan/meal.ts';
import { isInPlan } from '../../../../domain/plan/plan.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { isSameSlot, mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { mealName, mealOf } from '../slot.ts';
import { useReadDishes } from '../useReadDishes.ts';
import { sheetMore } from '../meal/MealRoom.tsx';
import { slotButton } from '../slot/useGridKeys.ts';

interface DeleteMealDialogProps {
  readonly trip: FragmentType<MealsOutsidePlanFragment>;
  /** Null closes the dialog. */
  readonly mealId: string | null;
  readonly onClose: () => void;
  /** Closes the dialog, too. */
  readonly onDeleted: () => void;
}

export function DeleteMealDialog({ trip: ref, mealId, onClose, onDeleted }: DeleteMealDialogProps) {
  const trip = useMealsOutsidePlanFragment(ref);
  const [deleteMeal] = useDeleteMealMutation();
  const [restoreMeal] = useRestoreMealMutation();
  const readDishes = useReadDishes(trip.id);
  const canDelete = trip.viewerCan.includes('PLAN_MEALS');
  const meal = canDelete ? (trip.meals.find(({ id }) => id === mealId) ?? null) : null;
  const shown = useLastValue(meal);
  if (shown === null) return null;
  const { name } = shown;
  const isThere = trip.meals.some(({ id }) => id === shown.id);
  const others = trip.meals
    .map(mealOf)
    .filter(
      (other) =>
        other.id !== shown.id &&
        isSameSlot(other, mealOf(shown)) &&
        isPlannedInProgress(other) &&
        isInPlan(domainTrip(trip), other),
    );
  const staying = listed(others.map(mealName));
  return (
    <ConfirmDialog
      isOpen={meal !== null}
      title={staying === '' ? t`Delete this meal?` : t`Delete this dish?`}
      text={
        <>
          {name.trim() === '' ? (
            <Trans>Deleting it will also remove all ingredients.</Trans>
          ) : (
            <Trans>
              Deleting <bdi>{name}</bdi> will also remove all ingredients.
            </Trans>
          )}
          {staying !== '' && (
            <>
              {' '}
              <Trans>
                Still planned: <bdi>{staying}</bdi>.
              </Trans>
            </>
          )}
        </>
      }
      action={staying === '' ? t`Delete meal` : t`Delete dish`}
      isDanger
      finalFocus={() =>
        (isThere ? sheetMore() : null) ?? slotButton(mealTimeKey(mealOf(shown))) ?? outsidePlan()
      }
      onClose={onClose}
      onConfirm={async () => {
        const input = { id: shown.id, tripId: trip.id };
        try {
          await deleteMeal({
            variables: { input },
            update: (cache) => forget(cache, { __typename: 'Meal', id: shown.id }),
          });
        } catch (error) {
          showError(errorMessage(error, t`Failed to delete meal`));
          return;
        }
        await readDishes();
        const action = undoAction(async () => {
          await restoreMeal({ variables: { input } });
          await readDishes();
          showToast({ kind: 'success', title: t`Meal restored`, description: name });
        });
        showToast({ kind: 'success', title: t`Meal deleted`, description: name, action });
        onDeleted();
      }}
    />
  );
}
