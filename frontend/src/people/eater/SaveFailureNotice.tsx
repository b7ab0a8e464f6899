import { t } from '@lingui/core/macro';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { SaveFailure } from './saveFailure.ts';

interface SaveFailureNoticeProps {
  readonly failure: SaveFailure;
  /** Does it again; a save over the change of somebody else. */
  readonly onKeep: () => void;
  /** Back to what is saved. */
  readonly onDiscard: () => void;
}

/** What was chosen and typed stays in the form. */
export function SaveFailureNotice({ failure, onKeep, onDiscard }: SaveFailureNoticeProps) {
  const isConflict = failure.refusal !== null;
  return (
    <Notice
      tone={isConflict ? 'ember' : 'berry'}
      role="alert"
      title={isConflict ? t`Somebody else changed this while you were writing.` : t`Not saved`}
      text={isConflict ? undefined : failure.text}
      action={
        <>
          <Button variant="link" onClick={onKeep}>
            {isConflict ? t`Keep mine` : t`Try again`}
          </Button>
          <Button variant="link" onClick={onDiscard}>
            {isConflict ? t`Take theirs` : t`Discard it`}
          </Button>
        </>
      }
    />
  );
}
