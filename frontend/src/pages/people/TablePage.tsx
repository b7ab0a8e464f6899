import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { errorCode, readFailure } from '../../gql/errorMessage.ts';
import { BackToTrip } from '../../trip/SubpageHead.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import { useTripRemoved } from '../gone/useTripRemoved.ts';
import { useKeptTrip } from '../wholeTrip/wholeTrip.ts';
import { Attendance } from './Attendance.tsx';
import { useTableOfTripQuery } from './TablePage.generated.ts';
import styles from './TablePage.module.css';

/** "Who eats when": each person at each meal. */
export function TablePage() {
  const { tripId = '' } = useParams();
  const { removedBy, watch } = useTripRemoved(tripId);
  const answer = useTableOfTripQuery(removedBy === null ? { variables: { id: tripId } } : skipToken);
  watch(answer);
  const { data, error, refetch } = answer;
  const trip = data?.trip;
  useDocumentTitle(trip === undefined ? 'Who eats when' : `Who eats when - ${trip.name}`);
  useKeptTrip(tripId, trip !== undefined && removedBy === null);

  if (removedBy !== null) return <TripGone />;
  const code = trip === undefined && error !== undefined ? errorCode(error) : null;
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <div className={styles['page']}>
      <BackToTrip tripId={tripId} />
      {trip !== undefined && <Attendance trip={trip} />}
      {trip === undefined && error === undefined && <TablePageSkeleton />}
      {trip === undefined && error !== undefined && (
        <>
          <h1 className={styles['title']}>Who eats when</h1>
          <ErrorState
            title="This did not load."
            text={readFailure(error)}
            onRetry={() => void refetch()}
            action={<ButtonLink to={`/trips/${tripId}`}>Back to Trip</ButtonLink>}
          />
        </>
      )}
    </div>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

function TablePageSkeleton() {
  return (
    <Loading label="Loading who eats when" isPage>
      <Skeleton height={42} width={280} />
      <div className={styles['rows']}>
        <Skeleton height={88} radius={14} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={56} radius={10} />
        ))}
      </div>
    </Loading>
  );
}
