import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Slot } from '../../../../domain/plan/plan.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealName, type Meal } from '../slot.ts';
import { PICK_UP_CANCEL_ID } from './PickUpBar.tsx';
import { slotButton } from './useGridKeys.ts';
import type { MoveMeal } from './useMoveMeal.ts';

interface PickUpOptions {
  /** Null for none. */
  readonly meal: Meal | null;
  /** Key of the first shown slot that takes it. */
  readonly firstTarget: string | undefined;
  readonly moveMeal: MoveMeal;
  readonly onMove: (mealId: string | null) => void;
  /** Focus target on cancel if the meal's slot is not shown. */
  readonly home: () => HTMLElement | null;
}

/** Picks a meal up from its menu or by a long press; a press on a slot drops it, Escape cancels. */
export function usePickUp({ meal, firstTarget, moveMeal, onMove, home }: PickUpOptions) {
  const [rejection, setRejection] = useState('');

  const end = useCallback(() => {
    setRejection('');
    onMove(null);
  }, [onMove]);

  const drop = useCallback(
    (slot: Slot<Meal>) => {
      end();
      if (meal !== null) void moveMeal(meal, slot);
    },
    [meal, end, moveMeal],
  );

  const cancel = useCallback(() => {
    end();
    if (meal !== null) (slotButton(mealTimeKey(meal)) ?? home())?.focus();
  }, [meal, end, home]);

  const reject = useCallback(
    (slot: MealTime) => setRejection(t`${slotLabel(slot)} is taken. Choose another slot.`),
    [],
  );

  const focusTarget = useEffectEvent(() => pickUpFocus(firstTarget)?.focus());
  const cancelByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  const mealId = meal?.id ?? null;
  useEffect(() => {
    if (mealId === null) return undefined;
    focusTarget();
    const onKeyDown = (event: KeyboardEvent) => cancelByEscape(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [mealId]);

  return {
    /** For screen readers. */
    announcement:
      meal === null
        ? ''
        : rejection ||
          t`Moving ${mealName(meal)}. Use the arrow keys to choose a slot, Enter to move the meal, Escape to cancel.`,
    drop,
    cancel,
    reject,
  };
}

/** The first shown slot that takes the picked-up meal, else Cancel. */
export function firstDropTarget(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('button[data-drop=target]') ??
    document.querySelector<HTMLElement>('button[data-drop=swap]') ??
    document.getElementById(PICK_UP_CANCEL_ID)
  );
}

/** Focus after picking up: the first slot that takes the meal, else Cancel. */
export function pickUpFocus(firstTarget: string | undefined): HTMLElement | null {
  return (
    (firstTarget === undefined ? null : slotButton(firstTarget)) ?? document.getElementById(PICK_UP_CANCEL_ID)
  );
}
