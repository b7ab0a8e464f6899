import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { OFFLINE, useOnline } from '../../browser/useOnline.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuListProps {
  /** Id of the button, or of what has it: anchor, and focus target on closing. */
  readonly triggerId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly entries: readonly MenuEntry[];
  readonly heading: ReactNode;
  /** Focus target if that button is gone. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

export function MenuList({ triggerId, isOpen, onOpenChange, entries, heading, finalFocus }: MenuListProps) {
  const isOnline = useOnline();
  return (
    <ChakraMenu.Root
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      ids={{ trigger: triggerId }}
      // Not portalled, to stay in a landmark; fixed, so that scrolling lists do not clip it.
      positioning={{ placement: 'bottom-end', gutter: 6, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>
          <RestoreFocus id={triggerId} otherwise={finalFocus} />
          <ChakraMenu.ItemGroup>
            {heading !== undefined && (
              <ChakraMenu.ItemGroupLabel dir="auto">{heading}</ChakraMenu.ItemGroupLabel>
            )}
            {isOnline || entries.every(({ isDisabled }) => isDisabled !== true) ? null : (
              <ChakraMenu.ItemGroupLabel>{OFFLINE}</ChakraMenu.ItemGroupLabel>
            )}
            {entries.map(({ id, label, icon, onSelect, isDanger = false, isDisabled = false }) => (
              <ChakraMenu.Item
                key={id}
                value={id}
                onSelect={onSelect}
                disabled={isDisabled}
                data-danger={isDanger ? '' : undefined}
              >
                {icon}
                {label}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.ItemGroup>
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}

/** Restores a lost focus on unmount: on slow machines the list focuses itself again after its button. */
function RestoreFocus({
  id,
  otherwise,
}: {
  readonly id: string;
  readonly otherwise: MenuListProps['finalFocus'];
}) {
  const restore = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const opener = document.getElementById(id);
    const home =
      (opener?.matches('button') === false ? opener.querySelector('button') : opener) ?? otherwise?.();
    home?.focus({ preventScroll: true });
  });
  useEffect(() => () => restore(), []);
  return null;
}
