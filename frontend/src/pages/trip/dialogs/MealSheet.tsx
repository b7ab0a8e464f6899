import type { ComponentProps } from 'react';
import { AssignMealDialog } from '../../../meal/assign/AssignMealDialog.tsx';
import { MealIngredients, type MealIngredientsProps } from '../../../mealIngredients/MealIngredients.tsx';

interface MealSheetProps extends Omit<ComponentProps<typeof AssignMealDialog>, 'ingredientsOf'> {
  readonly ingredients: MealIngredientsProps;
}

/** The meal's dialog together with its ingredients. */
export function MealSheet({ ingredients, ...rest }: MealSheetProps) {
  return (
    <AssignMealDialog
      {...rest}
      ingredientsOf={(mealId) => <MealIngredients {...ingredients} mealId={mealId} isPart />}
    />
  );
}
