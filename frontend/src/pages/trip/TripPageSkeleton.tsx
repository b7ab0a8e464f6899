import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './TripPage.module.css';

export function TripPageSkeleton() {
  return (
    <Loading label="Loading the trip" isPage>
      <div className={styles['page']}>
        <div className={styles['pictureShape']}>
          <Skeleton height="100%" radius={22} />
        </div>
        <div className={styles['headShape']}>
          <Skeleton height={46} width="60%" />
          <Skeleton height={22} width="75%" />
        </div>
        <TripColumnsSkeleton />
      </div>
    </Loading>
  );
}

/** The plan and what stands beside it, while the head is there already. */
export function TripColumnsSkeleton() {
  return (
    <div className={styles['columns']}>
      <div>
        <Skeleton height={32} width={260} />
        <div className={styles['planShape']}>
          <Skeleton height="100%" radius={14} />
        </div>
      </div>
      <div className={styles['side']}>
        <div className={styles['beside']}>
          <Skeleton height={180} radius={14} />
          <Skeleton height={320} radius={14} />
        </div>
        <Skeleton height={180} radius={14} />
      </div>
    </div>
  );
}
