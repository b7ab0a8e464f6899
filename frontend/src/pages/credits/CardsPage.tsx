import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './CardsPage.module.css';

interface CardsPageProps {
  readonly title: string;
  /** By default the trips. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly notices?: ReactNode;
  /** `equal` columns, or a narrow `side` column. */
  readonly look: 'equal' | 'side';
  readonly children: ReactNode;
}

/** Cards in two columns, on phones one. */
export function CardsPage({ title, back, notices, look, children }: CardsPageProps) {
  return (
    <div className={styles['page']}>
      <Link to={back?.to ?? '/'} className={styles['back']}>
        <ArrowLeft size={16} strokeWidth={2} />
        {back?.label ?? t`Your Trips`}
      </Link>
      <h1 className={styles['title']}>{title}</h1>
      {notices}
      <div className={styles['columns']} data-look={look}>
        {children}
      </div>
    </div>
  );
}

export function CardsColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
