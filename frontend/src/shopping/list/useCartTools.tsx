import { t } from '@lingui/core/macro';
import { CalendarDays, Keyboard, ListTree, Merge, Printer, Share, UserCheck } from 'lucide-react';
import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import type { CartTool } from '../head/CartMenu.tsx';
import { cartParts, withoutPurchased } from '../rows/cartParts.ts';
import { viewForOthers } from '../rows/cartView.ts';
import { cartText } from './cartText.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import type { CartDialog } from './CartDialogs.tsx';
import { shareText } from './shareText.ts';
import type { Cart } from './useCart.ts';

/** The rare actions of the list. */
export function useCartTools(
  trip: TripIngredientsQuery['trip'],
  cart: Cart,
  open: (dialog: CartDialog) => void,
): readonly CartTool[] {
  const isDisabled = !useOnline();
  const { rows, repeats, isNarrow } = cart;
  const canChange = cart.view.canAssign && rows.length > 0;
  const unassigned = groupRows(
    rows.filter(({ assignedToId, purchased }) => assignedToId === null && !purchased),
  );
  const twice = repeats.duplicates.length;
  const tool = (
    id: CartDialog,
    name: string,
    Icon: typeof Merge,
    more: Partial<CartTool> = {},
  ): CartTool => ({ id, name, icon: <Icon size={20} />, isDisabled, onPress: () => open(id), ...more });
  const inMenu = { isDisabled: false, isRare: true };
  const assignNote =
    unassigned.length > 0 ? { note: t`${{ count: unassigned.length }} without a shopper` } : {};
  return [
    ...(canChange ? [tool('assign-shopping', t`Assign Shopping`, UserCheck, assignNote)] : []),
    ...(canChange && twice > 0
      ? [tool('optimize', t`Optimize`, Merge, { note: t`${twice} on the list twice` })]
      : []),
    ...(canChange ? [tool('days', t`Shopping days`, CalendarDays, { isRare: true })] : []),
    ...(isNarrow ? [tool('list', t`Group by`, ListTree, inMenu)] : []),
    tool('list', t`Share list`, Share, { ...inMenu, id: 'share', onPress: () => share(trip, cart) }),
    tool('list', t`Print`, Printer, { ...inMenu, id: 'print', onPress: () => window.print() }),
    ...(isNarrow ? [] : [tool('keys', t`Keys`, Keyboard, inMenu)]),
  ];
}

function share(trip: TripIngredientsQuery['trip'], cart: Cart): void {
  const { name, location, startDate, endDate } = trip;
  const { optimisticRows, isToCheck, grouping } = cart;
  const view = viewForOthers(cart.view);
  const parts = cartParts(optimisticRows, view.people, grouping, isToCheck);
  const text = cartText({
    tripName: name,
    location,
    dates: dateRangeLabel(startDate, endDate),
    parts: cart.showsPurchased ? parts : withoutPurchased(parts),
    view,
  });
  void shareText({ title: t`${name}: Shopping List`, text, noun: 'List' });
}
