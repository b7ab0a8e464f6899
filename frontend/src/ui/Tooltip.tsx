import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
/** A tooltip lingers this long; whoever reaches the next control in that time sees its tooltip at once. */
const SKIP_DELAY_MS = 300;

interface TooltipProps {
  readonly text: string;
  /** The control that it explains; it must take a ref and pass its props on. */
  readonly children: ReactNode;
}

/** The name of a control, or the reason why it cannot be used, after 700 ms of pointing. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={OPEN_DELAY_MS}
      closeDelay={SKIP_DELAY_MS}
      positioning={{ placement: 'bottom', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
