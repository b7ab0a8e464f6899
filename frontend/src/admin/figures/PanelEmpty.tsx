import type { ReactNode } from 'react';
import styles from './PanelEmpty.module.css';

/** Message of a card without figures. */
export function PanelEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
