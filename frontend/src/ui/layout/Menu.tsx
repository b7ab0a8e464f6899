import { type ReactNode, Suspense, useId, useState } from 'react';
import { preload } from '../../browser/preload.ts';
import { lazyComponent } from './lazyComponent.tsx';
import type { MenuEntry } from './MenuList.tsx';

export interface MenuTriggerProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

interface MenuProps {
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly entries: readonly MenuEntry[];
  /** Above the entries. */
  readonly heading?: ReactNode;
}

// Loaded and mounted on first use: long lists have a menu per row.
export const MenuList = lazyComponent(() => import('./MenuList.tsx').then((module) => module.MenuList));

export function Menu({ trigger, entries, heading }: MenuProps) {
  const triggerId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const load = () => preload(MenuList.load);
  return (
    <>
      {trigger({
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => {
          setWasOpened(true);
          setOpen(!isOpen);
        },
        onPointerEnter: load,
        onFocus: load,
      })}
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuList
            triggerId={triggerId}
            isOpen={isOpen}
            onOpenChange={setOpen}
            entries={entries}
            heading={heading}
          />
        </Suspense>
      )}
    </>
  );
}
