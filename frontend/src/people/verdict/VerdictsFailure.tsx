import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** In place of verdicts that could not be worked out: meals without a mark would look safe. */
export function VerdictsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="ember"
      role="alert"
      title={t`Could not check who can eat this.`}
      action={
        <Button variant="link" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
