import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CloudOff } from 'lucide-react';
import { Button } from '../ui/controls/Button.tsx';
import styles from './SavingLine.module.css';
import type { Saving, SavingState } from './useSaving.ts';

const TEXTS: Record<SavingState, string> = {
  saving: t`Saving…`,
  saved: t`Saved`,
  waiting: t`Not saved, no connection. Kept here.`,
  // Said at the field.
  refused: '',
};

/** What became of the input of forms that save at once, and Undo. */
export function SavingLine({ saving: { state, undo, line } }: { readonly saving: Saving }) {
  return (
    <div className={styles['line']} ref={line}>
      <span role="status" className={styles['state']}>
        {state === 'saved' && <Check size={18} aria-hidden="true" />}
        {state === 'waiting' && <CloudOff size={18} aria-hidden="true" />}
        {state !== null && TEXTS[state]}
      </span>
      {undo !== null && (
        <Button variant="link" onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </div>
  );
}
