import { LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, type MenuTriggerProps } from '../ui/Menu.tsx';
import { useTheme } from '../ui/useTheme.ts';

interface ViewerMenuProps {
  readonly name: string;
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly onLogOut: () => void;
}

/** On a phone: who is signed in, and what is not needed every day. */
export function ViewerMenu({ name, trigger, onLogOut }: ViewerMenuProps) {
  const { theme, toggleTheme } = useTheme();
  return (
    <Menu
      heading={name}
      trigger={trigger}
      entries={[
        {
          id: 'theme',
          label: theme === 'dark' ? 'Light theme' : 'Dark theme',
          icon: theme === 'dark' ? <Sun /> : <Moon />,
          onSelect: toggleTheme,
        },
        { id: 'log-out', label: 'Log out', icon: <LogOut />, onSelect: onLogOut },
      ]}
    />
  );
}
