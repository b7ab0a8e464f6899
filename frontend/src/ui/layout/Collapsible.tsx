import { Collapsible as ChakraCollapsible } from '@chakra-ui/react/collapsible';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';

/** Nothing of its own: what it holds brings its looks. */
const recipe = defineSlotRecipe({ slots: ['root', 'content'], base: {} });

interface CollapsibleProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** With a {@link CollapsibleTrigger} and a {@link CollapsibleContent} in it. */
  readonly children: ReactNode;
}

/** A part of the page that a button opens and closes; it is there only while it is open. */
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

/** Makes its one child, a button, open and close the {@link Collapsible} around it. */
export function CollapsibleTrigger({ children }: { readonly children: ReactElement }) {
  return <ChakraCollapsible.Trigger asChild>{children}</ChakraCollapsible.Trigger>;
}

/** What the {@link Collapsible} around it opens and closes. */
export function CollapsibleContent({ children }: { readonly children: ReactNode }) {
  return <ChakraCollapsible.Content>{children}</ChakraCollapsible.Content>;
}
