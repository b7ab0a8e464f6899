import { EmptyState as ChakraEmptyState } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../theme/feedback.recipe.ts';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: string;
  /** The next step, in a sentence. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** An empty list with its next step. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root recipe={emptyStateRecipe}>
      <ChakraEmptyState.Content>
        {picture !== undefined && (
          <ChakraEmptyState.Indicator aria-hidden="true">{picture}</ChakraEmptyState.Indicator>
        )}
        <ChakraEmptyState.Title>{title}</ChakraEmptyState.Title>
        {text !== undefined && <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>}
        {action !== undefined && <div style={{ marginTop: 'var(--s16)' }}>{action}</div>}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
