import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** At the right of the title: how far the list goes, or what its figures are. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** One block of figures as a card with a title. */
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

/** What a panel says while it has nothing to show. */
export function PanelEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
