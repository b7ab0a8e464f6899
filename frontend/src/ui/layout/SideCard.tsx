import { useId, type ReactNode } from 'react';
import styles from './SideCard.module.css';

interface SideCardProps {
  readonly title: string;
  /** Beside the title. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A section beside the main one. */
export function SideCard({ title, figure, children }: SideCardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {figure !== undefined && <span className={styles['figure']}>{figure}</span>}
      </div>
      {children}
    </section>
  );
}
