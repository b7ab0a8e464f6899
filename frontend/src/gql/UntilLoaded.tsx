import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { readFailure } from './errorMessage.ts';
import { useFailure } from './useFailure.ts';

/** Of a query. */
export interface Answer {
  readonly error?: unknown;
  readonly loading: boolean;
  readonly variables?: unknown;
  readonly refetch: () => unknown;
}

interface UntilLoadedProps extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'isPage' | 'action'> {
  readonly answer: Answer;
  readonly skeleton: ReactNode;
  /** Of the failure; by default what the server says. */
  readonly text?: string;
}

/**
 * In place of data that is not there: the skeleton, or the failure. It stays while the query is read again, so that
 * "Try again" keeps the focus.
 */
export function UntilLoaded({ answer, skeleton, text, ...shown }: UntilLoadedProps) {
  const failure = useFailure(answer.error, false, JSON.stringify(answer.variables));
  if (failure === null) return skeleton;
  return (
    <ErrorState
      {...shown}
      text={text ?? readFailure(failure)}
      onRetry={() => void answer.refetch()}
      isRetrying={answer.loading}
    />
  );
}
