import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './CardsPage.module.css';

interface CardsPageProps {
  readonly title: string;
  /** What stands above the cards. */
  readonly notices?: ReactNode;
  /** `equal` columns, or a narrow one at the `side` of a wide one. */
  readonly look: 'equal' | 'side';
  /** The two columns. */
  readonly children: ReactNode;
}

/** A page of cards in two columns, on a phone in one, with the way back to the trips. */
export function CardsPage({ title, notices, look, children }: CardsPageProps) {
  return (
    <div className={styles['page']}>
      <Link to="/" className={styles['back']}>
        <ArrowLeft size={16} strokeWidth={2} />
        Your Trips
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      {notices}
      <div className={styles['columns']} data-look={look}>
        {children}
      </div>
    </div>
  );
}

/** Cards below each other. */
export function CardsColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
