import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A small drawing or an icon; decoration. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly text?: ReactNode;
  /** The one clear thing to do. */
  readonly action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {picture !== undefined && (
        <div className={styles['picture']} aria-hidden="true">
          {picture}
        </div>
      )}
      <h3>{title}</h3>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
