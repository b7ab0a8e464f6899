import { BookOpen, CircleSlash, Move, Pencil, ShoppingBasket, Trash2 } from 'lucide-react';
import type { Slot } from '../../../../domain/trip/trip.ts';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { SharedMenu } from '../../ui/layout/SharedMenu.tsx';
import { useLastValue } from '../../ui/layout/useOpening.ts';
import { menuButtonId } from './MenuButton.tsx';
import { mealName, type Meal } from '../slot.ts';
import type { MealDeeds, SlotDeeds } from './slotActions.ts';
import { carryFocus } from './usePickUp.ts';

interface MealMenuProps {
  /** The slot whose menu is open; null while none is. */
  readonly slot: Slot<Meal> | null;
  readonly canPlan: boolean;
  readonly isOnline: boolean;
  readonly deeds: SlotDeeds;
  readonly mealDeeds: MealDeeds;
  readonly onClose: () => void;
}

/** What can be done with the meal of a slot: one menu, which opens beside the button of whichever slot asked for it. */
export function MealMenu({ slot, onClose, ...rest }: MealMenuProps) {
  const meal = useLastValue(slot?.meal ?? null);
  return (
    <SharedMenu
      triggerId={slot === null ? null : menuButtonId(slot)}
      onClose={onClose}
      finalFocus={carryFocus}
      entries={meal === null ? [] : entriesOf(meal, rest)}
      heading={meal === null ? undefined : mealName(meal)}
    />
  );
}

function entriesOf(
  meal: Meal,
  { canPlan, isOnline, deeds, mealDeeds }: Omit<MealMenuProps, 'slot' | 'onClose'>,
): MenuEntry[] {
  const isNeeded = meal.status === 'planned';
  const isDisabled = !isOnline;
  const recipe: MenuEntry = {
    id: 'recipe',
    label: 'Recipe',
    icon: <BookOpen />,
    onSelect: () => mealDeeds.onRecipe(meal.id),
  };
  const ingredients: MenuEntry = {
    id: 'ingredients',
    label: 'Ingredients',
    icon: <ShoppingBasket />,
    onSelect: () => mealDeeds.onIngredients(meal.id),
  };
  if (!canPlan) return [recipe, ingredients];
  const edit: MenuEntry = {
    id: 'edit',
    label: 'Edit',
    icon: <Pencil />,
    isDisabled,
    onSelect: () => mealDeeds.onAssign(meal),
  };
  const move: MenuEntry = {
    id: 'move',
    label: 'Move',
    icon: <Move />,
    isDisabled,
    onSelect: () => mealDeeds.onMove(meal.id),
  };
  const notNeeded: MenuEntry = {
    id: 'not-needed',
    label: 'Not Needed',
    icon: <CircleSlash />,
    isDisabled,
    onSelect: () => deeds.markNotNeeded(meal, meal.id),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 />,
    isDanger: true,
    isDisabled,
    onSelect: () => mealDeeds.onDelete(meal.id),
  };
  return isNeeded ? [edit, recipe, ingredients, move, notNeeded, remove] : [recipe, ingredients, remove];
}
