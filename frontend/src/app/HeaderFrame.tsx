import type { ReactNode } from 'react';
import { Logo } from '../ui/marks/Logo.tsx';
import styles from './Header.module.css';

interface HeaderFrameProps {
  /** Sticky inside; outside it covers the page's top. */
  readonly isInside: boolean;
  readonly productName: string;
  /** By the router, or plain. */
  readonly home: (className: string | undefined, logo: ReactNode) => ReactNode;
  readonly children?: ReactNode;
}

export function HeaderFrame({ isInside, productName, home, children }: HeaderFrameProps) {
  return (
    <header className={styles['header']} data-inside={isInside ? '' : undefined}>
      <div className={styles['inner']}>
        {home(styles['home'], <Logo name={productName} />)}
        {children}
      </div>
    </header>
  );
}
