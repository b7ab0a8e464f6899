import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { SharedMenu } from '../../ui/layout/SharedMenu.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { mealEntries } from './mealEntries.tsx';
import { slotMenuId } from './slotMenuId.ts';
import { mealName, type Meal } from '../slot.ts';
import type { MealActions, SlotActions } from './slotActions.ts';

interface MealMenuProps {
  /** Null closes the menu. */
  readonly slot: Slot<Meal> | null;
  readonly canPlan: boolean;
  readonly isOnline: boolean;
  readonly actions: SlotActions;
  readonly mealActions: MealActions;
  readonly onClose: () => void;
  /** Focus target if the slot's button is gone. */
  readonly finalFocus: () => HTMLElement | null;
}

/** One menu for all slots, at the button that opened it. */
export function MealMenu({ slot, onClose, finalFocus, ...rest }: MealMenuProps) {
  const meal = useLastValue(slot === null ? null : firstDish(slot));
  return (
    <SharedMenu
      triggerId={slot === null ? null : slotMenuId(slot)}
      onClose={onClose}
      finalFocus={finalFocus}
      entries={meal === null ? [] : entriesOf(meal, rest)}
      heading={meal === null ? undefined : mealName(meal)}
    />
  );
}

function entriesOf(
  meal: Meal,
  { canPlan, isOnline, actions, mealActions: on }: Omit<MealMenuProps, 'slot' | 'onClose' | 'finalFocus'>,
): MenuEntry[] {
  const isNeeded = meal.status === 'planned';
  return mealEntries(isOnline, {
    open: () => on.onAssign(meal),
    ...((isNeeded || !canPlan) && { cook: () => on.onCook(meal.id) }),
    ...(isNeeded &&
      canPlan && {
        pick: () => on.onPick(meal),
        move: () => on.onMove(meal.id),
        copy: () => on.onCopy(meal.id),
        notNeeded: () => actions.markNotNeeded(meal, meal.id),
      }),
    ...(canPlan && { delete: () => on.onDelete(meal.id) }),
  });
}
