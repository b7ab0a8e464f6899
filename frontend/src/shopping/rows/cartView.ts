import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { ShoppingDay } from '../../../../domain/shopping/days/shoppingDays.ts';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import type { CartPerson, Grouping } from './cartParts.ts';

/** Shared by all lines; the same object until it changes. */
export interface CartView {
  readonly tripId: string;
  readonly people: readonly CartPerson[];
  readonly eaters: readonly NamedEater[];
  readonly grouping: Grouping;
  /** Faces would all be the viewer's. */
  readonly isMine: boolean;
  readonly viewerId: string | null;
  readonly today: CalendarDate;
  readonly canPlan: boolean;
  readonly canTick: boolean;
  readonly canAssign: boolean;
  readonly canAddReceipt: boolean;
  /** By ingredient id: "Not for Ana". */
  readonly notFor: ReadonlyMap<string, string>;
  /** By ingredient id, once somebody has chosen the shopping days. */
  readonly dayOf: ReadonlyMap<string, ShoppingDay>;
  /** Shows the details of a line, by its `lineId`. */
  readonly onOpen: (id: string) => void;
}
