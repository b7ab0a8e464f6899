import { useCallback, useMemo, useState } from 'react';
import { slotKey } from '../slot.ts';
import type { MealActions, SlotActions } from './slotActions.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { useVote } from './useVote.ts';

/** Shared slot actions and the open menu's slot. */
export function useSlotActions(
  tripId: string,
  viewerId: string | null,
  { onAssign, onIngredients }: MealActions,
  { drop, cancel, reject }: Pick<SlotActions, 'drop' | 'cancel' | 'reject'>,
) {
  const { markNotNeeded, markNeeded, assignTo, isMarking } = useMarkSlot(tripId);
  const vote = useVote();
  const [menuKey, setMenuKey] = useState<string | null>(null);
  const closeMenu = useCallback(() => setMenuKey(null), []);
  const actions = useMemo(
    (): SlotActions => ({
      assign: onAssign,
      openIngredients: onIngredients,
      markNotNeeded: (slot, mealId) => void markNotNeeded(slot, mealId),
      markNeeded: (slot, mealId) => void markNeeded(slot, mealId),
      cook: (slot, mealId) => {
        if (viewerId !== null) void assignTo(slot, mealId, viewerId);
      },
      vote: (meal, one) => void vote(meal, one),
      drop,
      cancel,
      reject,
      toggleMenu: (slot) => setMenuKey((open) => (open === slotKey(slot) ? null : slotKey(slot))),
    }),
    [onAssign, onIngredients, markNotNeeded, markNeeded, assignTo, viewerId, vote, drop, cancel, reject],
  );
  return { actions, isMarking, menuKey, closeMenu };
}
