import type { SlotDrop } from './slotDrop.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { MealMark } from '../../people/verdict/judgedSlot.ts';
import type { Meal } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';

export interface MealSlotProps extends MealTime {
  /** The first dish; null if never planned. */
  readonly meal: Meal | null;
  /** All dishes. */
  readonly meals: readonly Meal[];
  /** "slaw and bean tacos"; null without. */
  readonly others: string | null;
  /** The first dish that nobody cooks. */
  readonly uncooked: Meal | null;
  /** Who cannot eat what, or for whom nobody can tell. */
  readonly conflict: MealMark | null;
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
