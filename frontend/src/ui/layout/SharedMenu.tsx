import { type ReactNode, Suspense } from 'react';
import { MenuList } from './Menu.tsx';
import type { MenuEntry } from './MenuList.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';

interface SharedMenuProps {
  /** Id of the button that opened it; null closes it. */
  readonly triggerId: string | null;
  readonly onClose: () => void;
  readonly entries: readonly MenuEntry[];
  readonly heading?: ReactNode;
  /** Focus target if the button is gone. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** One menu for many buttons with id, `aria-haspopup="menu"` and `aria-expanded`. */
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
