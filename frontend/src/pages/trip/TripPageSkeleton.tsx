import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './TripPage.module.css';

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
