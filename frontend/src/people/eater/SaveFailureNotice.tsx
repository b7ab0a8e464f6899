import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { SaveFailure } from './useSaveEater.ts';

interface SaveFailureNoticeProps {
  readonly failure: SaveFailure;
  /** Saves over the other change. */
  readonly onKeep: () => void;
  /** Back to what is saved. */
  readonly onDiscard: () => void;
}

/** What was typed stays in the form. */
export function SaveFailureNotice({ failure, onKeep, onDiscard }: SaveFailureNoticeProps) {
  if (!failure.isConflict) return <Notice tone="berry" role="alert" title="Not saved" text={failure.text} />;
  return (
    <Notice
      tone="ember"
      role="alert"
      title="Somebody else changed this while you were writing."
      action={
        <>
          <Button variant="link" onClick={onKeep}>
            Keep mine
          </Button>
          <Button variant="link" onClick={onDiscard}>
            Take theirs
          </Button>
        </>
      }
    />
  );
}
