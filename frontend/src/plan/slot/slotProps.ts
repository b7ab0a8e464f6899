import type { SlotDrop } from './slotDrop.ts';
import type { Meal, SlotId } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';

export interface MealSlotProps extends SlotId {
  /** Null if never planned. */
  readonly meal: Meal | null;
  /** Who eats: "7 eat · 1 vegan"; null if nobody knows. */
  readonly tableLine: string | null;
  /** Who cannot eat what: "Ana (coeliac): couscous". */
  readonly tableConflict: string | null;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isOnline: boolean;
  readonly isTripCompleted: boolean;
  /** Tab stop of the grid: one slot only (roving tabindex). */
  readonly isTabStop: boolean;
  readonly isMarking: boolean;
  readonly isMenuOpen: boolean;
  /** Null while no meal is moved. */
  readonly dropState: SlotDrop | null;
  readonly actions: SlotActions;
}

export interface SlotOfMealProps extends MealSlotProps {
  readonly meal: Meal;
}
