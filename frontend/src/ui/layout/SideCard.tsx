import { useId, type ReactNode } from 'react';
import styles from './SideCard.module.css';

interface SideCardProps {
  readonly title: string;
  readonly figure?: ReactNode;
  /** Rows from edge to edge, below. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A section beside the main one. */
export function SideCard({ title, figure, foot, children }: SideCardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 className="heading" id={titleId}>
          {title}
        </h2>
        {figure !== undefined && figure !== false && (
          <span className="secondary figures noShrink">{figure}</span>
        )}
      </div>
      {children}
      {foot !== undefined && foot !== false && <div className={styles['foot']}>{foot}</div>}
    </section>
  );
}
