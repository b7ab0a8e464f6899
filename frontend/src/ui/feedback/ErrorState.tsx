import { t } from '@lingui/core/macro';
import { EmptyState } from '@chakra-ui/react/empty-state';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorStateRecipe } from '../theme/feedback.recipe.ts';
import styles from './ErrorState.module.css';
import { TryAgain } from './TryAgain.tsx';

interface ErrorStateProps {
  readonly title?: string;
  /** Makes the title the page's h1. */
  readonly isPage?: boolean;
  readonly text: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Another way out, such as a link home. */
  readonly action?: ReactNode;
}

/** A loading failure, with a way out. */
export function ErrorState({
  title = t`Something went wrong`,
  isPage = false,
  text,
  onRetry,
  isRetrying = false,
  action,
}: ErrorStateProps) {
  return (
    <EmptyState.Root recipe={errorStateRecipe} role="alert">
      <EmptyState.Content>
        <EmptyState.Indicator>
          <TriangleAlert size={28} strokeWidth={1.5} />
        </EmptyState.Indicator>
        <EmptyState.Title as={isPage ? 'h1' : 'h2'}>{title}</EmptyState.Title>
        <EmptyState.Description>{text}</EmptyState.Description>
        <div className={styles['actions']}>
          {onRetry !== undefined && <TryAgain variant="primary" onRetry={onRetry} isRetrying={isRetrying} />}
          {action}
        </div>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
