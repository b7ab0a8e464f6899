import { useEffect, type ReactNode } from 'react';
import { preload, preloadWhenIdle } from '../../browser/preload.ts';
import { participantCount } from '../../labels/participantCount.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import type { CartTool } from '../head/CartMenu.tsx';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

const OptimizeDialog = lazyDialog(
  () => import('../assign/OptimizeDialog.tsx').then((module) => module.OptimizeDialog),
  { isFresh: true },
);
const AssignShoppingDialog = lazyDialog(
  () => import('../assign/AssignShoppingDialog.tsx').then((module) => module.AssignShoppingDialog),
  { isFresh: true },
);
const ShoppingDaysDialog = lazyDialog(
  () => import('../days/ShoppingDaysDialog.tsx').then((module) => module.ShoppingDaysDialog),
  { isFresh: true },
);
const CartDetailSheet = lazyDialog(() =>
  import('../detail/CartDetailSheet.tsx').then((module) => module.CartDetailSheet),
);
const CartMenu = lazyDialog(() => import('../head/CartMenu.tsx').then((module) => module.CartMenu));
const CartKeysDialog = lazyDialog(() =>
  import('../head/CartKeysDialog.tsx').then((module) => module.CartKeysDialog),
);

export type CartDialog = 'list' | 'keys' | 'optimize' | 'assign-shopping' | 'days';

export function preloadCartDialogs(): void {
  preload(
    CartMenu.load,
    CartDetailSheet.load,
    OptimizeDialog.load,
    AssignShoppingDialog.load,
    ShoppingDaysDialog.load,
  );
}

interface CartDialogsProps {
  readonly trip: TripIngredientsQuery['trip'];
  readonly rows: readonly CartRow[];
  readonly open: CartDialog | null;
  readonly onClose: () => void;
  /** Of the menu, with what stands above them. */
  readonly tools: readonly CartTool[];
  readonly menu: ReactNode;
  /** The line whose details are in a sheet. */
  readonly line: CartLine | null;
  readonly view: CartView;
  readonly onLine: (id: string | null) => void;
}

export function CartDialogs({
  trip,
  rows,
  open,
  onClose,
  tools,
  menu,
  line,
  view,
  onLine,
}: CartDialogsProps) {
  const isOptimizing = open === 'optimize';
  const isAssigning = open === 'assign-shopping';
  const isPlanningDays = open === 'days';
  const isInMenu = open === 'list';
  useEffect(() => preloadWhenIdle(CartDetailSheet.load, CartMenu.load), []);
  // No change while a dialog closes.
  const shownRows = useLastValue(open === null ? null : rows) ?? rows;
  const shared = { tripId: trip.id, rows: shownRows, onClose };
  return (
    <>
      <CartMenu
        isOpen={isInMenu}
        onClose={onClose}
        facts={factsOf(trip)}
        tools={tools.filter(({ id }) => id !== 'list')}
      >
        {menu}
      </CartMenu>
      <CartDetailSheet
        isOpen={line !== null}
        line={line}
        view={view}
        onClose={() => onLine(null)}
        onMoved={onLine}
      />
      <CartKeysDialog isOpen={open === 'keys'} onClose={onClose} />
      <OptimizeDialog {...shared} isOpen={isOptimizing} />
      <AssignShoppingDialog {...shared} people={trip.participants} isOpen={isAssigning} />
      <ShoppingDaysDialog trip={trip} isOpen={isPlanningDays} onClose={onClose} />
    </>
  );
}

/** 'Cannon Beach, Oregon, Jun 5 - Jun 8, 6 participants' */
function factsOf({ location, startDate, endDate, participants }: CartDialogsProps['trip']): string {
  return [location, dateRangeLabel(startDate, endDate), participantCount(participants)].join(', ');
}
