import { datesFrom, daysBetween, type CalendarDate } from '../time/calendarDate.ts';
import {
  isPlannedInProgress,
  isPlannedOnCard,
  isSlotFree,
  MEAL_TYPES_BY_TIME,
  type MealState,
  type MealType,
} from './meal.ts';
import { mealTimeKey, type MealTime } from './mealTime.ts';

export interface PlannedTrip {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly mealTypes: readonly MealType[];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

const DEFAULT_MEALS_PER_DAY = 3;

/** 0 if the dates are reversed. */
export function tripDayCount(startDate: CalendarDate, endDate: CalendarDate): number {
  return Math.max(0, daysBetween(startDate, endDate) + 1);
}

/** One of each included type per day. */
export function tripSlotCount(trip: PlannedTrip): number {
  return tripDayCount(trip.startDate, trip.endDate) * trip.mealTypes.length;
}

export interface SlottedMeal extends MealState, MealTime {}

export interface Slot<M> extends MealTime {
  readonly meal: M | null;
}

export interface PlanDay<M> {
  readonly date: CalendarDate;
  readonly slots: readonly Slot<M>[];
}

/** Without {@link mealsOutsidePlan}. */
export function mealPlan<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): PlanDay<M>[] {
  const bySlot = new Map(meals.map((meal) => [mealTimeKey(meal), meal]));
  const types = MEAL_TYPES_BY_TIME.filter((type) => trip.mealTypes.includes(type));
  return datesFrom(trip.startDate, trip.endDate).map((date) => ({
    date,
    slots: types.map((type) => ({ date, type, meal: bySlot.get(mealTimeKey({ date, type })) ?? null })),
  }));
}

/** Needed ones, also without a meal. */
export function slotsWithoutCook<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): Slot<M>[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter(({ meal }) => meal === null || (meal.status === 'planned' && meal.assignedToId === null));
}

/** Those that suggestions would fill. */
export function freeSlots<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): Slot<M>[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter(({ meal }) => isSlotFree(meal));
}

export function isInPlan(trip: PlannedTrip, { date, type }: MealTime): boolean {
  return date >= trip.startDate && date <= trip.endDate && trip.mealTypes.includes(type);
}

export function mealsInPlan<M extends MealTime>(trip: PlannedTrip, meals: readonly M[]): M[] {
  return meals.filter((meal) => isInPlan(trip, meal));
}

/** Of days or types that the trip dropped. */
export function mealsOutsidePlan<M extends MealTime>(trip: PlannedTrip, meals: readonly M[]): M[] {
  return meals.filter((meal) => !isInPlan(trip, meal));
}

/** @param inPlan from {@link mealsInPlan} */
export function cardProgress(trip: PlannedTrip, inPlan: readonly MealState[]): Progress {
  if (inPlan.length === 0) return { done: 0, total: defaultMealCount(trip) };
  return { done: inPlan.filter(isPlannedOnCard).length, total: tripSlotCount(trip) };
}

/** For a plan without meals (specification, section 9). */
export function defaultMealCount({ startDate, endDate }: PlannedTrip): number {
  return tripDayCount(startDate, endDate) * DEFAULT_MEALS_PER_DAY;
}

export interface TripProgress extends Progress {
  readonly notNeeded: number;
  /** 0 if no slot is needed. */
  readonly percent: number;
}

export function tripProgress(trip: PlannedTrip, meals: readonly SlottedMeal[]): TripProgress {
  const placed = mealPlan(trip, meals).flatMap(({ slots }) => slots.flatMap(({ meal }) => meal ?? []));
  const notNeeded = placed.filter((meal) => meal.status === 'not_needed').length;
  const total = tripSlotCount(trip) - notNeeded;
  const done = placed.filter(isPlannedInProgress).length;
  return { done, total, notNeeded, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}
