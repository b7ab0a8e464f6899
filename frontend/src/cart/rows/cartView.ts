import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { CartPerson, Grouping } from './cartParts.ts';

/** Shared by all lines; the same object until it changes. */
export interface CartView {
  readonly tripId: string;
  readonly people: readonly CartPerson[];
  readonly grouping: Grouping;
  readonly showsPurchased: boolean;
  readonly today: CalendarDate;
  readonly canPlan: boolean;
  readonly canTick: boolean;
  readonly canAssign: boolean;
  /** By ingredient id: "Not for Ana". */
  readonly notFor: ReadonlyMap<string, string>;
}
