import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './TripPage.module.css';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Cells, while sentence and numbers are not known. */
export function PlanSkeleton() {
  return (
    <div className="column gap12">
      <Skeleton height={44} width={280} />
      <div className={styles['cells']}>
        {CELLS.map((cell) => (
          <Skeleton key={cell} height={88} radius={0} />
        ))}
      </div>
    </div>
  );
}
