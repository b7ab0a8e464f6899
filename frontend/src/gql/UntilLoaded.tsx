import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { readFailure } from './errorMessage.ts';

/** Of a query. */
export interface Answer {
  readonly error?: unknown;
  readonly loading: boolean;
  readonly refetch: () => unknown;
}

interface UntilLoadedProps extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'isPage' | 'action'> {
  readonly answer: Answer;
  readonly skeleton: ReactNode;
  /** Of the failure; by default what the server says. */
  readonly text?: string;
}

/** In place of data that is not there: the skeleton, or the failure. */
export function UntilLoaded({ answer, skeleton, text, ...shown }: UntilLoadedProps) {
  if (answer.error === undefined) return skeleton;
  return (
    <ErrorState
      {...shown}
      text={text ?? readFailure(answer.error)}
      onRetry={() => void answer.refetch()}
      isRetrying={answer.loading}
    />
  );
}
