import type { ReactNode } from 'react';
import { readFailure } from '../../gql/errorMessage.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './SectionState.module.css';

interface SectionStateProps {
  /** Undefined while loading. */
  readonly error: unknown;
  /** 'Loading payments' */
  readonly label: string;
  readonly title: string;
  readonly text?: string;
  readonly onRetry: () => void;
}

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

export function SectionEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
