import { Collapsible as ChakraCollapsible } from '@chakra-ui/react/collapsible';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';

/** Unstyled. */
const recipe = defineSlotRecipe({ slots: ['root', 'content'], base: {} });

interface CollapsibleProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** With a {@link CollapsibleTrigger} and a {@link CollapsibleContent}. */
  readonly children: ReactNode;
}

/** Its content is unmounted while closed. */
export function Collapsible({ isOpen, onToggle, children }: CollapsibleProps) {
  return (
    <ChakraCollapsible.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => onToggle(open)}
      lazyMount
      unmountOnExit
    >
      {children}
    </ChakraCollapsible.Root>
  );
}

/** Its only child is the button. */
export function CollapsibleTrigger({ children }: { readonly children: ReactElement }) {
  return <ChakraCollapsible.Trigger asChild>{children}</ChakraCollapsible.Trigger>;
}

export function CollapsibleContent({ children }: { readonly children: ReactNode }) {
  return <ChakraCollapsible.Content>{children}</ChakraCollapsible.Content>;
}
