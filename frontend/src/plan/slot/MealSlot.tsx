import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { slotState } from '../../../../domain/plan/meal.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { DropSlot } from './DropSlot.tsx';
import { FilledSlot } from './FilledSlot.tsx';
import styles from './MealSlot.module.css';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { pressable } from './pressable.ts';
import { slotMenuId } from './slotMenuId.ts';
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
  const { canPlan, isTabStop, isOnline, isMarking } = slotProps;
  const slot = { date, type };
  if (!canPlan) {
    return (
      <div className={styles['open']}>
        <span>
          <Trans>Unassigned</Trans>
        </span>
      </div>
    );
  }
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <div className={styles['open']} aria-busy={isMarking}>
      <button
        type="button"
        className={styles['add']}
        data-control="target"
        tabIndex={tabIndex}
        id={slotButtonId(mealTimeKey(slot))}
        aria-label={t`Unassigned: assign ${slotLabel(slot)}`}
        {...pressable(isOnline, () => actions.assign(slot))}
      >
        <Plus size={18} />
        <Trans>Unassigned</Trans>
      </button>
      <button
        type="button"
        className={styles['link']}
        data-control="link"
        data-underlined=""
        tabIndex={tabIndex}
        aria-label={t`Not Needed: ${slotLabel(slot)}`}
        {...pressable(isOnline, () => actions.markNotNeeded(slot, meal?.id ?? null), isMarking)}
      >
        {isMarking ? t`Marking…` : t`Not Needed`}
      </button>
    </div>
  );
}

function NotNeededSlot({ date, type, meal, actions, ...slotProps }: SlotOfMealProps) {
  const { canPlan, isTabStop, isOnline, isMarking } = slotProps;
  const slot = { date, type };
  const hasMore = meal.name.trim() !== '' || meal.ingredientCount > 0;
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    actions.openMenu(slot);
  };
  return (
    <div
      id={slotMenuId(slot)}
      className={styles['notPlanned']}
      aria-busy={isMarking}
      onContextMenu={hasMore ? openMenu : undefined}
    >
      <span className={styles['notPlannedText']} title={meal.name}>
        <Trans>Not needed</Trans>
        {meal.name.trim() !== '' && (
          <>
            : <bdi>{meal.name}</bdi>
          </>
        )}
      </span>
      {canPlan && (
        <button
          type="button"
          className={styles['link']}
          data-control="link"
          data-underlined=""
          tabIndex={isTabStop ? 0 : -1}
          id={slotButtonId(mealTimeKey(slot))}
          aria-label={t`Mark as needed: ${slotLabel(slot)}`}
          {...pressable(isOnline, () => actions.markNeeded(slot, meal.id), isMarking)}
        >
          {isMarking ? t`Marking…` : t`Mark as needed`}
        </button>
      )}
    </div>
  );
}
