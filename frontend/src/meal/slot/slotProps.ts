import type { SlotDrop } from './slotDrop.ts';
import type { Meal, SlotId } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';

/** What a slot of the plan shows, and what can be done in it. */
export interface MealSlotProps extends SlotId {
  /** The meal in the slot, null while nothing was ever planned there. */
  readonly meal: Meal | null;
  /** What it has in it that the group does not eat; null for nothing. */
  readonly dietMark: string | null;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isOnline: boolean;
  readonly isTripCompleted: boolean;
  /** Whether the Tab key stops here: of all slots of a plan it does at one, the arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly isMarking: boolean;
  readonly isMenuOpen: boolean;
  /** What the slot is to the picked-up meal; null for none. */
  readonly dropState: SlotDrop | null;
  readonly actions: SlotActions;
}

/** The same of a slot that holds a meal. */
export interface SlotOfMealProps extends MealSlotProps {
  readonly meal: Meal;
}
