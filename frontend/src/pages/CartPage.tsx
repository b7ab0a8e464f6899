import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { CartScreen } from '../shopping/list/CartScreen.tsx';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { useFailure } from '../gql/useFailure.ts';
import { useTripIngredientsQuery } from '../shopping/rows/TripIngredients.generated.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import { BackToTrip } from '../trip/SubpageHead.tsx';
import styles from './CartPage.module.css';
import { NotFoundPage } from './gone/NotFoundPage.tsx';
import { TripGone } from './gone/TripGone.tsx';
import { useTripRemoved } from './gone/useTripRemoved.ts';
import { useKeptTrip } from './wholeTrip/wholeTrip.ts';

export function CartPage() {
  const { tripId = '' } = useParams();
  const { removedBy, watch } = useTripRemoved(tripId);
  const answer = useTripIngredientsQuery(removedBy === null ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { data, error, loading, refetch } = answer;
  const trip = data?.trip;
  const failure = useFailure(error, trip !== undefined, tripId);
  useDocumentTitle(trip === undefined ? 'Shopping List' : `Shopping List - ${trip.name}`);

  useKeptTrip(tripId, trip !== undefined && removedBy === null);

  if (removedBy !== null) return <TripGone />;
  if (trip !== undefined) return <CartScreen trip={trip} back={<BackToTrip tripId={tripId} />} />;
  if (failure === null) return <CartPageSkeleton />;
  const code = errorCode(failure);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <ErrorState
      isPage
      title="The shopping list could not be loaded"
      text={errorMessage(failure, 'Failed to fetch ingredients')}
      onRetry={() => void refetch()}
      isRetrying={loading}
      action={<ButtonLink to={`/trips/${tripId}`}>Back to Trip</ButtonLink>}
    />
  );
}

function CartPageSkeleton() {
  return (
    <Loading label="Loading the shopping list" isPage>
      <div className={styles['page']} data-own-head="">
        <Skeleton height={40} width={240} />
        <Skeleton height={8} />
        <Skeleton height={44} radius={10} />
        <Skeleton height={40} radius={20} />
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} height={56} radius={10} />
        ))}
      </div>
    </Loading>
  );
}
