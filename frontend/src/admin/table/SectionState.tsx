import type { ReactNode } from 'react';
import { readFailure } from '../../gql/errorMessage.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './SectionState.module.css';

interface SectionStateProps {
  /** Undefined while the answer is on its way. */
  readonly error: unknown;
  /** What is on its way: 'Loading payments'. */
  readonly label: string;
  /** What is said when it did not come. */
  readonly title: string;
  readonly text?: string;
  readonly onRetry: () => void;
}

/** A block whose rows are not there: on their way, or failed. */
export function SectionState({ error, label, title, text = readFailure(error), onRetry }: SectionStateProps) {
  if (error === undefined) {
    return (
      <Loading label={label}>
        <div className={styles['lines']}>
          <Skeleton height={92} radius={14} />
          <Skeleton height={44} radius={10} />
          <Skeleton height={280} radius={14} />
        </div>
      </Loading>
    );
  }
  return (
    <div className={styles['sheet']}>
      <ErrorState title={title} text={text} onRetry={onRetry} />
    </div>
  );
}

/** What a block says when there are no rows. */
export function SectionEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
