import type { ReactNode } from 'react';
import styles from './PanelEmpty.module.css';

/** What a card of figures says while it has nothing to show. */
export function PanelEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
