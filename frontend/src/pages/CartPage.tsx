import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { preload } from '../browser/preload.ts';
import { useTripIngredientsQuery } from '../shopping/rows/TripIngredients.generated.ts';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { lazyPage } from '../ui/layout/lazyComponent.tsx';
import { TripPlace } from './place/TripPlace.tsx';
import { useTripPlace } from './place/useTripPlace.ts';

/** With the words of foods: they load while the cache takes in the rows. */
const CartScreen = lazyPage(() => import('./CartScreen.tsx').then((module) => module.CartScreen));
preload(CartScreen.load);

export function CartPage() {
  const at = useTripPlace();
  const answer = useTripIngredientsQuery(
    at.removedBy === null ? { variables: { tripId: at.tripId } } : skipToken,
  );
  at.watch(answer);
  const trip = answer.data?.trip;
  const isCodeLoaded = CartScreen.useIsLoaded();
  return (
    <TripPlace
      place="list"
      at={at}
      answer={answer}
      trip={isCodeLoaded ? trip : undefined}
      title={trip === undefined ? t`Shopping List` : t`Shopping List - ${{ trip: trip.name }}`}
      skeleton={<ListSkeleton />}
      failureText={t`Failed to fetch ingredients`}
    >
      {(shown) => <CartScreen trip={shown} />}
    </TripPlace>
  );
}

function ListSkeleton() {
  return (
    <Loading label={t`Loading the shopping list`}>
      <div className="column gap24">
        <Skeleton height={48} radius={10} />
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} height={32} />
        ))}
      </div>
    </Loading>
  );
}
