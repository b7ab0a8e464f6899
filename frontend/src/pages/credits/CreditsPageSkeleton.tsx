import { t } from '@lingui/core/macro';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import frame from '../../ui/layout/TitledPage.module.css';

export function CreditsPageSkeleton() {
  return (
    <Loading label={t`Loading your credits`} isPage>
      <div className={frame['page']} data-look="side">
        <div className="label inline touch">
          <Skeleton width={100} height={20} />
        </div>
        <div>
          <Skeleton width={210} height={42} />
        </div>
        <div className={frame['columns']}>
          <Skeleton height={314} radius={14} />
          <Skeleton height={440} radius={14} />
        </div>
      </div>
    </Loading>
  );
}

export function HistorySkeleton() {
  return (
    <Loading label={t`Loading your payments`}>
      <div className="column gap12 above16">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={48} radius={10} />
        ))}
      </div>
    </Loading>
  );
}
