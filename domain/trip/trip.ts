import { datesFrom, daysBetween, type CalendarDate } from '../time/calendarDate.ts';
import {
  isPlannedInProgress,
  isPlannedOnCard,
  isSlotFree,
  MEAL_TYPES_BY_TIME,
  type MealState,
  type MealType,
} from './meal.ts';

/** How a trip stands to today, as its card says it (specification, section 4). */
export type TripStatus = 'active' | 'upcoming' | 'completed' | 'unknown';

export const TRIP_STATUS_LABELS: Readonly<Record<TripStatus, string>> = {
  active: 'Active',
  upcoming: 'Upcoming',
  completed: 'Completed',
  unknown: 'Unknown',
};

/** First and last day of a trip, both included; null while one is not known. */
export interface TripDates {
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
}

/** What the plan of a trip follows from. */
export interface PlannedTrip {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** In any order. */
  readonly mealTypes: readonly MealType[];
}

/** So much of a total is done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

const DEFAULT_MEALS_PER_DAY = 3;

/** Status of a trip on the calendar day `today` of whoever looks at it. */
export function tripStatus({ startDate, endDate }: TripDates, today: CalendarDate): TripStatus {
  if (startDate === null || endDate === null) return 'unknown';
  if (today < startDate) return 'upcoming';
  return today > endDate ? 'completed' : 'active';
}

/** Days of a trip, first and last included; 0 when the last lies before the first. */
export function tripDayCount(startDate: CalendarDate, endDate: CalendarDate): number {
  return Math.max(0, daysBetween(startDate, endDate) + 1);
}

/** Meals that a trip has room for: one of each included type on each day. */
export function tripSlotCount(trip: PlannedTrip): number {
  return tripDayCount(trip.startDate, trip.endDate) * trip.mealTypes.length;
}

/** A day and a meal type: a place that the plan has or had. */
interface Place {
  readonly date: CalendarDate;
  readonly type: MealType;
}

/** A meal as far as it takes a slot of the plan. */
export interface SlottedMeal extends MealState, Place {}

/** One place of the plan and the meal in it, null while it is empty. */
export interface Slot<M> extends Place {
  readonly meal: M | null;
}

/** One day of the plan with a slot for each included meal type, by the hour. */
export interface PlanDay<M> {
  readonly date: CalendarDate;
  readonly slots: readonly Slot<M>[];
}

/**
 * The plan of a trip, day by day. Meals that no longer have a place in it (the trip was shortened, or a
 * type taken out) are not part of it: {@link mealsOutsidePlan}.
 */
export function mealPlan<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): PlanDay<M>[] {
  const bySlot = new Map(meals.map((meal) => [`${meal.date} ${meal.type}`, meal]));
  const types = MEAL_TYPES_BY_TIME.filter((type) => trip.mealTypes.includes(type));
  return datesFrom(trip.startDate, trip.endDate).map((date) => ({
    date,
    slots: types.map((type) => ({ date, type, meal: bySlot.get(`${date} ${type}`) ?? null })),
  }));
}

/** The slots of the plan that are needed and have no cook, day by day; whether a meal stands in them or not. */
export function slotsWithoutCook<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): Slot<M>[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter(({ meal }) => meal === null || (meal.status === 'planned' && meal.assignedToId === null));
}

/** The slots of the plan that suggestions would fill, day by day. */
export function freeSlots<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): Slot<M>[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter(({ meal }) => isSlotFree(meal));
}

/** Whether the trip has that day and plans that meal type. */
export function isInPlan(trip: PlannedTrip, { date, type }: Place): boolean {
  return date >= trip.startDate && date <= trip.endDate && trip.mealTypes.includes(type);
}

/** The meals that stand in the plan, in the order given. */
export function mealsInPlan<M extends Place>(trip: PlannedTrip, meals: readonly M[]): M[] {
  return meals.filter((meal) => isInPlan(trip, meal));
}

/** The meals whose day or type the trip no longer has, in the order given. */
export function mealsOutsidePlan<M extends Place>(trip: PlannedTrip, meals: readonly M[]): M[] {
  return meals.filter((meal) => !isInPlan(trip, meal));
}

/**
 * Meal progress on a trip card: a meal that is not needed counts as planned. Three meals a day while there are none.
 * @param inPlan the meals of the plan alone: {@link mealsInPlan}
 */
export function cardProgress(trip: PlannedTrip, inPlan: readonly MealState[]): Progress {
  if (inPlan.length === 0) return { done: 0, total: defaultMealCount(trip) };
  return { done: inPlan.filter(isPlannedOnCard).length, total: tripSlotCount(trip) };
}

/** Meals that a trip is reckoned with as long as its plan has none (specification, section 9). */
export function defaultMealCount({ startDate, endDate }: PlannedTrip): number {
  return tripDayCount(startDate, endDate) * DEFAULT_MEALS_PER_DAY;
}

/** What Trip Progress tells: planned meals of the slots that are needed. */
export interface TripProgress extends Progress {
  readonly notNeeded: number;
  /** Whole percent of the needed slots that are planned; 0 when none is needed. */
  readonly percent: number;
}

/** Trip progress on the dashboard: meals with a name or a cook, over the slots that are not marked as not needed. */
export function tripProgress(trip: PlannedTrip, meals: readonly SlottedMeal[]): TripProgress {
  const placed = mealPlan(trip, meals).flatMap(({ slots }) => slots.flatMap(({ meal }) => meal ?? []));
  const notNeeded = placed.filter((meal) => meal.status === 'not_needed').length;
  const total = tripSlotCount(trip) - notNeeded;
  const done = placed.filter(isPlannedInProgress).length;
  return { done, total, notNeeded, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}
