import { type ReactNode, Suspense } from 'react';
import { MenuList } from './Menu.tsx';
import type { MenuEntry } from './MenuList.tsx';
import { useLastValue } from './useOpening.ts';

interface SharedMenuProps {
  /** Id of the button beside which it is open; null while it is not. */
  readonly triggerId: string | null;
  readonly onClose: () => void;
  readonly entries: readonly MenuEntry[];
  readonly heading?: ReactNode;
  /** What has the focus afterwards where the button is gone by then. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** One menu for many buttons, each of which has an id, `aria-haspopup="menu"` and `aria-expanded`, and nothing more. */
export function SharedMenu({ triggerId, onClose, entries, heading, finalFocus }: SharedMenuProps) {
  const shownId = useLastValue(triggerId);
  if (shownId === null) return null;
  return (
    <Suspense fallback={null}>
      <MenuList
        key={shownId}
        triggerId={shownId}
        isOpen={triggerId !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        entries={entries}
        heading={heading}
        finalFocus={finalFocus}
      />
    </Suspense>
  );
}
