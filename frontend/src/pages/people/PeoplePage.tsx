import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { useTripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useKeptTrip } from '../../offline/saved/loadTrips.ts';
import { PlaceFailure, TripFrame } from '../frame/TripFrame.tsx';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import { useTripRemoved } from '../gone/useTripRemoved.ts';
import { useTripQuery } from '../wholeTrip/TripPage.generated.ts';
import { WHOLE_TRIP } from '../wholeTrip/wholeTrip.ts';
import styles from './PeoplePage.module.css';
import { PeopleScreen } from './PeopleScreen.tsx';

/** Who comes, what they don't eat, when they are there, and whether every meal works for them. */
export function PeoplePage() {
  const { tripId = '' } = useParams();
  const navigate = useNavigate();
  const { removedBy, markRemoved, watch } = useTripRemoved(tripId);
  const isThere = removedBy === null;
  const answer = useTripQuery(isThere ? { variables: { id: tripId } } : skipToken);
  watch(answer);
  const { data, error, loading, refetch } = answer;
  const trip = data?.trip;
  const wasIdle = useWasIdle(trip !== undefined);
  // Verdicts are worked out from it, after the people.
  const ingredients = useTripIngredientsQuery(isThere && wasIdle ? { variables: { tripId } } : skipToken);
  useDocumentTitle(trip === undefined ? t`People` : t`People - ${trip.name}`);
  useKeptTrip(tripId, trip !== undefined && isThere, WHOLE_TRIP);

  if (removedBy === 'others') return <TripGone />;
  // On the way home.
  if (removedBy === 'viewer') return null;
  if (trip !== undefined) {
    const leave = () => {
      markRemoved();
      void navigate('/', { replace: true });
    };
    return <PeopleScreen trip={trip} ingredients={ingredients} onRemoved={leave} />;
  }
  const code = error === undefined ? null : errorCode(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <TripFrame tripId={tripId} place="people">
      {error === undefined ? (
        <PeopleSkeleton />
      ) : (
        <PlaceFailure onRetry={() => void refetch()} isRetrying={loading} />
      )}
    </TripFrame>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

function PeopleSkeleton() {
  return (
    <Loading label={t`Loading the people`}>
      <div className={styles['columns']}>
        <div className={styles['shapes']}>
          {ROWS.map((row) => (
            <Skeleton key={row} height={60} radius={14} />
          ))}
        </div>
        <Skeleton height={280} radius={14} />
      </div>
    </Loading>
  );
}
