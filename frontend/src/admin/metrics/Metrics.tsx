import { t } from '@lingui/core/macro';
import type { AdminMetricsQuery } from './AdminMetrics.generated.ts';
import { FigureStrip } from '../figures/FigureStrip.tsx';
import { costLabel, countLabel } from '../figures/figures.ts';
import { Invitations, TopInviters } from './InvitationPanels.tsx';
import { MealsByType, MealSource } from './MealPanels.tsx';
import styles from './Metrics.module.css';
import { TopUsers, UsageByFeature, UsageByUser } from './UsagePanels.tsx';

interface MetricsProps {
  readonly metrics: AdminMetricsQuery['admin'];
}

export function Metrics({ metrics }: MetricsProps) {
  const { userMetrics, tripMetrics, mealMetrics, aiUsageMetrics, inviteMetrics } = metrics;
  const { microDollars } = aiUsageMetrics.totalEstimatedCost;
  return (
    <>
      <FigureStrip
        figures={[
          {
            label: t`Total Users`,
            value: countLabel(userMetrics.totalUsers),
            note: t`Active users on the platform`,
          },
          { label: t`Total Trips`, value: countLabel(tripMetrics.totalTrips), note: t`Trips created so far` },
          { label: t`Total Meals`, value: countLabel(mealMetrics.totalMeals), note: t`Across all trips` },
          { label: t`AI Usage Cost`, value: costLabel(microDollars), note: t`Estimated total` },
        ]}
      />
      <div className={styles['pair']}>
        <MealSource
          meals={mealMetrics}
          totalTokensUsed={aiUsageMetrics.totalTokensUsed}
          costMicroDollars={microDollars}
        />
        <MealsByType mealsPerType={mealMetrics.mealsPerType} />
      </div>
      <div className={styles['three']}>
        <UsageByFeature usageByFeature={aiUsageMetrics.usageByFeature} />
        <Invitations {...inviteMetrics} />
        <TopInviters topInviters={inviteMetrics.topInviters} />
      </div>
      <div className={styles['pair']}>
        <TopUsers topUsersByTrips={userMetrics.topUsersByTrips} />
        <UsageByUser usageByUser={aiUsageMetrics.usageByUser} />
      </div>
    </>
  );
}
