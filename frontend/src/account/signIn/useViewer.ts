import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { claimDevice } from '../../browser/store/deviceStore.ts';
import { setUnits } from '../../browser/store/pageUnits.ts';
import { leaveForNew } from '../../browser/leaveForNew.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { clearAccountData, clearMemory } from './clearAccountData.ts';
import { forgetSession } from './forgetAccount.ts';
import { rememberSignedIn, wasSignedIn } from './signedInHint.ts';
import { useViewerQuery, type ViewerQuery } from './Viewer.generated.ts';

export type Viewer = NonNullable<ViewerQuery['me']>;

/** Null for a visitor and while `isLoading`. */
export function useViewer(): {
  viewer: Viewer | null;
  isLoading: boolean;
  error: unknown;
  isRetrying: boolean;
  refetch: () => void;
} {
  const { data, error, loading, refetch } = useViewerQuery();
  const viewer = data?.me ?? null;
  const isKnown = data !== undefined;
  const viewerId = viewer?.id ?? null;
  const client = useApolloClient();
  const units = viewer?.units;
  useEffect(() => {
    if (units !== undefined) setUnits(units);
  }, [units]);
  useEffect(() => {
    if (!isKnown) return;
    if (viewerId !== null) {
      rememberSignedIn(true);
      void claimDevice(viewerId).then((wasOthers) => {
        // This page may still show their data.
        if (wasOthers) void clearAccountData(client).then(leaveForNew);
      });
    } else if (wasSignedIn()) {
      // Expired, or ended on another device.
      void Promise.all([forgetSession(), clearMemory(client)]).then(([{ title, text }]) =>
        showToast({ kind: 'info', title, description: text }),
      );
    }
  }, [client, isKnown, viewerId]);
  return {
    viewer,
    isLoading: !isKnown && error === undefined,
    error,
    isRetrying: loading,
    refetch: () => void refetch(),
  };
}
