import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorCode } from '../../gql/errorMessage.ts';
import { forgetTrip } from '../../gql/forget.ts';
import type { Answer } from '../../gql/UntilLoaded.tsx';
import { dropSavedTrip } from '../../offline/saved/savedTrips.ts';

/** Of the query of a place. */
export interface TripAnswer extends Answer {
  readonly data?: unknown;
  readonly previousData?: unknown;
}

/**
 * The trip of the address, and who ended the viewer's access while the page was open; null while it lasts. A removed
 * trip leaves the caches; queries have to stop.
 */
export function useTripPlace() {
  const { tripId = '' } = useParams();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [removedBy, setRemovedBy] = useState<'viewer' | 'others' | null>(null);
  useEffect(() => {
    if (removedBy === null) return;
    forgetTrip(cache, tripId);
    dropSavedTrip(tripId);
  }, [cache, removedBy, tripId]);

  /** Call with each answer: NOT_FOUND after data means removed. */
  function watch({ error, data, previousData }: TripAnswer): void {
    const wasShown = data !== undefined || previousData !== undefined;
    if (wasShown && errorCode(error) === 'NOT_FOUND' && removedBy === null) setRemovedBy('others');
  }

  /** After the viewer deleted or left the trip. */
  function leave(): void {
    setRemovedBy('viewer');
    void navigate('/', { replace: true });
  }

  return { tripId, removedBy, watch, leave };
}
