import { rational } from '../number/rational.ts';
import type { Weight } from '../money/costs/apportion.ts';
import { tableOf, type AttendanceException, type Seat } from '../table/attendance.ts';
import { mealTimeKey, type MealTime } from '../table/mealTime.ts';
import { isPlannedInProgress, type MealState } from '../trip/meal.ts';
import { mealPlan, mealsInPlan, type PlannedTrip } from '../trip/trip.ts';

export interface CostMeal extends MealState, MealTime {
  readonly id: string;
}

export interface CostEater extends Seat {
  /** Who it is, or who brings it. */
  readonly participantId: string;
  /** Of a companion: who bears the share, if not who brings it. */
  readonly sharePaidById: string | null;
}

/** What shares by portions follow. */
export interface EatingTrip {
  readonly plan: PlannedTrip;
  readonly meals: readonly CostMeal[];
  readonly eaters: readonly CostEater[];
  readonly exceptions: readonly AttendanceException[];
}

/** A slot that a receipt covers, and who eats there. */
export interface CoveredSlot extends MealTime {
  readonly mealId: string | null;
  readonly eaters: readonly CostEater[];
  readonly portionQuarters: number;
}

/** Some slots, and what everybody bears of them. */
export interface Coverage {
  readonly slots: readonly CoveredSlot[];
  /** Quarters of portions by participant, without those who eat nothing. */
  readonly quartersOf: ReadonlyMap<string, number>;
  readonly totalQuarters: number;
  readonly weights: readonly Weight[];
}

export interface CostTable {
  /** By the chosen meals; none: all planned meals of the plan, else all its slots. */
  coverage(mealIds: readonly string[]): Coverage;
  /** The participant who bears an eater's share. */
  bearerOf(eater: Pick<CostEater, 'participantId' | 'sharePaidById'>): string;
}

/** Computes each coverage once. */
export function costTable({ plan, meals, eaters, exceptions }: EatingTrip): CostTable {
  const atSlot = tableOf(eaters, exceptions);
  const mealsById = new Map(meals.map((meal) => [meal.id, meal]));
  const present = new Set(eaters.map(({ participantId }) => participantId));
  const bearerOf: CostTable['bearerOf'] = ({ participantId, sharePaidById }) =>
    // Who pays for others and has left the table pays no more.
    sharePaidById !== null && present.has(sharePaidById) ? sharePaidById : participantId;
  const slots = new Map<string, CoveredSlot>();
  const slotOf = (time: MealTime, mealId: string | null): CoveredSlot => {
    const key = mealTimeKey(time);
    const known = slots.get(key);
    if (known !== undefined) return known;
    const slot = { date: time.date, type: time.type, mealId, ...atSlot(time) };
    slots.set(key, slot);
    return slot;
  };
  const known = new Map<string, Coverage>();

  function allSlots(): CoveredSlot[] {
    const planned = mealsInPlan(plan, meals).filter(isPlannedInProgress);
    if (planned.length > 0) return planned.map((meal) => slotOf(meal, meal.id));
    return mealPlan(plan, meals)
      .flatMap((day) => day.slots)
      .map((slot) => slotOf(slot, slot.meal?.id ?? null));
  }

  function coverage(mealIds: readonly string[]): Coverage {
    const chosen = mealIds.flatMap((id) => mealsById.get(id) ?? []);
    const key = chosen
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const covered = coverageOf(
      chosen.length === 0 ? allSlots() : chosen.map((meal) => slotOf(meal, meal.id)),
      bearerOf,
    );
    known.set(key, covered);
    return covered;
  }

  return { coverage, bearerOf };
}

function coverageOf(slots: readonly CoveredSlot[], bearerOf: CostTable['bearerOf']): Coverage {
  const quartersOf = new Map<string, number>();
  for (const { eaters } of slots)
    for (const eater of eaters)
      if (eater.portionQuarters > 0) {
        const bearer = bearerOf(eater);
        quartersOf.set(bearer, (quartersOf.get(bearer) ?? 0) + eater.portionQuarters);
      }
  return {
    slots,
    quartersOf,
    totalQuarters: slots.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0),
    weights: [...quartersOf].map(([participantId, quarters]) => ({
      participantId,
      // Quarters have the proportions of portions.
      weight: rational(BigInt(quarters)),
    })),
  };
}
