import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

interface MenuProps {
  /** The button that opens it; it must take a ref and pass its props on. */
  readonly trigger: ReactNode;
  readonly entries: readonly MenuEntry[];
  /** A line above the entries, such as whose menu it is. */
  readonly heading?: ReactNode;
}

/** A list of deeds behind a button. */
export function Menu({ trigger, entries, heading }: MenuProps) {
  return (
    <ChakraMenu.Root positioning={{ placement: 'bottom-end', gutter: 6 }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            <ChakraMenu.ItemGroup>
              {heading !== undefined && <ChakraMenu.ItemGroupLabel>{heading}</ChakraMenu.ItemGroupLabel>}
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
      </Portal>
    </ChakraMenu.Root>
  );
}
