import type { SlotTable } from '../../../../domain/table/attendance.ts';
import type { MealTime } from '../../../../domain/table/mealTime.ts';
import type { JudgedMeal, MealVerdict } from '../../../../domain/table/verdict/verdict.ts';
import type { TripEater } from '../tripTable.ts';

/** A needed slot of the plan. */
export interface JudgedSlot extends MealTime {
  /** Null when nothing is planned. */
  readonly meal: JudgedMeal | null;
  readonly table: SlotTable<TripEater>;
  /** Null when nothing is planned. */
  readonly verdict: MealVerdict | null;
}
