import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './Metrics.module.css';

export function MetricsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="secondary below8" role="status">
        <Trans>Loading metrics...</Trans>
      </p>
      <Skeleton height={124} radius={14} />
      <div className={styles['pair']}>
        <Skeleton height={280} radius={14} />
        <Skeleton height={280} radius={14} />
      </div>
      <div className={styles['three']}>
        <Skeleton height={240} radius={14} />
        <Skeleton height={240} radius={14} />
        <Skeleton height={240} radius={14} />
      </div>
      <div className={styles['pair']}>
        <Skeleton height={430} radius={14} />
        <Skeleton height={430} radius={14} />
      </div>
    </div>
  );
}
