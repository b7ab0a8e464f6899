import { t } from '@lingui/core/macro';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CostsPage.module.css';

const ROWS = [0, 1, 2, 3, 4];

export function CostsPageSkeleton() {
  return (
    <Loading label={t`Loading the costs`}>
      <div className={styles['columns']}>
        <div className="column gap8">
          {ROWS.map((row) => (
            <Skeleton key={row} height={72} radius={14} />
          ))}
        </div>
        <Skeleton height={360} radius={14} />
      </div>
    </Loading>
  );
}
