import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isOnline } from '../../browser/connection.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { whenIdle } from '../../browser/preload.ts';
import { loadTripsAhead, type WholeTrip } from './loadTrips.ts';
import { isKept } from './savedTrips.ts';

/** The home screen's own requests are over by then. */
const AFTER_MS = 3000;

/**
 * Saves trips for offline use before they are opened, once the page is idle; nothing where the browser saves data.
 * @param tripIds joined by spaces; empty for none
 * @param wholeTrip brings its code, the same function in each render
 */
export function useTripsAhead(tripIds: string, wholeTrip: () => Promise<WholeTrip>): void {
  const client = useApolloClient();
  useEffect(() => {
    if (tripIds === '' || !isOnline() || !isKept(client) || savesData()) return undefined;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = whenIdle(() => {
        importWithRetry(wholeTrip)
          .then((loads) => loadTripsAhead(client, tripIds.split(' '), loads))
          .catch((error: unknown) => {
            if (isOnline()) logFailure('Offline data could not be loaded', error);
          });
      });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [client, tripIds, wholeTrip]);
}

/** Not in every browser, and not in TypeScript's types. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
