import { useCallback, useMemo, useState } from 'react';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import type { MealActions, SlotActions } from './slotActions.ts';
import { useMarkSlot } from '../useMarkSlot.ts';

/** Shared slot actions and the open menu's slot. */
export function useSlotActions(
  tripId: string,
  viewerId: string | null,
  { onAssign }: Pick<MealActions, 'onAssign'>,
  { drop, cancel, reject }: Pick<SlotActions, 'drop' | 'cancel' | 'reject'>,
) {
  const { markNotNeeded, markNeeded, assignTo, isMarking } = useMarkSlot(tripId);
  const [menuKey, setMenuKey] = useState<string | null>(null);
  const closeMenu = useCallback(() => setMenuKey(null), []);
  const actions = useMemo(
    (): SlotActions => ({
      assign: onAssign,
      markNotNeeded: (slot, mealId) => void markNotNeeded(slot, mealId),
      markNeeded: (slot, mealId) => void markNeeded(slot, mealId),
      cook: (slot, mealId) => {
        if (viewerId !== null) void assignTo(slot, mealId, viewerId);
      },
      drop,
      cancel,
      reject,
      openMenu: (slot) => setMenuKey(mealTimeKey(slot)),
    }),
    [onAssign, markNotNeeded, markNeeded, assignTo, viewerId, drop, cancel, reject],
  );
  return { actions, isMarking, menuKey, closeMenu };
}
