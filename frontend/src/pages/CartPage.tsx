import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { preload } from '../browser/preload.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { useFailure } from '../gql/useFailure.ts';
import { useTripIngredientsQuery } from '../shopping/rows/TripIngredients.generated.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { lazyPage } from '../ui/layout/lazyPage.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import { TripFrame } from './frame/TripFrame.tsx';
import { useKeptTrip } from '../offline/saved/loadTrips.ts';
import styles from './CartPage.module.css';
import { NotFoundPage } from './gone/NotFoundPage.tsx';
import { TripGone } from './gone/TripGone.tsx';
import { useTripRemoved } from './gone/useTripRemoved.ts';
import { WHOLE_TRIP } from './wholeTrip/wholeTrip.ts';

/** With the words of foods: they load while the cache takes in the rows. */
const CartScreen = lazyPage(() => import('./CartScreen.tsx').then((module) => module.CartScreen));
preload(CartScreen.load);

export function CartPage() {
  const { tripId = '' } = useParams();
  const { removedBy, watch } = useTripRemoved(tripId);
  const answer = useTripIngredientsQuery(removedBy === null ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { data, error, loading, refetch } = answer;
  const trip = data?.trip;
  const isShown = CartScreen.useIsLoaded() && trip !== undefined && removedBy === null;
  const failure = useFailure(error, trip !== undefined, tripId);
  useDocumentTitle(trip === undefined ? t`Shopping List` : t`Shopping List - ${{ trip: trip.name }}`);

  useKeptTrip(tripId, isShown, WHOLE_TRIP);

  if (removedBy !== null) return <TripGone />;
  if (isShown) return <CartScreen trip={trip} />;
  if (failure === null) return <CartPageSkeleton tripId={tripId} />;
  const code = errorCode(failure);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <ErrorState
      isPage
      title={t`The shopping list could not be loaded`}
      text={errorMessage(failure, t`Failed to fetch ingredients`)}
      onRetry={() => void refetch()}
      isRetrying={loading}
      action={
        <ButtonLink to={`/trips/${tripId}`}>
          <Trans>Back to Trip</Trans>
        </ButtonLink>
      }
    />
  );
}

function CartPageSkeleton({ tripId }: { readonly tripId: string }) {
  return (
    <TripFrame tripId={tripId} place="list">
      <Loading label={t`Loading the shopping list`}>
        <div className={styles['lines']}>
          <Skeleton height={48} radius={10} />
          {[0, 1, 2, 3, 4, 5, 6].map((index) => (
            <Skeleton key={index} height={32} />
          ))}
        </div>
      </Loading>
    </TripFrame>
  );
}
