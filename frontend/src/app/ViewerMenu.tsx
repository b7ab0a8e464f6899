import { t } from '@lingui/core/macro';
import { BookOpen, ChartColumn, CircleUserRound, CloudDownload, LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Menu, type MenuTriggerProps } from '../ui/layout/Menu.tsx';
import type { MenuEntry } from '../ui/layout/MenuList.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';

interface ViewerMenuProps {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly onOffline: () => void;
  readonly onLogOut: () => void;
}

/** Phones only. */
export function ViewerMenu({ name, isAdmin, trigger, onOffline, onLogOut }: ViewerMenuProps) {
  const { theme, toggleTheme } = useTheme();
  const navigate = useNavigate();
  const toAdmin: MenuEntry = {
    id: 'admin',
    label: t`Admin Dashboard`,
    icon: <ChartColumn />,
    onSelect: () => void navigate('/admin'),
  };
  return (
    <Menu
      heading={name}
      trigger={trigger}
      entries={[
        ...(isAdmin ? [toAdmin] : []),
        { id: 'recipes', label: t`Recipes`, icon: <BookOpen />, onSelect: () => void navigate('/recipes') },
        {
          id: 'theme',
          label: theme === 'dark' ? t`Light theme` : t`Dark theme`,
          icon: theme === 'dark' ? <Sun /> : <Moon />,
          onSelect: toggleTheme,
        },
        {
          id: 'account',
          label: t`Account`,
          icon: <CircleUserRound />,
          onSelect: () => void navigate('/account'),
        },
        { id: 'offline', label: t`Offline data`, icon: <CloudDownload />, onSelect: onOffline },
        { id: 'log-out', label: t`Log out`, icon: <LogOut />, onSelect: onLogOut },
      ]}
    />
  );
}
