import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Right of the title. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A card with a title. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

export function PanelEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
