import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { CartPerson, Grouping } from './cartParts.ts';

/** What all lines of a cart have in common; the same object until some of it changes. */
export interface CartView {
  readonly tripId: string;
  readonly people: readonly CartPerson[];
  readonly grouping: Grouping;
  readonly showsPurchased: boolean;
  readonly today: CalendarDate;
  readonly canPlan: boolean;
  readonly canTick: boolean;
  readonly canAssign: boolean;
}
