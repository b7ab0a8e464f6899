import { skipToken } from '@apollo/client/react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import { useTripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import type { ShoppingSummaryProps } from '../../shopping/assign/ShoppingSummary.tsx';
import type { CostsCardProps } from '../../costs/CostsCard.tsx';
import { errorCode } from '../../gql/errorMessage.ts';
import { useFailure } from '../../gql/useFailure.ts';
import { MealPlan } from '../../plan/schedule/MealPlan.tsx';
import { MealsOutsidePlan } from '../../plan/schedule/MealsOutsidePlan.tsx';
import type { SlotId } from '../../plan/slot.ts';
import { actionText } from '../../people/members/memberAction.ts';
import { TripMembers } from '../../people/members/TripMembers.tsx';
import { eatersOf } from '../../people/tripTable.ts';
import { AskWhatIEat } from '../../people/welcome/AskWhatIEat.tsx';
import { useTripTable } from '../../people/useTripTable.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import { conflictLines } from '../../people/verdict/verdictTexts.ts';
import { SuggestionsBar } from '../../plan/suggestion/SuggestionsBar.tsx';
import { PlaceFailure, TripFrame } from '../frame/TripFrame.tsx';
import { useTripActions } from '../frame/useTripActions.tsx';
import { TripProgressCard } from '../../trip/TripProgressCard.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyComponent } from '../../ui/layout/lazyDialog.tsx';
import { SecondRender } from '../../ui/layout/SecondRender.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { PlanOnPaper } from './PlanOnPaper.tsx';
import { TripDialogs } from './dialogs/TripDialogs.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import styles from './TripPage.module.css';
import { useTripQuery, type TripQuery } from '../wholeTrip/TripPage.generated.ts';
import { TripColumnsSkeleton } from './TripPageSkeleton.tsx';
import { useTripRemoved } from '../gone/useTripRemoved.ts';
import { useTripUrl } from './dialogs/useTripUrl.ts';
import { useKeptTrip } from '../wholeTrip/wholeTrip.ts';

/** Brings the word lists of the shop's sections, which the plan need not wait for. */
const ShoppingSummary = lazyComponent<ShoppingSummaryProps>(() =>
  import('../../shopping/assign/ShoppingSummary.tsx').then((module) => ({ default: module.ShoppingSummary })),
);

/** Its figures come after the plan. */
const CostsCard = lazyComponent<CostsCardProps>(() =>
  import('../../costs/CostsCard.tsx').then((module) => ({ default: module.CostsCard })),
);

const NO_CONFLICTS: ReadonlyMap<string, string> = new Map();

const SUMMARY_SHAPE = <Skeleton height={180} radius={14} />;
const PLAN_SHAPE = (
  <Loading label="Loading the plan">
    <TripColumnsSkeleton />
  </Loading>
);

/** From this many days on, the plan takes the full width. */
const WIDE_PLAN_DAYS = 5;

export function TripPage() {
  const { tripId = '' } = useParams();
  const navigate = useNavigate();
  const { removedBy, markRemoved, watch } = useTripRemoved(tripId);
  const answer = useTripQuery(removedBy === null ? { variables: { id: tripId } } : skipToken);
  watch(answer);
  const { data, error, loading, refetch } = answer;
  const trip = data?.trip;
  const failure = useFailure(error, trip !== undefined, tripId);
  const [wasLoaded] = useState(trip !== undefined);
  useDocumentTitle(trip?.name ?? 'Trip');
  useKeptTrip(tripId, trip !== undefined && removedBy === null);

  if (removedBy === 'others') return <TripGone />;
  // On the way home.
  if (removedBy === 'viewer') return null;
  if (trip !== undefined) {
    const leave = () => {
      markRemoved();
      void navigate('/', { replace: true });
    };
    return <Dashboard trip={trip} wasLoaded={wasLoaded} onRemoved={leave} />;
  }
  const code = failure === null ? null : errorCode(failure);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  return (
    <TripFrame tripId={tripId} place="plan">
      {failure === null ? PLAN_SHAPE : <PlaceFailure onRetry={() => void refetch()} isRetrying={loading} />}
    </TripFrame>
  );
}

