import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './CartMenu.module.css';

export interface CartTool {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled: boolean;
  /** Behind a button on a laptop, too. */
  readonly isRare?: boolean;
  /** What makes it worth a tap. */
  readonly note?: string;
}

export interface CartMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 'Cannon Beach, Oregon, Jun 5 - Jun 8, 6 participants' */
  readonly facts: string;
  readonly tools: readonly CartTool[];
  readonly children: ReactNode;
}

/** What a narrow screen has no room for beside the list. */
export function CartMenu({ isOpen, onClose, facts, tools, children }: CartMenuProps) {
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Shopping List`}
      description={<bdi>{facts}</bdi>}
      width="sheet"
    >
      <div className={styles['menu']}>
        {children}
        <ul className="ruled">
          {tools.map(({ id, name, icon, note, isDisabled, onPress }) => (
            <li key={id}>
              <button
                type="button"
                className="row gap16"
                data-control="line"
                disabled={isDisabled}
                onClick={onPress}
              >
                {icon}
                {name}
                {note !== undefined && <small className="atEnd">{note}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </AppDialog>
  );
}
