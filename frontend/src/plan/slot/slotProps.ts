import type { SlotDrop } from './slotDrop.ts';
import type { Meal, SlotId } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';

export interface MealSlotProps extends SlotId {
  /** Null if never planned. */
  readonly meal: Meal | null;
  /** Who cannot eat what: "Ana can’t eat couscous". */
  readonly conflict: string | null;
  /** Its day is over. */
  readonly isPast: boolean;
  /** Nobody but the viewer could cook. */
  readonly isSolo: boolean;
  readonly canPlan: boolean;
  readonly isOnline: boolean;
  /** Tab stop of the grid: one slot only (roving tabindex). */
  readonly isTabStop: boolean;
  readonly isMarking: boolean;
  /** Null while no meal is moved. */
  readonly dropState: SlotDrop | null;
  readonly actions: SlotActions;
}

export interface SlotOfMealProps extends MealSlotProps {
  readonly meal: Meal;
}
