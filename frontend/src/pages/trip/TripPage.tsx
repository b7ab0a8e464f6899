import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { Suspense, useCallback, useState } from 'react';
import { unansweredOfText } from '../../../../domain/people/eater/answer.ts';
import { useAsOf } from '../../browser/hooks/useAsOf.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useNow } from '../../browser/hooks/useNow.ts';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useTripAttendance } from '../../people/useTripAttendance.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import type { MealMarks } from '../../people/verdict/judgedSlot.ts';
import { mealNow } from '../../plan/schedule/mealNow.ts';
import { MealPlan } from '../../plan/schedule/MealPlan.tsx';
import { pastSentence, planSentence, shortPlanSentence } from '../../plan/schedule/planSentence.ts';
import { planStanding, type PlanStanding } from '../../plan/schedule/planStanding.ts';
import { usePlan, type Plan } from '../../plan/schedule/usePlan.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import {
  useTripIngredientsQuery,
  type TripIngredientsQuery,
} from '../../shopping/rows/TripIngredients.generated.ts';
import { Loading } from '../../ui/feedback/Skeleton.tsx';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { useSecondRender } from '../../browser/hooks/useSecondRender.ts';
import { TripFrame } from '../frame/TripFrame.tsx';
import { ToolButton, TripTools } from '../frame/TripTools.tsx';
import { useTripActions } from '../frame/useTripActions.tsx';
import { TripPlace } from '../place/TripPlace.tsx';
import { useTripPlace } from '../place/useTripPlace.ts';
import { useTripQuery, type TripQuery } from '../wholeTrip/TripPage.generated.ts';
import { CardAbovePlan } from './CardAbovePlan.tsx';
import { TripDialogs } from './dialogs/TripDialogs.tsx';
import { useTripUrl } from './dialogs/useTripUrl.ts';
import { PlanOnPaper } from './paper/PlanOnPaper.tsx';
import { OnceBought, PlanSums } from './PlanSums.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { usePlanTools } from './usePlanTools.tsx';

/** These stand below the plan. */
const MealsOutsidePlan = lazyComponent(() =>
  import('../../plan/outside/MealsOutsidePlan.tsx').then((module) => module.MealsOutsidePlan),
);
const MINUTE_MS = 60_000;
const NO_CONFLICTS: MealMarks = new Map();

const PLAN_SHAPE = (
  <Loading label={t`Loading the plan`}>
    <PlanSkeleton />
  </Loading>
);