interface DashboardProps {
  readonly trip: TripQuery['trip'];
  /** Before the page opened. */
  readonly wasLoaded: boolean;
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

function Dashboard({ trip, wasLoaded, onRemoved }: DashboardProps) {
  const url = useTripUrl();
  const tools = useTripActions(trip, {
    onExport: url.exportTrip.open,
    onEdit: url.edit.open,
    onDelete: url.deleteTrip.open,
    onInvite: url.invite.open,
  });
  const { push: pushAssigned } = url.assigned;
  const openSlot = useCallback(({ date, type }: SlotId) => pushAssigned(`${date}.${type}`), [pushAssigned]);
  const { push: pushPicked } = url.picked;
  const pickFor = useCallback(({ date, type }: SlotId) => pushPicked(`${date}.${type}`), [pushPicked]);
  const { push: pushMoved, set: setMoved } = url.movedMeal;
  const moveMeal = useCallback(
    (mealId: string | null) => (mealId === null ? setMoved(null) : pushMoved(mealId)),
    [pushMoved, setMoved],
  );
  const wasIdle = useWasIdle();
  // Asked here, once for both parts, and after the plan.
  const ingredients = useTripIngredientsQuery(wasIdle ? { variables: { tripId: trip.id } } : skipToken);
  const { table, lines } = useTripTable(trip);
  const viewerId = trip.participants.find(({ isViewer }) => isViewer)?.id ?? '';
  const { self } = eatersOf(table.eaters, viewerId);
  const { verdicts, hasFailed, retry } = useTripVerdicts(trip.id);
  const isUnchecked = hasFailed || (ingredients.error !== undefined && ingredients.data === undefined);
  const check = () => {
    retry();
    if (ingredients.error !== undefined) void ingredients.refetch();
  };
  const conflicts = useMemo(() => (verdicts === null ? NO_CONFLICTS : conflictLines(verdicts)), [verdicts]);
  const isWide = tripDayCount(trip.startDate, trip.endDate) >= WIDE_PLAN_DAYS;
  return (
    <>
      <PlanOnPaper trip={trip} />
      <TripFrame tripId={trip.id} place="plan" tools={tools}>
        <SecondRender isAtOnce={wasLoaded} fallback={PLAN_SHAPE}>
          <div className={styles['columns']} data-wide={isWide ? '' : undefined}>
            <div className={styles['plan']}>
              <SuggestionsBar trip={trip} />
              {isUnchecked && (
                <div className={styles['notice']}>
                  <VerdictsFailure onRetry={check} />
                </div>
              )}
              <MealPlan
                trip={trip}
                tableLines={lines}
                tableConflicts={conflicts}
                tableAt={table.at}
                askedDay={url.day.value}
                onSelectDay={url.day.set}
                onAssign={openSlot}
                onIngredients={url.ingredients.push}
                onRecipe={url.recipe.push}
                onCook={url.cookedMeal.push}
                onPick={pickFor}
                onDelete={url.deletedMeal.push}
                onMove={moveMeal}
                movedMealId={url.movedMeal.value}
                onAssignAtRandom={url.assignMeals.open}
                onSuggest={url.suggestMeals.open}
                onCopyMenu={url.copyMenu.open}
              />
              <AskWhatIEat eater={self} className={styles['ask']} onAnswer={() => url.welcome.set('1')} />
              <MealsOutsidePlan
                trip={trip}
                onAssign={openSlot}
                onIngredients={url.ingredients.push}
                onDelete={url.deletedMeal.push}
                onMove={moveMeal}
              />
            </div>
            <aside className={styles['side']} aria-label="About this trip">
              <div className={styles['beside']}>
                <Suspense fallback={SUMMARY_SHAPE}>
                  {wasIdle ? <ShoppingSummary tripId={trip.id} {...ingredients} /> : SUMMARY_SHAPE}
                </Suspense>
                <TripMembers
                  trip={trip}
                  table={table}
                  onAsk={(asked) => url.askedAction.push(actionText(asked))}
                  onInvite={url.invite.open}
                  restrictions={trip.restrictionsRead}
                  onRestrictions={url.restrictions.open}
                  onEater={url.eater.push}
                />
              </div>
              <div className={styles['under']}>
                <Suspense fallback={SUMMARY_SHAPE}>
                  {wasIdle ? <CostsCard tripId={trip.id} /> : SUMMARY_SHAPE}
                </Suspense>
                <TripProgressCard trip={trip} />
              </div>
            </aside>
          </div>
        </SecondRender>
        <TripDialogs trip={trip} onRemoved={onRemoved} />
      </TripFrame>
    </>
  );
}
