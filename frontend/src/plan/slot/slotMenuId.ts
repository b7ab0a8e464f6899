import { slotKey, type SlotId } from '../slot.ts';

/** Of what the menu of a meal opens at; gone while meals are moved. */
export function slotMenuId(slot: SlotId): string {
  return `meal-menu-${slotKey(slot)}`;
}
