import type { Slot } from '../../../../domain/plan/plan.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import type { Meal } from '../slot.ts';

/** Stable callbacks that all slots share. */
export interface SlotActions {
  readonly assign: (slot: MealTime) => void;
  readonly markNotNeeded: (slot: MealTime, mealId: string | null) => void;
  readonly markNeeded: (slot: MealTime, mealId: string) => void;
  /** Assigns the meal to the viewer. */
  readonly cook: (slot: MealTime, mealId: string) => void;
  /** Moves the picked-up meal here. */
  readonly drop: (slot: Slot<Meal>) => void;
  readonly cancel: () => void;
  /** Announces that the slot is taken. */
  readonly reject: (slot: MealTime) => void;
  readonly openMenu: (slot: MealTime) => void;
}

/** Callbacks a slot gets from the page. */
export interface MealActions {
  readonly onAssign: (slot: MealTime) => void;
  readonly onCook: (mealId: string) => void;
  /** Looks for a recipe for the slot. */
  readonly onPick: (slot: MealTime) => void;
  readonly onDelete: (mealId: string) => void;
  readonly onCopy: (mealId: string) => void;
  /** Picks the meal up; null cancels. */
  readonly onMove: (mealId: string | null) => void;
}
