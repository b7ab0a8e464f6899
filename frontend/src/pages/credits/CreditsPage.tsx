import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFeaturesQuery } from '../../account/Features.generated.ts';
import { useViewer, type Viewer } from '../../account/signIn/useViewer.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { readFailure } from '../../gql/errorMessage.ts';
import { AccountSummary } from '../../payment/AccountSummary.tsx';
import { CreditsCard } from '../../payment/CreditsCard.tsx';
import { CurrentCredits } from '../../payment/CurrentCredits.tsx';
import { PaymentHistory } from '../../payment/PaymentHistory.tsx';
import { usePaymentHistoryQuery } from '../../payment/PaymentHistory.generated.ts';
import { isOutOfTrips, useSubscription } from '../../payment/useSubscription.ts';
import { preload } from '../../browser/preload.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { DeadEnd } from '../gone/DeadEnd.tsx';
import { PageColumn, TitledPage } from '../../ui/layout/TitledPage.tsx';
import { dialogAfterPurchase } from './dialogAfterPurchase.ts';
import { CreditsPageSkeleton, HistorySkeleton } from './CreditsPageSkeleton.tsx';
import { PaymentDialog } from './lazyPaymentDialog.ts';
import { useReturnedPayment } from './useReturnedPayment.ts';

/** My Credits, only where trips have a price. */
export function CreditsPage() {
  useDocumentTitle(t`My Credits`);
  const features = useFeaturesQuery();
  const { viewer, isLoading, error, isRetrying, refetch } = useViewer();
  const signIn = useUrlDialog('sign-in');
  const isMonetized = features.data?.features.monetizationEnabled;

  if (isMonetized === false)
    return (
      <DeadEnd
        title={t`Credits Not Available`}
        text={t`The credits system is currently disabled on this instance.`}
        back={t`Back to Home`}
      />
    );
  if (viewer !== null && isMonetized === true) return <Credits viewer={viewer} />;
  if (features.error !== undefined && isMonetized === undefined)
    return (
      <NotLoaded
        error={features.error}
        onRetry={() => void features.refetch()}
        isRetrying={features.loading}
      />
    );
  if (isLoading || isMonetized === undefined) return <CreditsPageSkeleton />;
  if (error !== undefined) return <NotLoaded error={error} onRetry={refetch} isRetrying={isRetrying} />;
  return (
    <ErrorState
      isPage
      title={t`Authentication Required`}
      text={t`Please sign in to see your credits.`}
      action={
        <Button variant="primary" onClick={signIn.open}>
          <Trans>Sign In</Trans>
        </Button>
      }
    />
  );
}

interface CreditsProps {
  readonly viewer: Viewer;
}

function Credits({ viewer }: CreditsProps) {
  const { subscription, error, isRetrying, refetch } = useSubscription(true);
  const history = usePaymentHistoryQuery();
  const payments = (history.data ?? history.previousData)?.paymentHistory;
  const dialog = useUrlValue('dialog');
  const returned = useReturnedPayment(() => dialogAfterPurchase(viewer.id));
  if (subscription === null) {
    if (error === undefined) return <CreditsPageSkeleton />;
    return <NotLoaded error={error} onRetry={refetch} isRetrying={isRetrying} />;
  }
  return (
    <TitledPage
      title={t`My Credits`}
      look="side"
      notices={
        <>
          <ReturnedPayment {...returned} />
          {isOutOfTrips(subscription, viewer.isAdmin) && (
            <div className="above16">
              <Notice
                tone="ember"
                role="status"
                title={t`No trips remaining`}
                text={t`Purchase more trips to continue creating meal plans`}
              />
            </div>
          )}
        </>
      }
    >
      <PageColumn>
        <CurrentCredits
          subscription={subscription}
          isAdmin={viewer.isAdmin}
          onBuy={() => dialog.push('buy-trips')}
          onBuyIntent={() => preload(PaymentDialog.load)}
        />
        {payments !== undefined && payments.totalCount > 0 && <AccountSummary history={payments} />}
      </PageColumn>
      {payments !== undefined ? (
        <PaymentHistory history={payments} />
      ) : (
        <CreditsCard title={t`Payment History`}>
          <UntilLoaded
            answer={history}
            title={t`Your payments could not be loaded`}
            skeleton={<HistorySkeleton />}
          />
        </CreditsCard>
      )}
    </TitledPage>
  );
}

function ReturnedPayment({ state, check }: ReturnType<typeof useReturnedPayment>): ReactNode {
  if (state === 'none') return null;
  return (
    <div className="above16">
      {state === 'checking' ? (
        <Notice tone="sky" role="status" text={t`Checking the payment…`} />
      ) : (
        <Notice
          tone="ember"
          role="alert"
          title={t`Your payment is being processed`}
          text={t`We could not check its status. Purchased trips are added automatically within minutes.`}
          action={
            <Button onClick={check}>
              <Trans>Check payment</Trans>
            </Button>
          }
        />
      )}
    </div>
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function NotLoaded({ error, onRetry, isRetrying }: NotLoadedProps) {
  return (
    <ErrorState
      isPage
      title={t`Unable to load credit information`}
      text={readFailure(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={
        <ButtonLink to="/">
          <Trans>Back to your trips</Trans>
        </ButtonLink>
      }
    />
  );
}
