import { t } from '@lingui/core/macro';
import { BookOpen, ChartColumn, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Menu, type MenuTriggerProps } from '../ui/layout/Menu.tsx';
import type { MenuEntry } from '../ui/layout/MenuList.tsx';

interface ViewerMenuProps {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly onLogOut: () => void;
}

/** Phones only. */
export function ViewerMenu({ name, isAdmin, trigger, onLogOut }: ViewerMenuProps) {
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
          id: 'settings',
          label: t`Settings`,
          icon: <Settings />,
          onSelect: () => void navigate('/settings'),
        },
        { id: 'log-out', label: t`Log out`, icon: <LogOut />, onSelect: onLogOut },
      ]}
    />
  );
}
