import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../controls/Button.tsx';

interface TryAgainProps {
  readonly variant?: ComponentProps<typeof Button>['variant'];
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Beside a failure, which has to stay while it is tried again, so that the focus does; also offline, which it checks. */
export function TryAgain({ variant = 'link', onRetry, isRetrying }: TryAgainProps) {
  const icon = variant === 'link' ? undefined : <RotateCw size={18} />;
  return (
    <Button variant={variant} icon={icon} onClick={onRetry} isWorking={isRetrying}>
      <Trans>Try again</Trans>
    </Button>
  );
}
