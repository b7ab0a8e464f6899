import type { ReactNode } from 'react';
import { Logo } from '../ui/marks/Logo.tsx';
import styles from './Header.module.css';

interface HeaderFrameProps {
  /** Inside the app it stays in sight; outside it lies on what is below it. */
  readonly isInside: boolean;
  readonly productName: string;
  /** The way home around the logo: a link of the router, or a plain one on a page without it. */
  readonly home: (className: string | undefined, logo: ReactNode) => ReactNode;
  readonly children?: ReactNode;
}

/** The head of every page: the way home, and what the page puts beside it. */
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
