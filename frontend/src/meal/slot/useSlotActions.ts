import { useCallback, useMemo, useState } from 'react';
import { slotKey } from '../slot.ts';
import type { MealDeeds, SlotDeeds } from './slotActions.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { useVote } from './useVote.ts';

/** The deeds that all slots of a plan share, and which slot's menu is open. */
export function useSlotDeeds(
  tripId: string,
  { onAssign, onIngredients }: MealDeeds,
  { moveHere, putBack, refuse }: Pick<SlotDeeds, 'moveHere' | 'putBack' | 'refuse'>,
) {
  const { markNotNeeded, markNeeded, isMarking } = useMarkSlot(tripId);
  const vote = useVote();
  const [menuKey, setMenuKey] = useState<string | null>(null);
  const closeMenu = useCallback(() => setMenuKey(null), []);
  const deeds = useMemo(
    (): SlotDeeds => ({
      assign: onAssign,
      openIngredients: onIngredients,
      markNotNeeded: (slot, mealId) => void markNotNeeded(slot, mealId),
      markNeeded: (slot, mealId) => void markNeeded(slot, mealId),
      vote: (meal, one) => void vote(meal, one),
      ...{ moveHere, putBack, refuse },
      toggleMenu: (slot) => setMenuKey((open) => (open === slotKey(slot) ? null : slotKey(slot))),
    }),
    [onAssign, onIngredients, markNotNeeded, markNeeded, vote, moveHere, putBack, refuse],
  );
  return { deeds, isMarking, menuKey, closeMenu };
}
