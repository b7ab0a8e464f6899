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
import { grouped } from '../text/grouped.ts';

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

export interface SlottedMeal extends MealState, MealTime {
  /** Among the dishes of its slot; the first is 0. */
  readonly position: number;
}

export interface Slot<M> extends MealTime {
  /** Its dishes, the first one first. */
  readonly meals: readonly M[];
}

/** A dish, or null for a slot that has none. */
export interface SlotDish<M> extends MealTime {
  readonly meal: M | null;
}

export interface PlanDay<M> {
  readonly date: CalendarDate;
  readonly slots: readonly Slot<M>[];
}

/** Without {@link mealsOutsidePlan}. */
export function mealPlan<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): PlanDay<M>[] {
  const bySlot = dishesBySlot(meals);
  const types = MEAL_TYPES_BY_TIME.filter((type) => trip.mealTypes.includes(type));
  return datesFrom(trip.startDate, trip.endDate).map((date) => ({
    date,
    slots: types.map((type) => ({ date, type, meals: bySlot(mealTimeKey({ date, type })) })),
  }));
}

/** The dishes of each slot, the first one first, by `mealTimeKey`. */
export function dishesBySlot<M extends MealTime & Pick<SlottedMeal, 'position'>>(
  meals: readonly M[],
): (key: string) => readonly M[] {
  const bySlot = grouped(meals, mealTimeKey);
  const none: readonly M[] = [];
  const ordered = new Map(
    [...bySlot].map(([key, dishes]) => [key, dishes.toSorted((one, other) => one.position - other.position)]),
  );
  return (key) => ordered.get(key) ?? none;
}

/** Of each of some dishes, its place among those of its slot, in their order. */
export function placesInSlots(dishes: readonly MealTime[]): number[] {
  const counts = new Map<string, number>();
  return dishes.map((dish) => {
    const key = mealTimeKey(dish);
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return place;
  });
}

/** One by one: the dishes of each slot, and slots without a dish. */
export function slotDishes<M>(days: readonly PlanDay<M>[]): SlotDish<M>[] {
  return days
    .flatMap(({ slots }) => slots)
    .flatMap(({ date, type, meals }): SlotDish<M>[] =>
      meals.length === 0 ? [{ date, type, meal: null }] : meals.map((meal) => ({ date, type, meal })),
    );
}

/** Needed dishes, and slots without a dish. */
export function dishesWithoutCook<M extends SlottedMeal>(
  trip: PlannedTrip,
  meals: readonly M[],
): SlotDish<M>[] {
  return slotDishes(mealPlan(trip, meals)).filter(
    ({ meal }) => meal === null || (meal.status === 'planned' && meal.assignedToId === null),
  );
}

/** With those who cook there; a slot is needed unless its dish says that it is not. */
export function neededSlots(
  trip: PlannedTrip,
  meals: readonly SlottedMeal[],
): (MealTime & { readonly cookIds: readonly string[] })[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter((slot) => firstDish(slot)?.status !== 'not_needed')
    .map(({ date, type, meals: dishes }) => ({
      date,
      type,
      cookIds: dishes.flatMap(({ assignedToId }) => assignedToId ?? []),
    }));
}

/** Those that suggestions would fill. */
export function freeSlots<M extends SlottedMeal>(trip: PlannedTrip, meals: readonly M[]): Slot<M>[] {
  return mealPlan(trip, meals)
    .flatMap(({ slots }) => slots)
    .filter((slot) => isSlotFree(slot.meals));
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

/** That a slot is about; null without. */
export function firstDish<M>({ meals }: Pick<Slot<M>, 'meals'>): M | null {
  return meals[0] ?? null;
}

/** A slot is as far as its first dish. */
export function firstDishes<M extends Pick<SlottedMeal, 'position'>>(meals: readonly M[]): M[] {
  return meals.filter(({ position }) => position === 0);
}

/** @param inPlan first dishes of {@link mealsInPlan} */
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
  const placed = firstDishes(mealsInPlan(trip, meals));
  const notNeeded = placed.filter((meal) => meal.status === 'not_needed').length;
  const total = tripSlotCount(trip) - notNeeded;
  const done = placed.filter(isPlannedInProgress).length;
  return { done, total, notNeeded, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}
