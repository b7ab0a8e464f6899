import type { Vote } from '../gql/schema.generated.ts';
import type { Meal, SlotId } from './slot.ts';

/** What can be done with a slot and the meal in it. They stay the same functions as long as the plan is shown. */
export interface SlotDeeds {
  readonly assign: (slot: SlotId) => void;
  readonly markNotNeeded: (slot: SlotId, mealId: string | null) => void;
  readonly markNeeded: (slot: SlotId, mealId: string) => void;
  readonly vote: (meal: Meal, vote: Vote) => void;
  readonly openIngredients: (mealId: string) => void;
  /** Opens the menu of the slot's meal, or closes it. */
  readonly toggleMenu: (slot: SlotId) => void;
}

/** Of the meal of a slot, what stands outside of it: dialogs, and other slots. */
export interface MealDeeds {
  readonly onAssign: (slot: SlotId) => void;
  readonly onIngredients: (mealId: string) => void;
  readonly onRecipe: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
}
