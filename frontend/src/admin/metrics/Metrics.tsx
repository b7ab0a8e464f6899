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
            label: 'Total Users',
            value: countLabel(userMetrics.totalUsers),
            note: 'Active users on the platform',
          },
          { label: 'Total Trips', value: countLabel(tripMetrics.totalTrips), note: 'Trips created so far' },
          { label: 'Total Meals', value: countLabel(mealMetrics.totalMeals), note: 'Across all trips' },
          { label: 'AI Usage Cost', value: costLabel(microDollars), note: 'Estimated total' },
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
