import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { errorCode } from '../../gql/errorMessage.ts';
import { useKeptTrip } from '../../offline/saved/loadTrips.ts';
import type { Place } from '../frame/places.ts';
import { TripFrame } from '../frame/TripFrame.tsx';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import { WHOLE_TRIP } from '../wholeTrip/wholeTrip.ts';
import type { TripAnswer, useTripPlace } from './useTripPlace.ts';

interface TripPlaceProps<Trip> {
  readonly place: Place;
  readonly at: ReturnType<typeof useTripPlace>;
  readonly answer: TripAnswer;
  /** Undefined until it can be shown. */
  readonly trip: Trip | undefined;
  readonly title: string;
  readonly skeleton: ReactNode;
  /** Below "This did not load." */
  readonly failureText?: string;
  readonly children: (trip: Trip) => ReactNode;
}

/** A place of a trip that is read, was not found, did not load, or was removed meanwhile. */
export function TripPlace<Trip>({
  place,
  at: { tripId, removedBy },
  answer,
  trip,
  title,
  skeleton,
  failureText = t`Your trip is safe.`,
  children,
}: TripPlaceProps<Trip>) {
  // Saved data outlives an error.
  const error = answer.data === undefined ? answer.error : undefined;
  const code = errorCode(error);
  const isNotFound = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  useDocumentTitle(removedBy !== null || isNotFound ? null : title);
  useKeptTrip(tripId, trip !== undefined && removedBy === null, WHOLE_TRIP);

  if (removedBy === 'others') return <TripGone />;
  // On the way home.
  if (removedBy === 'viewer') return null;
  if (trip !== undefined) return children(trip);
  if (isNotFound) return <NotFoundPage />;
  return (
    <TripFrame tripId={tripId} place={place}>
      <UntilLoaded
        answer={{ ...answer, error }}
        title={t`This did not load.`}
        text={failureText}
        skeleton={skeleton}
      />
    </TripFrame>
  );
}
