import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { OFFLINE, useOnline } from '../../browser/useOnline.ts';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuListProps {
  /** Id of the button beside which it opens, and which has the focus again afterwards. */
  readonly triggerId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly entries: readonly MenuEntry[];
  readonly heading: ReactNode;
  /** What has the focus afterwards where that button is gone by then. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** The list of a menu: arrow keys, first letters, Escape. */
export function MenuList({ triggerId, isOpen, onOpenChange, entries, heading, finalFocus }: MenuListProps) {
  const isOnline = useOnline();
  return (
    <ChakraMenu.Root
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      ids={{ trigger: triggerId }}
      // Beside its button in the page's own landmarks; fixed, so that no list that scrolls cuts it off.
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

/**
 * Gives the focus to an element when it would be nobody's. On a slow machine the list takes the focus a second time
 * after its button had it back, and goes away with it.
 */
function RestoreFocus({
  id,
  otherwise,
}: {
  readonly id: string;
  readonly otherwise: MenuListProps['finalFocus'];
}) {
  const restore = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const home = document.getElementById(id) ?? otherwise?.();
    home?.focus({ preventScroll: true });
  });
  useEffect(() => () => restore(), []);
  return null;
}
