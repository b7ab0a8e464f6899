import type { MealTime } from './mealTime.ts';

/** Work at a slot beside cooking. */
export const DUTY_KINDS = ['help', 'wash_up'] as const;
export type DutyKind = (typeof DUTY_KINDS)[number];

/** Of a slot, not of its dishes; those of days outside the trip have no effect. */
export interface Duty extends MealTime {
  readonly kind: DutyKind;
  readonly participantId: string;
}
