import type { ReactNode } from 'react';
import { UntilLoaded, type Answer } from '../../gql/UntilLoaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './SectionState.module.css';

interface SectionStateProps {
  readonly answer: Answer;
  /** 'Loading payments' */
  readonly label: string;
  readonly title: string;
  readonly text?: string;
}

export function SectionState({ answer, label, ...shown }: SectionStateProps) {
  const skeleton = (
    <Loading label={label}>
      <div className="column gap12">
        <Skeleton height={92} radius={14} />
        <Skeleton height={44} radius={10} />
        <Skeleton height={280} radius={14} />
      </div>
    </Loading>
  );
  return (
    <div className={answer.error === undefined ? undefined : styles['sheet']}>
      <UntilLoaded answer={answer} {...shown} skeleton={skeleton} />
    </div>
  );
}

export function SectionEmpty({ children }: { readonly children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
