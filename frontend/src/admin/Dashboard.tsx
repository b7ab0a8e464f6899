import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { useAdminMetricsQuery } from './metrics/AdminMetrics.generated.ts';
import { Backups } from './Backups.tsx';
import { AuditLog } from './AuditLog.tsx';
import styles from './Dashboard.module.css';
import { FinancialReport } from './money/FinancialReport.tsx';
import { Metrics } from './metrics/Metrics.tsx';
import { MetricsSkeleton } from './metrics/MetricsSkeleton.tsx';
import { PaymentTransactions } from './money/PaymentTransactions.tsx';
import { ProductsConfiguration } from './money/ProductsConfiguration.tsx';
import { SetupList } from './setup/SetupList.tsx';
import { Trends } from './trends/Trends.tsx';
import { UserCredits } from './money/UserCredits.tsx';

interface DashboardProps {
  readonly productName: string;
  /** For a viewer who is no admin or signed out; null for other errors. */
  readonly refusal: (error: unknown) => ReactNode;
}

/** A query for each block, so that a slow one delays no other. */
export function Dashboard({ productName, refusal }: DashboardProps) {
  const { data, error, loading, refetch } = useAdminMetricsQuery();
  const refused = data === undefined && error !== undefined ? refusal(error) : null;
  if (refused !== null) return refused;
  return (
    <div className="page">
      <div className={styles['head']}>
        <div>
          <h1>
            <Trans>Admin Dashboard</Trans>
          </h1>
          <p className={styles['subtitle']}>
            <Trans>Key metrics and analytics for {productName}</Trans>
          </p>
        </div>
        <ButtonLink to="/" icon={<ArrowLeft size={18} />}>
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </div>
      <SetupList />
      {data !== undefined && <Metrics metrics={data.admin} />}
      {data === undefined && error === undefined && <MetricsSkeleton />}
      {data === undefined && error !== undefined && (
        <div className="card">
          <ErrorState
            title={t`The metrics could not be loaded`}
            text={t`Check your connection and try again.`}
            onRetry={() => void refetch()}
            isRetrying={loading}
          />
        </div>
      )}
      <Trends />
      <PaymentTransactions />
      <ProductsConfiguration />
      <FinancialReport />
      <UserCredits />
      <Backups />
      <AuditLog />
    </div>
  );
}
