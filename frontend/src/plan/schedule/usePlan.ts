import { useEffect, useMemo, useState } from 'react';
import { mealPlan, type PlanDay } from '../../../../domain/plan/plan.ts';
import { isSlotFree } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { keepTabText, readTabText } from '../../browser/store/browserText.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { mealOf, type Meal } from '../slot.ts';
import type { MealPlanFragment } from '../../gql/fragments/MealPlan.generated.ts';
import { planWindow } from './planWindow.ts';

export type Plan = ReturnType<typeof usePlan>;

/** The plan of a trip, and the days of it that are shown. */
export function usePlan(fragment: MealPlanFragment, askedDay: CalendarDate | null) {
  const today = useToday();
  const { trip, meals, days } = useMemo(() => {
    const planned = domainTrip(fragment);
    const all = fragment.meals.map(mealOf);
    return { trip: planned, meals: all, days: mealPlan(planned, all) };
  }, [fragment]);
  // As it opened: planning a day does not lead to another.
  const [firstToDo] = useState(() => firstDayToDo(days));
  const lastShown = useLastShown(trip.id, askedDay);
  const cooks = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED');
  const { day, days: shownDates, earlier, later } = planWindow(trip, [askedDay, lastShown, today, firstToDo]);
  return {
    trip,
    meals,
    days,
    today,
    /** At most seven. */
    shown: days.filter(({ date }) => shownDates.includes(date)),
    /** Of a phone. */
    day,
    earlier,
    later,
    cookCount: cooks.length,
    /** Nobody but the viewer could cook. */
    isSolo: trip.participants.length === 1,
    viewerId: trip.participants.find(({ isViewer }) => isViewer)?.id ?? null,
    canPlan: trip.viewerCan.includes('PLAN_MEALS'),
  };
}

/** The day that was chosen last, for those who come back today from another place of the trip. */
function useLastShown(tripId: string, askedDay: CalendarDate | null): CalendarDate | null {
  const today = useToday();
  const key = `day-shown.${tripId}.${today}`;
  useEffect(() => {
    if (askedDay !== null) keepTabText(key, askedDay);
  }, [key, askedDay]);
  return readTabText(key);
}

/** The first day with something open; once all is planned, the first on which the viewer cooks. */
function firstDayToDo(days: readonly PlanDay<Meal>[]): CalendarDate | null {
  const isOwn = ({ assignedTo }: Meal) => assignedTo?.isViewer === true;
  const day =
    days.find(({ slots }) => slots.some(({ meals }) => isSlotFree(meals))) ??
    days.find(({ slots }) => slots.some(({ meals }) => meals.some(isOwn)));
  return day?.date ?? null;
}
