import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { claimDevice } from '../../browser/deviceStore.ts';
import { leaveForNew } from '../../browser/leaveForNew.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { clearAccountData, clearMemory } from './clearAccountData.ts';
import { forgetSession } from './forgetAccount.ts';
import { rememberSignedIn, wasSignedIn } from './signedInHint.ts';
import { useViewerQuery, type ViewerQuery } from './Viewer.generated.ts';

/** Who is signed in. */
export type Viewer = NonNullable<ViewerQuery['me']>;

/** Who is looking. `viewer` is null for a guest, and while `isLoading` nobody knows yet. */
export function useViewer(): {
  viewer: Viewer | null;
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
} {
  const { data, error, refetch } = useViewerQuery();
  const viewer = data?.me ?? null;
  const isKnown = data !== undefined;
  const viewerId = viewer?.id ?? null;
  const client = useApolloClient();
  useEffect(() => {
    if (!isKnown) return;
    if (viewerId !== null) {
      rememberSignedIn(true);
      void claimDevice(viewerId).then((wasOthers) => {
        // What this page still shows may be theirs too.
        if (wasOthers) void clearAccountData(client).then(leaveForNew);
      });
    } else if (wasSignedIn()) {
      // The session is over, by time or from another device.
      void Promise.all([forgetSession(), clearMemory(client)]).then(([{ title, text }]) =>
        showToast({ kind: 'info', title, description: text }),
      );
    }
  }, [client, isKnown, viewerId]);
  return { viewer, isLoading: !isKnown && error === undefined, error, refetch: () => void refetch() };
}
