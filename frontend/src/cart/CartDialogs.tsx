import { useEffect, type ReactNode, type RefObject } from 'react';
import { preload, preloadWhenIdle } from '../browser/preload.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { useLastValue, useOpening, useWasOpen } from '../ui/layout/useOpening.ts';
import type { CartLine } from './rows/cartLists.ts';
import type { CartPerson } from './rows/cartParts.ts';
import type { CartRow } from './rows/cartRows.ts';
import type { CartView } from './rows/cartView.ts';

const loadOptimizeDialog = () =>
  import('./shopping/OptimizeDialog.tsx').then((module) => ({ default: module.OptimizeDialog }));
const loadAssignShoppingDialog = () =>
  import('./shopping/AssignShoppingDialog.tsx').then((module) => ({ default: module.AssignShoppingDialog }));
const loadDetailSheet = () =>
  import('./detail/CartDetailSheet.tsx').then((module) => ({ default: module.CartDetailSheet }));
const loadCartMenu = () => import('./head/CartMenu.tsx').then((module) => ({ default: module.CartMenu }));
const loadKeysDialog = () =>
  import('./head/CartKeysDialog.tsx').then((module) => ({ default: module.CartKeysDialog }));
const OptimizeDialog = lazyDialog(loadOptimizeDialog);
const AssignShoppingDialog = lazyDialog(loadAssignShoppingDialog);
const CartDetailSheet = lazyDialog(loadDetailSheet);
const CartMenu = lazyDialog(loadCartMenu);
const CartKeysDialog = lazyDialog(loadKeysDialog);

export type CartDialog = 'list' | 'keys' | 'optimize' | 'assign-shopping';

export function preloadCartDialogs(): void {
  preload(loadCartMenu, loadDetailSheet, loadOptimizeDialog, loadAssignShoppingDialog);
}

interface CartDialogsProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  readonly people: readonly CartPerson[];
  readonly open: CartDialog | null;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
  /** Contents of the menu. */
  readonly menu: ReactNode;
  readonly menuRef: RefObject<HTMLElement | null>;
  /** The line whose details are in a sheet. */
  readonly line: CartLine | null;
  readonly view: CartView;
  readonly onLine: (id: string | null) => void;
}

export function CartDialogs({
  tripId,
  rows,
  people,
  open,
  onClose,
  finalFocus,
  menu,
  menuRef,
  line,
  view,
  onLine,
}: CartDialogsProps) {
  const isOptimizing = open === 'optimize';
  const isAssigning = open === 'assign-shopping';
  const isInMenu = open === 'list';
  const hasOptimized = useWasOpen(isOptimizing);
  const hasAssigned = useWasOpen(isAssigning);
  const hadKeys = useWasOpen(open === 'keys');
  const hadMenu = useWasOpen(isInMenu);
  const hadLine = useWasOpen(line !== null);
  const assigning = useOpening(isAssigning);
  useEffect(() => preloadWhenIdle(loadDetailSheet, loadCartMenu), []);
  // No change while a dialog closes.
  const shownRows = useLastValue(open === null ? null : rows) ?? rows;
  const shared = { tripId, rows: shownRows, onClose };
  return (
    <>
      {hadMenu && (
        <CartMenu isOpen={isInMenu} onClose={onClose} opener={menuRef}>
          {menu}
        </CartMenu>
      )}
      {hadLine && <CartDetailSheet line={line} view={view} onClose={() => onLine(null)} onMoved={onLine} />}
      {hadKeys && <CartKeysDialog isOpen={open === 'keys'} onClose={onClose} />}
      {hasOptimized && <OptimizeDialog {...shared} isOpen={isOptimizing} finalFocus={finalFocus} />}
      {hasAssigned && (
        <AssignShoppingDialog key={assigning} {...shared} people={people} isOpen={isAssigning} />
      )}
    </>
  );
}
