import { useRef } from 'react';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { detailsId } from '../rows/detailsId.ts';
import { nextToTick } from '../rows/lineFocus.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';
import { CartDetail } from './CartDetail.tsx';
import { CantFindIt } from '../missing/CantFindIt.tsx';
import { CartDetailActions } from './CartDetailActions.tsx';
import { lineSummary } from './lineSummary.ts';

interface CartDetailSheetProps {
  /** Null while closed. */
  readonly line: CartLine | null;
  readonly view: CartView;
  readonly onClose: () => void;
  readonly onMoved: (lineId: string) => void;
}

/** The details of a line in a sheet; the focus returns to the line, else to the list. */
export function CartDetailSheet({ line, view, onClose, onMoved }: CartDetailSheetProps) {
  const shown = useLastValue(line);
  // Not the note: its field would open a phone's keyboard.
  const actionRef = useRef<HTMLButtonElement>(null);
  if (shown === null) return null;
  const { group, part } = shown;
  return (
    <AppDialog
      isOpen={line !== null}
      onClose={onClose}
      title={<span dir="auto">{capitalized(group.name)}</span>}
      description={lineSummary(shown)}
      width="sheet"
      footer={
        view.canTick ? (
          <CartDetailActions group={group} onDone={onClose} ref={actionRef}>
            <CantFindIt group={group} view={view} onDone={onClose} />
          </CartDetailActions>
        ) : undefined
      }
      initialFocusRef={actionRef}
      // The line may have folded.
      finalFocus={() => document.getElementById(detailsId(part.id, group.key)) ?? nextToTick()}
    >
      <CartDetail key={group.key} group={group} view={view} onMoved={onMoved} Heading="h2" />
    </AppDialog>
  );
}
