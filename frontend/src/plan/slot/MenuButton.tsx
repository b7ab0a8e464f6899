import { Ellipsis } from 'lucide-react';
import { preload } from '../../browser/preload.ts';
import { loadMenuList } from '../../ui/layout/Menu.tsx';
import styles from './MealSlot.module.css';
import { mealName, slotKey, type Meal, type SlotId } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';

interface MenuButtonProps {
  readonly slot: SlotId;
  readonly meal: Meal;
  readonly isTabStop: boolean;
  readonly isOpen: boolean;
  readonly actions: Pick<SlotActions, 'toggleMenu'>;
}

/** Opens the plan's shared menu for this slot. */
export function MenuButton({ slot, meal, isTabStop, isOpen, actions }: MenuButtonProps) {
  const load = () => preload(loadMenuList);
  return (
    <button
      type="button"
      id={menuButtonId(slot)}
      className={styles['menu']}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={`More for ${mealName(meal)}`}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => actions.toggleMenu(slot)}
    >
      <Ellipsis size={18} />
    </button>
  );
}

export function menuButtonId(slot: SlotId): string {
  return `meal-menu-${slotKey(slot)}`;
}
