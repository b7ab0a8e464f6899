import { t } from '@lingui/core/macro';
import { BookOpen, BookSearch, ChefHat, CircleSlash, Move, Trash2 } from 'lucide-react';
import { firstDish, type Slot } from '../../../../domain/plan/plan.ts';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { SharedMenu } from '../../ui/layout/SharedMenu.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
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
  { canPlan, isOnline, actions, mealActions }: Omit<MealMenuProps, 'slot' | 'onClose' | 'finalFocus'>,
): MenuEntry[] {
  const isNeeded = meal.status === 'planned';
  const isDisabled = !isOnline;
  const open: MenuEntry = {
    id: 'open',
    label: t`Open`,
    icon: <BookOpen />,
    onSelect: () => mealActions.onAssign(meal),
  };
  const cook: MenuEntry = {
    id: 'cook',
    label: t`Cook`,
    icon: <ChefHat />,
    onSelect: () => mealActions.onCook(meal.id),
  };
  if (!canPlan) return [open, cook];
  const pick: MenuEntry = {
    id: 'pick',
    label: t`Choose another recipe`,
    icon: <BookSearch />,
    isDisabled,
    onSelect: () => mealActions.onPick(meal),
  };
  const move: MenuEntry = {
    id: 'move',
    label: t`Move`,
    icon: <Move />,
    isDisabled,
    onSelect: () => mealActions.onMove(meal.id),
  };
  const notNeeded: MenuEntry = {
    id: 'not-needed',
    label: t`Not Needed`,
    icon: <CircleSlash />,
    isDisabled,
    onSelect: () => actions.markNotNeeded(meal, meal.id),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: t`Delete`,
    icon: <Trash2 />,
    isDanger: true,
    isDisabled,
    onSelect: () => mealActions.onDelete(meal.id),
  };
  return isNeeded ? [open, cook, pick, move, notNeeded, remove] : [open, remove];
}
