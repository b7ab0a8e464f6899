import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, CornerDownRight, Plus, Undo2 } from 'lucide-react';
import { slotLabel } from '../../labels/slotLabel.ts';
import type { SlotDrop } from './slotDrop.ts';
import styles from './DropSlot.module.css';
import { pressable } from './pressable.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealName, type Meal } from '../slot.ts';
import type { SlotActions } from './slotActions.ts';
import { slotButtonId } from './useGridKeys.ts';

interface DropSlotProps extends MealTime {
  readonly meal: Meal | null;
  /** What the slot has. */
  readonly meals: readonly Meal[];
  readonly dropState: SlotDrop;
  readonly isOnline: boolean;
  readonly isTabStop: boolean;
  readonly actions: SlotActions;
}

/** A slot as one button during a pick-up: drop, swap, cancel or reject. */
export function DropSlot({
  date,
  type,
  meal,
  meals,
  dropState,
  isOnline,
  isTabStop,
  actions,
}: DropSlotProps) {
  const slot = { date, type };
  const shared = {
    type: 'button' as const,
    className: styles['slot'],
    'data-drop': dropState,
    id: slotButtonId(mealTimeKey(slot)),
    tabIndex: isTabStop ? 0 : -1,
  };
  switch (dropState) {
    case 'target':
      return (
        <button
          {...shared}
          aria-label={t`Move here: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => actions.drop({ ...slot, meals }))}
        >
          <CornerDownRight size={18} />
          <Trans>Move here</Trans>
        </button>
      );
    case 'swap': {
      const other = meal === null ? '' : mealName(meal);
      return (
        <button
          {...shared}
          aria-label={t`Swap with ${other}: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => actions.drop({ ...slot, meals }))}
        >
          <span className={styles['name']}>{other}</span>
          <span className="row pine">
            <ArrowLeftRight size={16} />
            <Trans>Swap</Trans>
          </span>
        </button>
      );
    }
    case 'beside': {
      const other = meal === null ? '' : mealName(meal);
      return (
        <button
          {...shared}
          aria-label={t`Put beside ${other}: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => actions.drop({ ...slot, meals }))}
        >
          <span className={styles['name']}>{other}</span>
          <span className="row pine">
            <Plus size={16} />
            <Trans>Put beside</Trans>
          </span>
        </button>
      );
    }
    case 'source':
      return (
        <button {...shared} aria-label={t`Put back: ${slotLabel(slot)}`} onClick={actions.cancel}>
          <span className={styles['name']}>{meal === null ? '' : mealName(meal)}</span>
          <span className="row pine">
            <Undo2 size={16} />
            <Trans>Put back</Trans>
          </span>
        </button>
      );
    case 'taken': {
      const isNeeded = meal !== null && meal.status !== 'not_needed';
      const name = meal?.name.trim() ?? '';
      const what = isNeeded ? mealName(meal) : [t`Not needed`, name].filter(Boolean).join(': ');
      return (
        <button
          {...shared}
          aria-label={t`Taken by ${what}: ${slotLabel(slot)}`}
          aria-disabled="true"
          onClick={() => actions.reject(slot)}
        >
          <span className={styles['name']}>{what}</span>
        </button>
      );
    }
  }
}
