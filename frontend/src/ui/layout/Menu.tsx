import { type ReactNode, Suspense, useId, useState } from 'react';
import { fetchAhead } from '../../browser/latePart.ts';
import { lateComponent } from './lazyDialog.tsx';
import type { MenuEntry, MenuListProps } from './MenuList.tsx';

/** What the button that opens a menu has to take. */
export interface MenuTriggerProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

interface MenuProps {
  /** The button that opens it, with the props it is given. */
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly entries: readonly MenuEntry[];
  /** A line above the entries, such as whose menu it is. */
  readonly heading?: ReactNode;
}

// A list of a hundred rows has a hundred menus: until one is opened it is its button and nothing more.
/** Fetches what a menu is made of: when its button is about to be pressed. */
export const loadMenuList = () => import('./MenuList.tsx').then((module) => ({ default: module.MenuList }));
export const MenuList = lateComponent<MenuListProps>(loadMenuList);

/** A list of actions behind a button. */
export function Menu({ trigger, entries, heading }: MenuProps) {
  const triggerId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const load = () => fetchAhead(loadMenuList);
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
