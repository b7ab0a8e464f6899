import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { canBeGotInPart } from '../../../../domain/shopping/list/gotInPart.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import type { CartGroup } from '../rows/cartParts.ts';

const GotSomeDialog = lazyDialog(() => import('./GotSomeDialog.tsx').then((module) => module.GotSomeDialog), {
  isFresh: true,
});

interface GotSomeProps {
  readonly group: CartGroup;
  readonly tripId: string;
  readonly onDone: () => void;
}

/** The button for a line that the shop has too little of. */
export function GotSome({ group, tripId, onDone }: GotSomeProps) {
  const [isOpen, setOpen] = useState(false);
  const hasPart = canBeGotInPart(group) && group.rows.every(({ isWaiting }) => isWaiting !== true);
  return (
    <>
      {hasPart && (
        <Button variant="link" onClick={() => setOpen(true)} isOnlineOnly>
          <Trans>Got only some</Trans>
        </Button>
      )}
      <GotSomeDialog
        tripId={tripId}
        group={group}
        isOpen={isOpen}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
