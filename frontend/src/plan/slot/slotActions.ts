import type { Slot } from '../../../../domain/plan/plan.ts';
import type { Meal, SlotId } from '../slot.ts';

/** Stable callbacks that all slots share. */
export interface SlotActions {
  readonly assign: (slot: SlotId) => void;
  readonly markNotNeeded: (slot: SlotId, mealId: string | null) => void;
  readonly markNeeded: (slot: SlotId, mealId: string) => void;
  /** Assigns the meal to the viewer. */
  readonly cook: (slot: SlotId, mealId: string) => void;
  /** Moves the picked-up meal here. */
  readonly drop: (slot: Slot<Meal>) => void;
  readonly cancel: () => void;
  /** Announces that the slot is taken. */
  readonly reject: (slot: SlotId) => void;
  readonly openMenu: (slot: SlotId) => void;
}

/** Callbacks a slot gets from the page. */
export interface MealActions {
  readonly onAssign: (slot: SlotId) => void;
  readonly onCook: (mealId: string) => void;
  /** Looks for a recipe for the slot. */
  readonly onPick: (slot: SlotId) => void;
  readonly onDelete: (mealId: string) => void;
  /** Picks the meal up; null cancels. */
  readonly onMove: (mealId: string | null) => void;
}
