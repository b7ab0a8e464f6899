import type { FragmentType } from '@apollo/client';
import { Suspense, useMemo } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { TableAt } from '../../../../domain/people/eater/fairCooks.ts';
import { freeSlots, mealPlan, slotsWithoutCook } from '../../../../domain/plan/plan.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { isPlannedOnCard } from '../../../../domain/plan/meal.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyComponent } from '../../ui/layout/lazyDialog.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import type { CookBalanceProps } from './CookBalance.tsx';
import { DayStrip } from './DayStrip.tsx';
import { FirstStep } from './FirstStep.tsx';
import styles from './MealPlan.module.css';
import { useMealPlanFragment, type MealPlanFragment } from './MealPlan.generated.ts';
import { MarkDayButton } from './MarkDay.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanPager } from './PlanPager.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { planWindow } from './planWindow.ts';
import { mealOf } from '../slot.ts';
import { MealDragArea } from '../slot/MealDragArea.tsx';
import type { MealActions } from '../slot/slotActions.ts';

const CookBalance = lazyComponent<CookBalanceProps>(() =>
  import('./CookBalance.tsx').then((module) => ({ default: module.CookBalance })),
);

interface MealPlanProps extends MealActions {
  readonly trip: FragmentType<MealPlanFragment>;
  /** From the address; null for none. */
  readonly askedDay: CalendarDate | null;
  readonly onSelectDay: (day: CalendarDate) => void;
  readonly onAssignAtRandom: () => void;
  readonly onSuggest: () => void;
  /** Takes the menu of an earlier trip over. */
  readonly onCopyMenu: () => void;
  readonly movedMealId: string | null;
  /** Who eats, by slot key. */
  readonly tableLines: ReadonlyMap<string, string>;
  /** Who cannot eat what, by meal id. */
  readonly tableConflicts: ReadonlyMap<string, string>;
  readonly tableAt: TableAt;
}

/** The plan: days as columns, meal types as rows; one day on a phone. */
export function MealPlan({
  trip: ref,
  askedDay,
  onSelectDay,
  movedMealId,
  tableLines,
  tableConflicts,
  tableAt,
  ...rest
}: MealPlanProps) {
  const { onAssignAtRandom, onSuggest, onCopyMenu, ...actions } = rest;
  const fragment = useMealPlanFragment(ref);
  const trip = useMemo(() => domainTrip(fragment), [fragment]);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { day, days, earlier, later } = planWindow(trip, askedDay, useToday());
  const meals = useMemo(() => trip.meals.map(mealOf), [trip]);
  const plan = useMemo(() => mealPlan(trip, meals), [trip, meals]);

  const cookCount = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED').length;
  const askForCooks = () => {
    if (slotsWithoutCook(trip, meals).length === 0)
      showToast({ kind: 'info', title: 'No unassigned meals found' });
    else if (cookCount === 0) showToast({ kind: 'info', title: 'No participants found' });
    else onAssignAtRandom();
  };

  const hasFreeSlot = freeSlots(trip, meals).length > 0;
  const shown = plan.filter(({ date }) => days.includes(date));
  const first = shown[0]?.date ?? trip.startDate;
  const last = shown.at(-1)?.date ?? trip.endDate;
  const slots = plan.flatMap((day) => day.slots);
  const shownDay = shown.find(({ date }) => date === day);
  const isBlank = slots.every(({ meal }) => meal === null || !isPlannedOnCard(meal));
  const canPlan = trip.viewerCan.includes('PLAN_MEALS');
  return (
    <section aria-labelledby="meal-plan-title">
      <MealDragArea>
        <div className={styles['head']}>
          <h2 id="meal-plan-title">Meal Planning Schedule</h2>
          {(earlier !== null || later !== null) && (
            <PlanPager first={first} last={last} earlier={earlier} later={later} onSelectDay={onSelectDay} />
          )}
          <PlanActions
            trip={trip}
            hasFreeSlot={hasFreeSlot}
            hasCopyMenu={hasFreeSlot && !isBlank}
            onAssignAtRandom={askForCooks}
            onSuggest={onSuggest}
            onCopyMenu={onCopyMenu}
          />
        </div>
        {!isBlank && cookCount > 1 && (
          <Suspense fallback={<p className={styles['balanceShape']} />}>
            <CookBalance trip={trip} meals={meals} tableAt={tableAt} />
          </Suspense>
        )}
        {isBlank && canPlan && (
          <FirstStep slots={slots} onAssign={actions.onAssign} onCopyMenu={onCopyMenu} />
        )}
        {isPhone && <DayStrip days={shown} selected={day} onSelect={onSelectDay} />}
        {trip.mealTypes.length === 0 ? (
          <EmptyState title="No meals to plan" text="This trip includes no meal types." />
        ) : (
          <PlanSheet
            {...actions}
            tripId={trip.id}
            tableLines={tableLines}
            tableConflicts={tableConflicts}
            days={isPhone ? shown.filter(({ date }) => date === day) : shown}
            hasDayHeads={!isPhone}
            canPlan={canPlan}
            viewerId={trip.participants.find(({ isViewer }) => isViewer)?.id ?? null}
            canVote={trip.viewerCan.includes('VOTE')}
            isTripCompleted={trip.isCompleted}
            movedMeal={canPlan ? (meals.find(({ id }) => id === movedMealId) ?? null) : null}
            canSwap={slots.some(({ meal }) => meal !== null && meal.id === movedMealId)}
          />
        )}
        {isPhone && canPlan && shownDay !== undefined && trip.mealTypes.length > 0 && (
          <div className={styles['dayFoot']}>
            <MarkDayButton tripId={trip.id} day={shownDay} />
          </div>
        )}
      </MealDragArea>
    </section>
  );
}
