import { plural } from '@lingui/core/macro';
import { useEffect, type ReactNode } from 'react';
import { preload, preloadWhenIdle } from '../../browser/preload.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue, useOpening, useWasOpen } from '../../browser/hooks/useOpening.ts';
import type { CartTool } from '../head/CartMenu.tsx';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

const loadOptimizeDialog = () =>
  import('../assign/OptimizeDialog.tsx').then((module) => ({ default: module.OptimizeDialog }));
const loadAssignShoppingDialog = () =>
  import('../assign/AssignShoppingDialog.tsx').then((module) => ({ default: module.AssignShoppingDialog }));
const loadShoppingDaysDialog = () =>
  import('../days/ShoppingDaysDialog.tsx').then((module) => ({ default: module.ShoppingDaysDialog }));
const loadDetailSheet = () =>
  import('../detail/CartDetailSheet.tsx').then((module) => ({ default: module.CartDetailSheet }));
const loadCartMenu = () => import('../head/CartMenu.tsx').then((module) => ({ default: module.CartMenu }));
const loadKeysDialog = () =>
  import('../head/CartKeysDialog.tsx').then((module) => ({ default: module.CartKeysDialog }));
const OptimizeDialog = lazyDialog(loadOptimizeDialog);
const AssignShoppingDialog = lazyDialog(loadAssignShoppingDialog);
const ShoppingDaysDialog = lazyDialog(loadShoppingDaysDialog);
const CartDetailSheet = lazyDialog(loadDetailSheet);
const CartMenu = lazyDialog(loadCartMenu);
const CartKeysDialog = lazyDialog(loadKeysDialog);

export type CartDialog = 'list' | 'keys' | 'optimize' | 'assign-shopping' | 'days';

export function preloadCartDialogs(): void {
  preload(
    loadCartMenu,
    loadDetailSheet,
    loadOptimizeDialog,
    loadAssignShoppingDialog,
    loadShoppingDaysDialog,
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
  const hasOptimized = useWasOpen(isOptimizing);
  const hasAssigned = useWasOpen(isAssigning);
  const hasPlannedDays = useWasOpen(isPlanningDays);
  const hadKeys = useWasOpen(open === 'keys');
  const hadMenu = useWasOpen(isInMenu);
  const hadLine = useWasOpen(line !== null);
  const optimizing = useOpening(isOptimizing);
  const assigning = useOpening(isAssigning);
  const planningDays = useOpening(isPlanningDays);
  useEffect(() => preloadWhenIdle(loadDetailSheet, loadCartMenu), []);
  // No change while a dialog closes.
  const shownRows = useLastValue(open === null ? null : rows) ?? rows;
  const shared = { tripId: trip.id, rows: shownRows, onClose };
  return (
    <>
      {hadMenu && (
        <CartMenu
          isOpen={isInMenu}
          onClose={onClose}
          facts={factsOf(trip)}
          tools={tools.filter(({ id }) => id !== 'list')}
        >
          {menu}
        </CartMenu>
      )}
      {hadLine && <CartDetailSheet line={line} view={view} onClose={() => onLine(null)} onMoved={onLine} />}
      {hadKeys && <CartKeysDialog isOpen={open === 'keys'} onClose={onClose} />}
      {hasOptimized && <OptimizeDialog key={optimizing} {...shared} isOpen={isOptimizing} />}
      {hasAssigned && (
        <AssignShoppingDialog key={assigning} {...shared} people={trip.participants} isOpen={isAssigning} />
      )}
      {hasPlannedDays && (
        <ShoppingDaysDialog key={planningDays} trip={trip} isOpen={isPlanningDays} onClose={onClose} />
      )}
    </>
  );
}

/** 'Cannon Beach, Oregon, Jun 5 - Jun 8, 6 participants' */
function factsOf({ location, startDate, endDate, participants }: CartDialogsProps['trip']): string {
  const count = participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED').length;
  const people = plural(count, { one: '# participant', other: '# participants' });
  return [location, dateRangeLabel(startDate, endDate), people].join(', ');
}
