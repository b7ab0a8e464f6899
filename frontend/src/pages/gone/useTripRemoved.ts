import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { errorCode } from '../../gql/errorMessage.ts';
import { forgetTrip } from '../../gql/forget.ts';
import { dropSavedTrip } from '../../offline/savedTrips.ts';

/** How a trip went out of sight: by the viewer's own deed, or by somebody else's. */
type Parting = 'own' | 'others';

interface Answer {
  readonly error?: unknown;
  readonly data?: unknown;
  readonly previousData?: unknown;
}

/**
 * Whether the trip that a page shows went out of the viewer's sight while it was shown. From then on the page does not
 * ask for it, and the cache does not have it.
 */
export function useParting(tripId: string) {
  const { cache } = useApolloClient();
  const [parting, setParting] = useState<Parting | null>(null);
  useEffect(() => {
    if (parting === null) return;
    forgetTrip(cache, tripId);
    dropSavedTrip(tripId);
  }, [cache, parting, tripId]);

  /** To be called with each answer: a trip that was there before and is not found now is out of sight. */
  function watch({ error, data, previousData }: Answer): void {
    const wasShown = data !== undefined || previousData !== undefined;
    if (wasShown && errorCode(error) === 'NOT_FOUND' && parting === null) setParting('others');
  }

  return { parting, part: () => setParting('own'), watch };
}