export function TripPage() {
  const at = useTripPlace();
  const answer = useTripQuery(at.removedBy === null ? { variables: { id: at.tripId } } : skipToken);
  at.watch(answer);
  const trip = answer.data?.trip;
  const [wasLoaded] = useState(trip !== undefined);
  return (
    <TripPlace
      place="plan"
      at={at}
      answer={answer}
      trip={trip}
      title={trip?.name ?? t`Trip`}
      skeleton={PLAN_SHAPE}
    >
      {(shown) => <Dashboard trip={shown} wasLoaded={wasLoaded} onRemoved={at.leave} />}
    </TripPlace>
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
  const { openSlot, pickFor, moveMeal } = useSlotDoors(url);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isPlanShown = useSecondRender(wasLoaded);
  const wasIdle = useWasIdle(isPlanShown);
  // Asked here, once for all parts, and after the plan.
  const ingredients = useTripIngredientsQuery(wasIdle ? { variables: { tripId: trip.id } } : skipToken);
  const { attendance } = useTripAttendance(trip);
  const checked = useTripVerdicts(trip.id, ingredients);
  const { verdicts } = checked;
  const conflicts = verdicts?.marks ?? NO_CONFLICTS;
  const plan = usePlan(trip, url.day.value);
  const unanswered = unansweredOfText(attendance.eaters);
  const standing = planStanding(plan.days, { isSolo: plan.isSolo, conflicts, unanswered });
  const now = useMealNow(plan);
  const { main, others, suggest } = usePlanTools(plan, standing, now !== null, {
    onAssignAtRandom: url.assignMeals.open,
    onSuggest: url.suggestMeals.open,
    onCopyMenu: () => url.copyMenu.push(''),
    onPlanAgain: url.planAgain.open,
    onHandbook: url.handbook.open,
  });
  const tripTools = useTripActions(trip, {
    onExport: url.exportTrip.open,
    onEdit: url.edit.open,
    onDelete: url.deleteTrip.open,
    onInvite: url.invite.open,
  });
  const phoneTools = [...tripTools.slice(0, 1), ...others, ...tripTools.slice(1)];
  const button = main && <ToolButton tool={main} variant="primary" />;
  const mainButton =
    main?.id === 'cart' ? (
      <Suspense fallback={null}>
        <OnceBought data={ingredients.data} otherwise={button}>
          {null}
        </OnceBought>
      </Suspense>
    ) : (
      button
    );
  const isEmpty = standing.isBlank && plan.canPlan && trip.mealTypes.length > 0;
  return (
    <>
      <PlanOnPaper trip={trip} />
      <TripFrame tripId={trip.id} place="plan" tools={isPhone ? phoneTools : tripTools} isTall={isEmpty}>
        {isPlanShown ? (
          <div className="notOnPaper">
            <CardAbovePlan
              plan={plan}
              now={now}
              isEmpty={isEmpty}
              attendance={attendance}
              ingredients={ingredients.data}
              suggest={suggest}
              onOpen={openSlot}
              onCook={url.cookedMeal.push}
            />
            {checked.hasFailed && (
              <div className="below16">
                <VerdictsFailure checked={checked} />
              </div>
            )}
            <MealPlan
              plan={plan}
              sentence={
                <Sentence
                  standing={standing}
                  isCompleted={trip.isCompleted}
                  hasCard={now !== null}
                  ingredients={ingredients.data}
                />
              }
              tools={isPhone ? mainButton : <TripTools tools={others} main={mainButton} />}
              conflicts={conflicts}
              onSelectDay={url.day.set}
              onAssign={openSlot}
              onCook={url.cookedMeal.push}
              onPick={pickFor}
              onDelete={url.deletedMeal.push}
              onMove={moveMeal}
              onCopy={url.copiedMeal.push}
              movedMealId={url.movedMeal.value}
            />
            <Suspense fallback={null}>
              <MealsOutsidePlan
                trip={trip}
                onAssign={openSlot}
                onIngredients={url.ingredients.push}
                onDelete={url.deletedMeal.push}
                onMove={moveMeal}
              />
            </Suspense>
            <PlanSums
              plan={plan}
              members={trip}
              attendance={attendance}
              ingredients={wasIdle ? ingredients : undefined}
              hasCart={main?.id === 'cart'}
              onAnswer={() => url.welcome.set('1')}
              onIngredients={url.ingredients.push}
            />
          </div>
        ) : (
          PLAN_SHAPE
        )}
        <TripDialogs trip={trip} checked={checked} onRemoved={onRemoved} />
      </TripFrame>
    </>
  );
}

/** What the cells of the plan open; the same functions for each render, for cells that need not draw again. */
function useSlotDoors(url: ReturnType<typeof useTripUrl>) {
  const { push: pushAssigned } = url.assigned;
  const openSlot = useCallback((slot: MealTime) => pushAssigned(mealTimeKey(slot)), [pushAssigned]);
  const { push: pushPicked } = url.picked;
  const pickFor = useCallback((slot: MealTime) => pushPicked(mealTimeKey(slot)), [pushPicked]);
  const { push: pushMoved, set: setMoved } = url.movedMeal;
  const moveMeal = useCallback(
    (mealId: string | null) => (mealId === null ? setMoved(null) : pushMoved(mealId)),
    [pushMoved, setMoved],
  );
  return { openSlot, pickFor, moveMeal };
}

interface SentenceProps {
  readonly standing: PlanStanding;
  readonly isCompleted: boolean;
  /** Then only what is left to do is said. */
  readonly hasCard: boolean;
  readonly ingredients: TripIngredientsQuery | undefined;
}

function Sentence({ standing, isCompleted, hasCard, ingredients }: SentenceProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isOnline = useOnline();
  const asOf = useAsOf();
  if (!isOnline)
    return asOf === null ? (
      t`You can read everything and check off the list.`
    ) : (
      <span data-as-of="">{updatedText(asOf)}</span>
    );
  if (isCompleted) return pastSentence(standing);
  const { isBlank, open, withoutCook, conflicts, unsure } = standing;
  const isComplete = open + withoutCook + conflicts + unsure === 0;
  if (isBlank || (hasCard && isComplete)) return null;
  const sentence = isPhone ? shortPlanSentence(standing) : planSentence(standing);
  if (!isComplete) return sentence;
  return (
    <Suspense fallback={sentence}>
      <OnceBought data={ingredients} otherwise={sentence}>
        <Trans>Everything is bought.</Trans>
      </OnceBought>
    </Suspense>
  );
}

function updatedText(time: string): string {
  return t`Last updated ${time}. You can read everything and check off the list.`;
}

/** The meal that today is about, on days of the trip. */
function useMealNow(plan: Plan) {
  const now = new Date(useNow(MINUTE_MS));
  if (plan.trip.isCompleted) return null;
  const today = plan.days.find(({ date }) => date === plan.today);
  return mealNow(today, now.getHours() * 60 + now.getMinutes());
}
