import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** In place of verdicts that could not be worked out: meals without a mark would look safe. */
export function VerdictsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="ember"
      role="alert"
      title="Could not check who can eat this."
      action={
        <Button variant="link" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
