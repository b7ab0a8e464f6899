import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TryAgain } from '../../ui/feedback/TryAgain.tsx';

interface PreviewFailureProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onSave: () => void;
}

/** The preview could not be read; nothing is saved yet. */
export function PreviewFailure({ isRetrying, onRetry, onSave }: PreviewFailureProps) {
  return (
    <Notice
      tone="ember"
      role="alert"
      title={t`What this changes could not be read.`}
      text={t`Nothing is saved yet.`}
      action={
        <>
          <TryAgain onRetry={onRetry} isRetrying={isRetrying} />
          <Button variant="link" onClick={onSave} isOnlineOnly disabled={isRetrying}>
            <Trans>Save without it</Trans>
          </Button>
        </>
      }
    />
  );
}
