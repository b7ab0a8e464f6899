import type { ReactNode, RefObject } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './CartTools.module.css';

interface CartMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What a phone has no room for above the list. */
export function CartMenu({ isOpen, onClose, opener, children }: CartMenuProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="List menu"
      width="sheet"
      finalFocus={() => opener.current}
    >
      <div className={styles['menu']}>{children}</div>
    </AppDialog>
  );
}
