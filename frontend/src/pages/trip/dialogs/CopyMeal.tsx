import { isSlotFree } from '../../../../../domain/plan/meal.ts';
import { mealPlan } from '../../../../../domain/plan/plan.ts';
import { domainTrip } from '../../../gql/mealEnums.ts';
import { useAssignMealFragment } from '../../../plan/AssignMeal.generated.ts';
import { sheetMore } from '../../../plan/meal/MealRoom.tsx';
import { mealOf } from '../../../plan/slot.ts';
import { CopyMealDialog } from '../../../recipes/pick/CopyMealDialog.tsx';
import type { TripDialogsFragment } from '../../wholeTrip/TripDialogs.generated.ts';

interface CopyMealProps {
  readonly trip: TripDialogsFragment;
  /** Null closes the dialog. */
  readonly mealId: string | null;
  readonly onClose: () => void;
}

export function CopyMeal({ trip, mealId, onClose }: CopyMealProps) {
  const meals = useAssignMealFragment(trip).meals.map(mealOf);
  const meal = meals.find(({ id }) => id === mealId) ?? null;
  const free = mealPlan(domainTrip(trip), meals).flatMap(({ slots }) =>
    slots.filter((slot) => isSlotFree(slot.meals)),
  );
  const isSame = ({ type }: { readonly type: string }) => type === meal?.type;
  const freeSlots = [...free.filter(isSame), ...free.filter((slot) => !isSame(slot))];
  return (
    <CopyMealDialog
      tripId={trip.id}
      meal={meal}
      freeSlots={freeSlots}
      onClose={onClose}
      finalFocus={sheetMore}
    />
  );
}
