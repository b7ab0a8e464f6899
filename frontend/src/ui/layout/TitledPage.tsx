import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './TitledPage.module.css';

interface TitledPageProps {
  readonly title: string;
  /** By default the trips. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly notices?: ReactNode;
  /** Two `equal` columns of cards, a narrow `side` column before the other, or `rows` below each other. */
  readonly look: 'equal' | 'side' | 'rows';
  readonly children: ReactNode;
}

/** A page outside of the trips; on phones all stands below each other. */
export function TitledPage({ title, back, notices, look, children }: TitledPageProps) {
  return (
    <div className={styles['page']} data-look={look}>
      <Link to={back?.to ?? '/'} className="label inline touch">
        <ArrowLeft size={16} strokeWidth={2} />
        {back?.label ?? t`Your Trips`}
      </Link>
      <h1>{title}</h1>
      {notices}
      <div className={look === 'rows' ? 'above16' : styles['columns']}>{children}</div>
    </div>
  );
}

export function PageColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
