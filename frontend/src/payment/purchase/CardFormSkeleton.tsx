import { t } from '@lingui/core/macro';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CardFormSkeleton.module.css';

export function CardFormSkeleton() {
  return (
    <Loading label={t`Loading the card form`}>
      <div className="column gap8">
        <Skeleton height={20} width={110} />
        <Skeleton height={46} radius={10} />
        <div className={styles['two']}>
          <Skeleton height={20} width={90} />
          <Skeleton height={20} width={110} />
          <Skeleton height={46} radius={10} />
          <Skeleton height={46} radius={10} />
        </div>
        <Skeleton height={20} width={80} />
        <Skeleton height={46} radius={10} />
      </div>
    </Loading>
  );
}
