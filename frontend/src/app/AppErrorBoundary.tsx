import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  /** `onRetry` renders the children again. */
  readonly fallback: (onRetry: () => void) => ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** React has error boundaries as classes only. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen failed to render.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}

interface TierProps {
  readonly children: ReactNode;
}

/** Outer tier: the shell failed, and only a reload helps. */
export function AppErrorBoundary({ children }: TierProps) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <ErrorState
            isPage
            title={t`Something went wrong`}
            text={t`The page could not be displayed. Reloading it usually helps. Your saved data is safe.`}
            action={
              <Button variant="primary" onClick={() => window.location.reload()}>
                <Trans>Reload</Trans>
              </Button>
            }
          />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Inner tier: the header stays. Pass the path as key. */
export function PageErrorBoundary({ children }: TierProps) {
  return (
    <ErrorBoundary
      fallback={(onRetry) => (
        <ErrorState
          isPage
          title={t`Something went wrong`}
          text={t`This page could not be displayed. If there is a new version, reloading the page helps.`}
          onRetry={onRetry}
          action={
            <Button onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          }
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
