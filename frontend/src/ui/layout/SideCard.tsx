import { useId, type ReactNode } from 'react';
import styles from './SideCard.module.css';

interface SideCardProps {
  readonly title: string;
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A section beside the main one. */
export function SideCard({ title, figure, children }: SideCardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className="row gap12 spread below8">
        <h2 className="heading" id={titleId}>
          {title}
        </h2>
        {typeof figure === 'string' ? <span className="secondary figures noShrink">{figure}</span> : figure}
      </div>
      {children}
    </section>
  );
}
