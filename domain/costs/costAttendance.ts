import { rational } from '../number/rational.ts';
import type { Weight } from './split/apportion.ts';
import { eatersByDish } from '../people/dish/eatersByDish.ts';
import type { ServedEater } from '../people/dish/partOfEaters.ts';
import { eatersBySlot, type AttendanceException, type Seat } from '../people/eater/attendance.ts';
import type { PartOfEaters, StoredDish } from '../plan/forWhom.ts';
import { mealTimeKey, type MealTime } from '../plan/mealTime.ts';
import { isPlannedInProgress, type MealState } from '../plan/meal.ts';
import { mealPlan, type PlannedTrip, type Slot } from '../plan/plan.ts';

export interface CostMeal extends MealState, StoredDish {}

export interface CostEater extends Seat, ServedEater {
  /** Of a companion: who bears the share, if not who brings it. */
  readonly sharePaidById: string | null;
}

/** What shares by portions follow. */
export interface EatingTrip {
  readonly plan: PlannedTrip;
  readonly meals: readonly CostMeal[];
  readonly eaters: readonly CostEater[];
  readonly exceptions: readonly AttendanceException[];
  /** Whom a meal is for; null: everybody. */
  readonly partOf: (meal: CostMeal, eaters: readonly CostEater[]) => PartOfEaters | null;
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

export interface CostAttendance {
  /** By the chosen meals; none: all planned meals of the plan, else all its slots. */
  coverage(mealIds: readonly string[]): Coverage;
  /** The participant who bears an eater's share. */
  bearerOf(eater: Pick<CostEater, 'participantId' | 'sharePaidById'>): string;
}

interface SlotQuarters {
  readonly slot: CoveredSlot;
  /** What is borne of it, in the order of the bearers. */
  readonly quarters: readonly number[];
}

/** Computes each coverage once. */
export function costAttendance({ plan, meals, eaters, exceptions, partOf }: EatingTrip): CostAttendance {
  const byDish = eatersByDish(eatersBySlot(eaters, exceptions), meals, (meal) => partOf(meal, eaters));
  const mealsById = new Map(meals.map((meal) => [meal.id, meal]));
  const present = new Set(eaters.map(({ participantId }) => participantId));
  const bearerOf: CostAttendance['bearerOf'] = ({ participantId, sharePaidById }) =>
    // Who pays for others and has left the table pays no more.
    sharePaidById !== null && present.has(sharePaidById) ? sharePaidById : participantId;
  const bearers = [...new Set(eaters.map(bearerOf))];
  const indexOf = new Map(bearers.map((id, index) => [id, index]));
  const slots = new Map<string, SlotQuarters>();
  const covered = (key: string, slotOf: () => CoveredSlot): SlotQuarters => {
    const known = slots.get(key);
    if (known !== undefined) return known;
    const slot = slotOf();
    const quarters = bearers.map(() => 0);
    for (const eater of slot.eaters) {
      const index = indexOf.get(bearerOf(eater)) ?? 0;
      quarters[index] = (quarters[index] ?? 0) + eater.portionQuarters;
    }
    const found = { slot, quarters };
    slots.set(key, found);
    return found;
  };
  const ofDish = (meal: CostMeal) => {
    const { id: mealId, date, type } = meal;
    return covered(mealId, () => ({ date, type, mealId, ...byDish.of(meal) }));
  };
  /** Everybody there, whatever dish they get. */
  const ofSlot = ({ date, type, meals: dishes }: Slot<CostMeal>) => {
    const mealId = (dishes.find(isPlannedInProgress) ?? dishes[0])?.id ?? null;
    return covered(mealTimeKey({ date, type }), () => ({ date, type, mealId, ...byDish.at({ date, type }) }));
  };
  const known = new Map<string, Coverage>();

  function allSlots(): SlotQuarters[] {
    const all = mealPlan(plan, meals).flatMap((day) => day.slots);
    const planned = all.filter((slot) => slot.meals.some(isPlannedInProgress));
    return (planned.length > 0 ? planned : all).map(ofSlot);
  }

  function coverage(mealIds: readonly string[]): Coverage {
    const chosen = mealIds.flatMap((id) => mealsById.get(id) ?? []);
    const key = chosen
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const covered = coverageOf(chosen.length === 0 ? allSlots() : chosen.map(ofDish), bearers);
    known.set(key, covered);
    return covered;
  }

  return { coverage, bearerOf };
}

function coverageOf(all: readonly SlotQuarters[], bearers: readonly string[]): Coverage {
  const borne = bearers.map((id) => ({ id, quarters: 0 }));
  for (const { quarters } of all)
    borne.forEach((one, index) => {
      one.quarters += quarters[index] ?? 0;
    });
  const eating = borne.filter(({ quarters }) => quarters > 0);
  return {
    slots: all.map(({ slot }) => slot),
    quartersOf: new Map(eating.map(({ id, quarters }) => [id, quarters])),
    totalQuarters: eating.reduce((sum, { quarters }) => sum + quarters, 0),
    weights: eating.map(({ id, quarters }) => ({
      participantId: id,
      // Quarters have the proportions of portions.
      weight: rational(BigInt(quarters)),
    })),
  };
}
