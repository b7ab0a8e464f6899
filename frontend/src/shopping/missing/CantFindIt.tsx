import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { unavailableLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './CantFindIt.module.css';
import { GotSome } from './GotSome.tsx';
import { useMissing } from './useMissing.ts';

const MissingDialog = lazyDialog(() => import('./MissingDialog.tsx').then((module) => module.MissingDialog), {
  isFresh: true,
});

interface CantFindItProps {
  readonly group: CartGroup;
  readonly view: Pick<CartView, 'tripId' | 'people' | 'canTick'>;
  /** Once it is said what becomes of the line. */
  readonly onDone: () => void;
}

/** The buttons for a line that the shop does not have, or has too little of, and what was said of it. */
export function CantFindIt({ group, view, onDone }: CantFindItProps) {
  const [isOpen, setOpen] = useState(false);
  const { clear } = useMissing(view.tripId, group.rows);
  if (group.isPurchased) return null;
  const label = unavailableLabel(group.rows, view.people);
  const messages = new Set(group.rows.flatMap(({ unavailable }) => unavailable?.message ?? []));
  return (
    <div className={styles['missing']}>
      {label !== null && (
        <p className={styles['label']}>
          {capitalized(asText(label))}
          {[...messages].map((message) => (
            <q key={message} dir="auto">
              {message}
            </q>
          ))}
          {view.canTick && (
            <Button variant="link" onClick={() => void clear()} isOnlineOnly>
              <Trans>It’s here after all</Trans>
            </Button>
          )}
        </p>
      )}
      {view.canTick && (
        <>
          <Button icon={<SearchX size={20} />} onClick={() => setOpen(true)} isOnlineOnly>
            <Trans>I can’t find it</Trans>
          </Button>
          <GotSome group={group} tripId={view.tripId} onDone={onDone} />
        </>
      )}
      <MissingDialog
        tripId={view.tripId}
        group={group}
        isOpen={isOpen}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
