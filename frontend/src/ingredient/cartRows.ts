import { chosenName, isReplaced } from '../../../domain/ingredient.ts';
import type { MealType } from '../../../domain/meal.ts';
import type { ShoppingRow } from '../../../domain/shopping.ts';
import { mealTypeOf } from '../gql/mealEnums.ts';
import type { TripIngredientsQuery } from './TripIngredients.generated.ts';

type MealOfTrip = TripIngredientsQuery['trip']['meals'][number];

/** One ingredient as the cart needs it: what to buy, and for which meal. */
export interface CartRow extends ShoppingRow {
  readonly mealId: string;
  readonly mealName: string;
  readonly mealType: MealType;
  readonly quantity: string | null;
  readonly unit: string | null;
  /** The name that an alternative was chosen for; null when there is none. */
  readonly insteadOf: string | null;
}

/** All ingredients of a trip, under the name that is to be bought. */
export function cartRows(meals: readonly MealOfTrip[]): CartRow[] {
  return meals.flatMap((meal) =>
    meal.ingredients.map((ingredient) => ({
      id: ingredient.id,
      mealId: meal.id,
      mealName: meal.name,
      mealType: mealTypeOf(meal.type),
      name: chosenName(ingredient),
      insteadOf: isReplaced(ingredient) ? ingredient.name : null,
      quantity: ingredient.quantity,
      unit: ingredient.unit,
      purchased: ingredient.purchased,
      assignedToId: ingredient.assignedToId,
    })),
  );
}
