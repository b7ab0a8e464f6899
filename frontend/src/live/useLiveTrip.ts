import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { importWithRetry } from '../browser/importWithRetry.ts';
import { logFailure } from '../browser/logFailure.ts';
import { whenIdle } from '../browser/preload.ts';

/** Its code loads after the screen. Null: no trip is open. */
export function useLiveTrip(tripId: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (tripId === null) return undefined;
    let leave: (() => void) | null = null;
    let isGone = false;
    const stopWaiting = whenIdle(() => {
      importWithRetry(() => import('./tripFeed.ts')).then(
        ({ TripFeed }) => {
          if (isGone) return;
          const feed = new TripFeed(client, tripId);
          feed.open();
          leave = () => feed.close();
        },
        (error: unknown) => logFailure('Live updates could not be loaded', error),
      );
    });
    return () => {
      isGone = true;
      stopWaiting();
      leave?.();
    };
  }, [client, tripId]);
}
