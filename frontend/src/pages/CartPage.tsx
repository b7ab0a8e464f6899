import { skipToken } from '@apollo/client/react';
import { ArrowLeft, Calendar, MapPin, Users } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { dateRangeLabel } from '../../../domain/dateLabel.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { Cart } from '../ingredient/Cart.tsx';
import { CartControls, CartStats } from '../ingredient/CartControls.tsx';
import { cartRows } from '../ingredient/cartRows.ts';
import {
  useTripIngredientsQuery,
  type TripIngredientsQuery,
} from '../ingredient/TripIngredients.generated.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { useUrlValue } from '../ui/useUrlValue.ts';
import styles from './CartPage.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';
import { TripGone } from './TripGone.tsx';
import { useParting } from './useParting.ts';

/** The shopping of a trip: everything to buy, ticked off in the shop. */
export function CartPage() {
  const { tripId = '' } = useParams();
  const { parting, watch } = useParting(tripId);
  const answer = useTripIngredientsQuery(parting === null ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { data, error, refetch } = answer;
  const trip = data?.trip;
  useDocumentTitle(trip === undefined ? 'Shopping List' : `Shopping List - ${trip.name}`);

  if (parting !== null) return <TripGone />;
  if (trip !== undefined) return <ShoppingList trip={trip} />;
  if (error === undefined) return <CartPageSkeleton />;
  const code = errorCode(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <ErrorState
      isPage
      title="The shopping list could not be loaded"
      text={errorMessage(error, 'Failed to fetch ingredients')}
      onRetry={() => void refetch()}
      action={<ButtonLink to={`/trips/${tripId}`}>Back to Trip</ButtonLink>}
    />
  );
}

interface ShoppingListProps {
  readonly trip: TripIngredientsQuery['trip'];
}

function ShoppingList({ trip }: ShoppingListProps) {
  const group = useUrlValue('group');
  const purchased = useUrlValue('purchased');
  const grouping = group.value === 'assigned-users' ? 'assigned-users' : 'store-sections';
  const showsPurchased = purchased.value !== 'hide';
  const rows = cartRows(trip.meals);
  const people = trip.participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED').length;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to={`/trips/${trip.id}`} className={styles['back']}>
          <ArrowLeft size={16} strokeWidth={2} />
          Back to Trip
        </Link>
        <h1 className={styles['title']}>Shopping List</h1>
        <ul className={styles['facts']}>
          <li>
            <b dir="auto">{trip.name}</b>
          </li>
          <li>
            <MapPin size={17} />
            <span dir="auto">{trip.location}</span>
          </li>
          <li>
            <Calendar size={17} />
            {dateRangeLabel(trip.startDate, trip.endDate)}
          </li>
          <li>
            <Users size={17} />
            {people} {people === 1 ? 'participant' : 'participants'}
          </li>
        </ul>
      </header>
      <div className={styles['side']}>
        <CartStats rows={rows} />
        <CartControls
          grouping={grouping}
          onGroup={(value) => group.set(value === 'store-sections' ? null : value)}
          showsPurchased={showsPurchased}
          onShowPurchased={(shows) => purchased.set(shows ? null : 'hide')}
        />
        {trip.isCompleted && (
          <p className={styles['note']}>Trip Completed: nothing can be ticked any more.</p>
        )}
      </div>
      <div className={styles['list']}>
        <Cart
          tripId={trip.id}
          rows={rows}
          participants={trip.participants}
          grouping={grouping}
          showsPurchased={showsPurchased}
          onShowPurchased={() => purchased.set(null)}
          canTick={trip.viewerCan.includes('TICK_INGREDIENTS')}
        />
      </div>
    </div>
  );
}

/** The cart while its items are on their way. */
function CartPageSkeleton() {
  return (
    <Loading label="Loading the shopping list" isPage>
      <div className={styles['page']}>
        <div className={styles['head']}>
          <Skeleton height={24} width={120} />
          <div className={styles['title']}>
            <Skeleton height={42} width={240} />
          </div>
          <Skeleton height={22} width="60%" />
        </div>
        <div className={styles['side']}>
          <Skeleton height={120} radius={14} />
          <Skeleton height={46} radius={10} />
        </div>
        <div className={styles['list']}>
          <div className={styles['lines']}>
            {[0, 1, 2, 3, 4, 5, 6].map((index) => (
              <Skeleton key={index} height={52} radius={10} />
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}
