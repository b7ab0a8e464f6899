import { EmptyState as ChakraEmptyState } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../theme/feedback.recipe.ts';

interface EmptyStateProps {
  /** A small drawing or an icon; decoration. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly text?: ReactNode;
  /** The one clear thing to do. */
  readonly action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root recipe={emptyStateRecipe}>
      <ChakraEmptyState.Content>
        {picture !== undefined && (
          <ChakraEmptyState.Indicator aria-hidden="true">{picture}</ChakraEmptyState.Indicator>
        )}
        <ChakraEmptyState.Title>{title}</ChakraEmptyState.Title>
        {text !== undefined && <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>}
        {action !== undefined && <div style={{ marginTop: 18 }}>{action}</div>}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
