import { CornerDownRight, Undo2 } from 'lucide-react';
import { slotLabel } from '../../labels/slotLabel.ts';
import type { SlotCarry } from './slotDrop.ts';
import styles from './DropSlot.module.css';
import { pressable } from './pressable.ts';
import { mealName, type Meal, type SlotId } from '../slot.ts';
import type { SlotDeeds } from './slotActions.ts';

interface CarrySlotProps extends SlotId {
  readonly meal: Meal | null;
  readonly carry: SlotCarry;
  readonly isOnline: boolean;
  readonly isTabStop: boolean;
  readonly deeds: SlotDeeds;
}

/** A slot while a meal is on its way: one button that takes the meal, puts it back, or says that there is no room. */
export function CarrySlot({ date, type, meal, carry, isOnline, isTabStop, deeds }: CarrySlotProps) {
  const slot = { date, type };
  const shared = {
    type: 'button' as const,
    className: styles['slot'],
    'data-carry': carry,
    'data-slot-deed': '',
    tabIndex: isTabStop ? 0 : -1,
  };
  switch (carry) {
    case 'target':
      return (
        <button
          {...shared}
          aria-label={`Move here: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => deeds.moveHere({ ...slot, meal }))}
        >
          <CornerDownRight size={18} />
          Move here
        </button>
      );
    case 'source':
      return (
        <button {...shared} aria-label={`Put back: ${slotLabel(slot)}`} onClick={deeds.putBack}>
          <span className={styles['name']}>{meal === null ? '' : mealName(meal)}</span>
          <span className={styles['hint']}>
            <Undo2 size={16} />
            Put back
          </span>
        </button>
      );
    case 'taken': {
      const what = meal === null || meal.status === 'not_needed' ? 'Not needed' : mealName(meal);
      return (
        <button
          {...shared}
          aria-label={`Taken by ${what}: ${slotLabel(slot)}`}
          aria-disabled="true"
          onClick={() => deeds.refuse(slot)}
        >
          <span className={styles['name']}>{what}</span>
        </button>
      );
    }
  }
}
