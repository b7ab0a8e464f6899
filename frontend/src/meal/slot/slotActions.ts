import type { Slot } from '../../../../domain/trip/trip.ts';
import type { Vote } from '../../gql/schema.generated.ts';
import type { Meal, SlotId } from '../slot.ts';

/** What can be done with a slot and the meal in it. They stay the same functions as long as the plan is shown. */
export interface SlotActions {
  readonly assign: (slot: SlotId) => void;
  readonly markNotNeeded: (slot: SlotId, mealId: string | null) => void;
  readonly markNeeded: (slot: SlotId, mealId: string) => void;
  readonly vote: (meal: Meal, vote: Vote) => void;
  readonly openIngredients: (mealId: string) => void;
  /** Moves the picked-up meal to this free slot. */
  readonly drop: (slot: Slot<Meal>) => void;
  /** Leaves the picked-up meal where it was. */
  readonly cancel: () => void;
  /** Says that this slot is taken. */
  readonly reject: (slot: SlotId) => void;
  /** Opens the menu of the slot's meal, or closes it. */
  readonly toggleMenu: (slot: SlotId) => void;
}

/** Of the meal of a slot, what stands outside of it: dialogs, and other slots. */
export interface MealActions {
  readonly onAssign: (slot: SlotId) => void;
  readonly onIngredients: (mealId: string) => void;
  readonly onRecipe: (mealId: string) => void;
  readonly onDelete: (mealId: string) => void;
  /** Picks the meal up; null cancels. */
  readonly onMove: (mealId: string | null) => void;
}
