import { t } from '@lingui/core/macro';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TryAgain } from '../../ui/feedback/TryAgain.tsx';
import type { VerdictsState } from './useTripVerdicts.ts';

interface VerdictsFailureProps {
  readonly checked: Pick<VerdictsState, 'isRetrying' | 'retry'>;
}

/** In place of verdicts that could not be worked out: meals without a mark would look safe. */
export function VerdictsFailure({ checked: { isRetrying, retry } }: VerdictsFailureProps) {
  return (
    <Notice
      tone="ember"
      role="alert"
      title={t`Could not check who can eat this.`}
      action={<TryAgain onRetry={retry} isRetrying={isRetrying} />}
    />
  );
}
