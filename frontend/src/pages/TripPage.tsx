import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import { isCalendarDate } from '../../../domain/calendarDate.ts';
import { MEAL_TYPES } from '../../../domain/meal.ts';
import { tripDayCount } from '../../../domain/trip.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { ShoppingSummary } from '../ingredient/ShoppingSummary.tsx';
import { MealPlan } from '../meal/MealPlan.tsx';
import type { SlotId } from '../meal/slot.ts';
import { TripMembers } from '../participant/TripMembers.tsx';
import { TripHeader } from '../trip/TripHeader.tsx';
import { TripProgressCard } from '../trip/TripProgressCard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { PHONE_QUERY, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useUrlValue } from '../ui/useUrlValue.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import styles from './TripPage.module.css';
import { useTripQuery, type TripQuery } from './TripPage.generated.ts';

const loadAssignMealDialog = () =>
  import('../meal/AssignMealDialog.tsx').then((module) => ({ default: module.AssignMealDialog }));
const loadIngredientsDialog = () =>
  import('../ingredient/IngredientsDialog.tsx').then((module) => ({ default: module.IngredientsDialog }));
const AssignMealDialog = lazy(loadAssignMealDialog);
const IngredientsDialog = lazy(loadIngredientsDialog);

/** From this many days on the plan needs the whole width, and what stood beside it goes below. */
const WIDE_PLAN_DAYS = 5;

/** One trip: what and when it is, its plan, its people and its shopping. */
export function TripPage() {
  const { tripId = '' } = useParams();
  const { data, error, refetch } = useTripQuery({ variables: { id: tripId } });
  const trip = data?.trip;
  useDocumentTitle(trip?.name ?? 'Trip');

  if (trip !== undefined) return <Dashboard trip={trip} />;
  if (error === undefined) return <TripPageSkeleton />;
  const code = errorCode(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <ErrorState
      title="This trip could not be loaded"
      text={errorMessage(error, 'Check your connection and try again.')}
      onRetry={() => void refetch()}
      action={<ButtonLink to="/">Your Trips</ButtonLink>}
    />
  );
}

interface DashboardProps {
  readonly trip: TripQuery['trip'];
}

function Dashboard({ trip }: DashboardProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const day = useUrlValue('day');
  const assigned = useUrlValue('assign');
  const ingredients = useUrlValue('ingredients');
  useEffect(() => {
    // The dialogs are one tap away: fetched while nothing else is on its way, they open without a wait.
    const timer = setTimeout(() => void Promise.all([loadAssignMealDialog(), loadIngredientsDialog()]), 1000);
    return () => clearTimeout(timer);
  }, []);

  const { push: pushAssigned, set: setAssigned } = assigned;
  const { set: setIngredients } = ingredients;
  const openSlot = useCallback(({ date, type }: SlotId) => pushAssigned(`${date}.${type}`), [pushAssigned]);
  const closeSlot = useCallback(() => setAssigned(null), [setAssigned]);
  const closeIngredients = useCallback(() => setIngredients(null), [setIngredients]);

  const slot = parseSlot(assigned.value);
  const isWide = tripDayCount(trip.startDate, trip.endDate) >= WIDE_PLAN_DAYS;
  return (
    <div className={styles['page']}>
      <TripHeader trip={trip} />
      {isPhone && (
        <div className={styles['toCart']}>
          <ButtonLink
            to={`/trips/${trip.id}/shopping`}
            variant="primary"
            isWide
            icon={<ShoppingCart size={20} />}
          >
            View Cart
          </ButtonLink>
        </div>
      )}
      <div className={styles['columns']} data-wide={isWide ? '' : undefined}>
        <MealPlan
          trip={trip}
          askedDay={day.value}
          onSelectDay={day.set}
          onAssign={openSlot}
          onIngredients={ingredients.push}
        />
        <aside className={styles['side']} aria-label="About this trip">
          <TripProgressCard trip={trip} />
          <ShoppingSummary tripId={trip.id} />
          <TripMembers trip={trip} />
        </aside>
      </div>
      <Suspense fallback={null}>
        <AssignMealDialog
          trip={trip}
          slot={trip.viewerCan.includes('PLAN_MEALS') ? slot : null}
          onClose={closeSlot}
        />
        <IngredientsDialog
          mealId={ingredients.value}
          canEdit={trip.viewerCan.includes('EDIT_INGREDIENTS')}
          canTick={trip.viewerCan.includes('TICK_INGREDIENTS')}
          isTripCompleted={trip.isCompleted}
          onClose={closeIngredients}
        />
      </Suspense>
    </div>
  );
}

/** The slot of an address such as `?assign=2026-06-14.dinner`; null for none and for what is none. */
function parseSlot(text: string | null): SlotId | null {
  const [date = '', typeText = ''] = text?.split('.') ?? [];
  const type = MEAL_TYPES.find((known) => known === typeText);
  return type !== undefined && isCalendarDate(date) ? { date, type } : null;
}

/** The trip page while its trip is on its way. */
function TripPageSkeleton() {
  return (
    <Loading label="Loading the trip" isPage>
      <div className={styles['page']}>
        <div className={styles['pictureShape']}>
          <Skeleton height="100%" radius={22} />
        </div>
        <div className={styles['headShape']}>
          <Skeleton height={46} width="60%" />
          <Skeleton height={22} width="75%" />
        </div>
        <div className={styles['columns']}>
          <div>
            <Skeleton height={32} width={260} />
            <div className={styles['planShape']}>
              <Skeleton height="100%" radius={14} />
            </div>
          </div>
          <div className={styles['side']}>
            <Skeleton height={180} radius={14} />
            <Skeleton height={180} radius={14} />
            <Skeleton height={320} radius={14} />
          </div>
        </div>
      </div>
    </Loading>
  );
}
