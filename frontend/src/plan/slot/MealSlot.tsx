import { CircleSlash, Plus } from 'lucide-react';
import { memo } from 'react';
import { slotState } from '../../../../domain/plan/meal.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { DropSlot } from './DropSlot.tsx';
import { FilledSlot } from './FilledSlot.tsx';
import styles from './MealSlot.module.css';
import { MenuButton } from './MenuButton.tsx';
import { slotKey } from '../slot.ts';
import { pressable } from './pressable.ts';
import type { MealSlotProps, SlotOfMealProps } from './slotProps.ts';
import { slotButtonId } from './useGridKeys.ts';

/** A slot: empty, suggested, assigned or not needed. */
export const MealSlot = memo(function MealSlot(props: MealSlotProps) {
  const { dropState } = props;
  if (dropState !== null) return <DropSlot {...props} dropState={dropState} />;
  const state = slotState(props.meal);
  if (props.meal !== null && state === 'not_needed') return <NotNeededSlot {...props} meal={props.meal} />;
  if (props.meal === null || state === 'unassigned') return <EmptySlot {...props} />;
  return <FilledSlot {...props} meal={props.meal} />;
});

function EmptySlot({ date, type, meal, actions, ...slotProps }: MealSlotProps) {
  const { canPlan, isTripCompleted, isTabStop, isOnline, isMarking } = slotProps;
  const slot = { date, type };
  if (!canPlan) {
    return (
      <div className={styles['empty']}>
        <div className={styles['locked']}>
          Unassigned
          {isTripCompleted && (
            <button
              type="button"
              className={styles['completed']}
              aria-label={`Completed: ${slotLabel(slot)}`}
              disabled
            >
              Completed
            </button>
          )}
        </div>
      </div>
    );
  }
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div className={styles['empty']} aria-busy={isMarking}>
      <button
        type="button"
        className={styles['add']}
        tabIndex={tabIndex}
        id={slotButtonId(slotKey(slot))}
        aria-label={`Unassigned: assign ${slotLabel(slot)}`}
        {...pressable(isOnline, () => actions.assign(slot))}
      >
        <Plus size={20} />
        Unassigned
      </button>
      <button
        type="button"
        className={styles['notNeeded']}
        tabIndex={tabIndex}
        aria-label={`Not Needed: ${slotLabel(slot)}`}
        {...pressable(isOnline, () => actions.markNotNeeded(slot, meal?.id ?? null), isMarking)}
      >
        {isMarking ? 'Marking…' : 'Not Needed'}
      </button>
    </div>
  );
}

function NotNeededSlot({ date, type, meal, actions, ...slotProps }: SlotOfMealProps) {
  const { canPlan, isTabStop, isOnline, isMarking, isMenuOpen } = slotProps;
  const slot = { date, type };
  const hasMore = meal.name.trim() !== '' || meal.ingredientCount > 0;
  return (
    <div className={styles['notPlanned']} aria-busy={isMarking}>
      <p className={styles['notPlannedText']}>
        <CircleSlash size={16} strokeWidth={2} />
        Not needed
      </p>
      {meal.name.trim() !== '' && (
        <p className={styles['notPlannedName']} dir="auto" title={meal.name}>
          {meal.name}
        </p>
      )}
      {canPlan && (
        <button
          type="button"
          className={styles['link']}
          tabIndex={isTabStop ? 0 : -1}
          id={slotButtonId(slotKey(slot))}
          aria-label={`Mark as needed: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => actions.markNeeded(slot, meal.id), isMarking)}
        >
          {isMarking ? 'Marking…' : 'Mark as needed'}
        </button>
      )}
      {hasMore && (
        <MenuButton slot={slot} meal={meal} isTabStop={isTabStop} isOpen={isMenuOpen} actions={actions} />
      )}
    </div>
  );
}
