import { skipToken } from '@apollo/client/react';
import { Calendar, MapPin, Users } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { dateRangeLabel } from '../labels/dateLabel.ts';
import { duplicateGroups } from '../../../domain/shopping/shopping.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { Cart } from '../cart/Cart.tsx';
import { CartControls, CartStats } from '../cart/CartControls.tsx';
import { CartActions } from '../cart/CartActions.tsx';
import { CartDialogs, preloadCartDialogs } from '../cart/CartDialogs.tsx';
import { cartParts, withoutPurchased, type Grouping } from '../cart/rows/cartParts.ts';
import { cartRows, applyPending } from '../cart/rows/cartRows.ts';
import { ListOfDay } from '../cart/days/ListOfDay.tsx';
import { withoutOffTheList } from '../cart/home/listParts.ts';
import { cartText } from '../cart/rows/cartText.ts';
import { shareText } from '../cart/shareText.ts';
import { useTickQueue } from '../ticks/useTickQueue.ts';
import {
  useTripIngredientsQuery,
  type TripIngredientsQuery,
} from '../cart/rows/TripIngredients.generated.ts';
import { VerdictsFailure } from '../table/verdict/VerdictsFailure.tsx';
import { useTripVerdicts } from '../table/verdict/useTripVerdicts.ts';
import { ingredientConflicts } from '../table/verdict/verdictTexts.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../browser/useDocumentTitle.ts';
import { useToday } from '../browser/useNow.ts';
import { useOnline } from '../browser/useOnline.ts';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import { SubpageHead } from '../trip/SubpageHead.tsx';
import styles from './CartPage.module.css';
import { NotFoundPage } from './gone/NotFoundPage.tsx';
import { TripGone } from './gone/TripGone.tsx';
import { useTripRemoved } from './gone/useTripRemoved.ts';
import { useKeptTrip } from './tripData/wholeTrip.ts';

export function CartPage() {
  const { tripId = '' } = useParams();
  const { removedBy, watch } = useTripRemoved(tripId);
  const answer = useTripIngredientsQuery(removedBy === null ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { data, error, refetch } = answer;
  const trip = data?.trip;
  useDocumentTitle(trip === undefined ? 'Shopping List' : `Shopping List - ${trip.name}`);

  useKeptTrip(tripId, trip !== undefined && removedBy === null);

  if (removedBy !== null) return <TripGone />;
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
  const dialog = useUrlValue('dialog');
  const today = useToday();
  const isOnline = useOnline();
  const optimizeRef = useRef<HTMLButtonElement>(null);
  const shareRef = useRef<HTMLButtonElement>(null);
  const ticks = useTickQueue();

  const { id: tripId, participants: people, viewerCan } = trip;
  const grouping: Grouping = group.value === 'assigned-users' ? 'assigned-users' : 'store-sections';
  const showsPurchased = purchased.value !== 'hide';
  const canTick = viewerCan.includes('TICK_INGREDIENTS');
  const canPlan = viewerCan.includes('PLAN_MEALS');
  const canAssign = viewerCan.includes('ASSIGN_SHOPPING');
  const all = useMemo(() => cartRows(trip.meals), [trip.meals]);
  const rows = useMemo(() => withoutOffTheList(all), [all]);
  const duplicates = useMemo(() => duplicateGroups(rows).map(({ name }) => name), [rows]);
  const { verdicts, hasFailed, retry } = useTripVerdicts(tripId);
  const notFor = useMemo(() => (verdicts === null ? NOBODY : ingredientConflicts(verdicts)), [verdicts]);
  const view = useMemo(
    () => ({ tripId, people, grouping, showsPurchased, today, canPlan, canTick, canAssign, notFor }),
    [tripId, people, grouping, showsPurchased, today, canPlan, canTick, canAssign, notFor],
  );
  const { set: setPurchased } = purchased;
  const showPurchased = useCallback(() => setPurchased(null), [setPurchased]);
  const openDialog = canAssign && isCartDialog(dialog.value) ? dialog.value : null;
  const dates = dateRangeLabel(trip.startDate, trip.endDate);
  const participantCount = people.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED').length;

  function share(): void {
    const parts = cartParts(applyPending(rows, ticks.optimistic()), people, grouping);
    const text = cartText({
      tripName: trip.name,
      location: trip.location,
      dates,
      parts: showsPurchased ? parts : withoutPurchased(parts),
      people: grouping === 'store-sections' ? people : null,
    });
    void shareText({ title: `${trip.name}: Shopping List`, text, noun: 'List' });
  }

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <SubpageHead tripId={tripId} title="Shopping List" />
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
            {dates}
          </li>
          <li>
            <Users size={17} />
            {participantCount} {participantCount === 1 ? 'participant' : 'participants'}
          </li>
        </ul>
      </header>
      <div className={styles['side']}>
        <CartStats rows={rows} duplicates={canAssign ? duplicates : NO_DUPLICATES} />
        <CartControls
          grouping={grouping}
          onGroup={(value) => group.set(value === 'store-sections' ? null : value)}
          showsPurchased={showsPurchased}
          onShowPurchased={(shows) => setPurchased(shows ? null : 'hide')}
        />
        <CartActions
          onAssign={canAssign && rows.length > 0 ? () => dialog.push('assign-shopping') : null}
          onOptimize={canAssign && duplicates.length > 0 ? () => dialog.push('optimize') : null}
          onIntent={preloadCartDialogs}
          onShare={share}
          optimizeRef={optimizeRef}
          shareRef={shareRef}
        />
        {trip.isCompleted && <p className={styles['note']}>Trip Completed: items can no longer be ticked.</p>}
        {!isOnline && (
          <p className={styles['note']}>
            You are offline: your ticks are saved here and sent when you are back online.
          </p>
        )}
      </div>
      <div className={styles['list']}>
        {hasFailed && (
          <div className={styles['unchecked']}>
            <VerdictsFailure onRetry={retry} />
          </div>
        )}
        <ListOfDay trip={trip} rows={all} view={view}>
          {(ofDay) => <Cart rows={ofDay} view={view} onShowPurchased={showPurchased} />}
        </ListOfDay>
      </div>
      <CartDialogs
        tripId={tripId}
        rows={rows}
        people={people}
        open={openDialog}
        onClose={() => dialog.set(null)}
        finalFocus={() => optimizeRef.current ?? shareRef.current}
      />
    </div>
  );
}

const NOBODY: ReadonlyMap<string, string> = new Map();
const NO_DUPLICATES: readonly string[] = [];

function isCartDialog(value: string | null): value is 'optimize' | 'assign-shopping' {
  return value === 'optimize' || value === 'assign-shopping';
}

function CartPageSkeleton() {
  return (
    <Loading label="Loading the shopping list" isPage>
      <div className={styles['page']}>
        <div className={styles['head']}>
          <Skeleton height={24} width={120} />
          <div className={styles['titleShape']}>
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
