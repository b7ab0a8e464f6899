import type { ReactNode } from 'react';
import styles from './PlaceHead.module.css';

interface PlaceHeadProps {
  readonly title: string;
  readonly titleId?: string;
  readonly sentence: ReactNode;
  /** The main button, last. */
  readonly children?: ReactNode;
}

/** Head of a place of a trip: its name, one sentence, one main button. */
export function PlaceHead({ title, titleId, sentence, children }: PlaceHeadProps) {
  return (
    <div className={styles['head']}>
      <div className={styles['say']}>
        <h2 id={titleId}>{title}</h2>
        <p className="secondary">{sentence}</p>
      </div>
      {children}
    </div>
  );
}
