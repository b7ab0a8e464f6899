import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useFeaturesQuery } from '../account/Features.generated.ts';
import { useFeatures } from '../account/useFeatures.ts';
import type { Viewer } from '../account/signIn/useViewer.ts';
import { contactWays } from '../forms/contactWays.ts';
import { isOutOfTrips, useSubscription } from '../payment/useSubscription.ts';
import { CreateTripDialog } from '../trip/newTrip/CreateTripDialog.tsx';
import { forgetImportDraft } from '../trip/import/importDraft.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { useWasOpen } from '../browser/hooks/useOpening.ts';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import { PaymentDialog } from './credits/lazyPaymentDialog.ts';
import { dialogAfterPurchase, waitingTrip } from './credits/dialogAfterPurchase.ts';

const ImportTripDialog = lazyDialog(() =>
  import('../trip/import/ImportTripDialog.tsx').then((module) => module.ImportTripDialog),
);

/** Time to read the toast before the reload. */
const RELOAD_MS = 2000;

export interface NewTripDialogsProps {
  readonly viewer: Viewer;
  /** Called after a purchase without a pending trip. */
  readonly reload?: () => void;
}

/** Create, import and buy trips. One dialog replaces another, and drafts are kept; the address says which is open. */
export function NewTripDialogs({ viewer, reload = () => window.location.reload() }: NewTripDialogsProps) {
  const dialog = useUrlValue('dialog');
  const { signInWays, monetizationEnabled: isMonetized } = useFeatures();
  const { refetch: refetchFeatures } = useFeaturesQuery();
  const { subscription, refetch: refetchSubscription } = useSubscription(isMonetized);
  // A refusal tells that trips have a price since the page was opened.
  const [wasRefused, setRefused] = useState(false);
  const isCreating = dialog.value === 'new-trip';
  const isImporting = dialog.value === 'import-trip';
  const noneRemain = isMonetized && isOutOfTrips(subscription, viewer.isAdmin);
  const isBuying = dialog.value === 'buy-trips' && !viewer.isAdmin && (isMonetized || wasRefused);
  const hasCreated = useWasOpen(isCreating);
  const waiting = useMemo(() => (isBuying ? waitingTrip(viewer.id) : null), [isBuying, viewer.id]);
  const close = () => dialog.set(null);
  const buyTrips = () => {
    setRefused(true);
    void refetchFeatures();
    if (isMonetized) refetchSubscription();
    dialog.set('buy-trips');
  };
  const goOn = () => {
    const next = dialogAfterPurchase(viewer.id);
    dialog.set(next);
    if (next === null) setTimeout(reload, RELOAD_MS);
  };

  return (
    <>
      {hasCreated && (
        <CreateTripDialog
          isOpen={isCreating}
          onClose={close}
          viewerId={viewer.id}
          inviteWays={contactWays(signInWays)}
          isOutOfTrips={noneRemain}
          onImport={() => dialog.set('import-trip')}
          onBuyTrips={() => {
            forgetImportDraft();
            buyTrips();
          }}
        />
      )}
      {isImporting && (
        <ImportTripDialog
          isOpen
          onClose={close}
          viewerId={viewer.id}
          isOutOfTrips={noneRemain}
          onBuyTrips={buyTrips}
        />
      )}
      <PaymentDialog
        isOpen={isBuying}
        onClose={close}
        onPaid={goOn}
        reason={
          waiting !== null && (
            <Notice
              tone="sky"
              title={t`You have no trips remaining.`}
              text={
                waiting.name === ''
                  ? t`You can finish your new trip after buying more trips.`
                  : t`You can finish “${{ trip: waiting.name }}” after buying more trips.`
              }
            />
          )
        }
      />
    </>
  );
}
