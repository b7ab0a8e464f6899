import type { FragmentType } from '@apollo/client';
import { useAssignMealFragment, type AssignMealFragment } from '../../../meal/AssignMeal.generated.ts';
import { sheetKeep } from '../../../meal/sheet/RecipeSection.tsx';
import { KeepMealDialog } from '../../../recipes/keep/KeepMealDialog.tsx';

interface KeepMealProps {
  readonly trip: FragmentType<AssignMealFragment>;
  /** Null closes the dialog. */
  readonly mealId: string | null;
  readonly onClose: () => void;
}

export function KeepMeal({ trip: ref, mealId, onClose }: KeepMealProps) {
  const trip = useAssignMealFragment(ref);
  const meal = trip.meals.find(({ id }) => id === mealId) ?? null;
  return <KeepMealDialog meal={meal} onClose={onClose} finalFocus={sheetKeep} />;
}
