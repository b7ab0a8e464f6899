import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealMarks } from '../../people/verdict/judgedSlot.ts';
import { PlaceHead } from '../../ui/layout/PlaceHead.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { PlanDays } from './PlanDays.tsx';
import { PlanPager } from './PlanPager.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import type { Plan } from './usePlan.ts';
import { MealDragArea } from '../slot/MealDragArea.tsx';
import type { MealActions } from '../slot/slotActions.ts';

interface MealPlanProps extends MealActions {
  readonly plan: Plan;
  /** How far it is. */
  readonly sentence: ReactNode;
  /** On the whole plan. */
  readonly tools: ReactNode;
  readonly onSelectDay: (day: CalendarDate) => void;
  readonly movedMealId: string | null;
  /** Who cannot eat what, by meal id. */
  readonly conflicts: MealMarks;
}

/** The plan: days as columns, meal types as rows; one day on a phone. */
export function MealPlan({
  plan,
  sentence,
  tools,
  onSelectDay,
  movedMealId,
  conflicts,
  ...actions
}: MealPlanProps) {
  const { trip, meals, days, shown, day, earlier, later, canPlan } = plan;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const first = shown[0]?.date ?? trip.startDate;
  const last = shown.at(-1)?.date ?? trip.endDate;
  const inPlan =
    movedMealId !== null &&
    days.some(({ slots }) => slots.some((slot) => slot.meals.some(({ id }) => id === movedMealId)));
  return (
    <section aria-labelledby="meal-plan-title">
      <MealDragArea>
        <PlaceHead title={t`Meal Planning Schedule`} titleId="meal-plan-title" sentence={sentence}>
          {(earlier !== null || later !== null) && (
            <PlanPager first={first} last={last} earlier={earlier} later={later} onSelectDay={onSelectDay} />
          )}
          {tools}
        </PlaceHead>
        {isPhone && (
          <PlanDays
            days={shown}
            selected={day}
            onSelect={onSelectDay}
            known={trip.isCompleted ? null : { isSolo: plan.isSolo, conflicts }}
          />
        )}
        {trip.mealTypes.length === 0 ? (
          <EmptyState title={t`No meals to plan`} text={t`This trip includes no meal types.`} />
        ) : (
          <PlanSheet
            {...actions}
            plan={plan}
            conflicts={conflicts}
            days={isPhone ? shown.filter(({ date }) => date === day) : shown}
            isPhone={isPhone}
            onSelectDay={onSelectDay}
            movedMeal={canPlan ? (meals.find(({ id }) => id === movedMealId) ?? null) : null}
            canSwap={inPlan}
          />
        )}
      </MealDragArea>
    </section>
  );
}
