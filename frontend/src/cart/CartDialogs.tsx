import { preload } from '../browser/preload.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { useLastValue, useOpening, useWasOpen } from '../ui/layout/useOpening.ts';
import type { CartPerson } from './rows/cartParts.ts';
import type { CartRow } from './rows/cartRows.ts';

const loadOptimizeDialog = () =>
  import('./shopping/OptimizeDialog.tsx').then((module) => ({ default: module.OptimizeDialog }));
const loadAssignShoppingDialog = () =>
  import('./shopping/AssignShoppingDialog.tsx').then((module) => ({ default: module.AssignShoppingDialog }));
const OptimizeDialog = lazyDialog(loadOptimizeDialog);
const AssignShoppingDialog = lazyDialog(loadAssignShoppingDialog);

export function preloadCartDialogs(): void {
  preload(loadOptimizeDialog, loadAssignShoppingDialog);
}

interface CartDialogsProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  readonly people: readonly CartPerson[];
  readonly open: 'optimize' | 'assign-shopping' | null;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function CartDialogs({ tripId, rows, people, open, onClose, finalFocus }: CartDialogsProps) {
  const isOptimizing = open === 'optimize';
  const isAssigning = open === 'assign-shopping';
  const hasOptimized = useWasOpen(isOptimizing);
  const hasAssigned = useWasOpen(isAssigning);
  const assigning = useOpening(isAssigning);
  // No change while a dialog closes.
  const shownRows = useLastValue(open === null ? null : rows) ?? rows;
  const shared = { tripId, rows: shownRows, onClose };
  return (
    <>
      {hasOptimized && <OptimizeDialog {...shared} isOpen={isOptimizing} finalFocus={finalFocus} />}
      {hasAssigned && (
        <AssignShoppingDialog key={assigning} {...shared} people={people} isOpen={isAssigning} />
      )}
    </>
  );
}
