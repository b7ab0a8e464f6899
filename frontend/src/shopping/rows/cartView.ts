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
  /** Who cannot eat it, by ingredient id. */
  readonly notFor: ReadonlyMap<string, readonly NamedEater[]>;
  /** By ingredient id, once somebody has chosen the shopping days. */
  readonly dayOf: ReadonlyMap<string, ShoppingDay>;
  /** Shows the details of a line, by its `lineId`. */
  readonly onOpen: (id: string) => void;
}

/** Of the list, for other people: nobody is "you". */
export function viewForOthers(view: CartView): CartView {
  return {
    ...view,
    people: view.people.map(named),
    eaters: view.eaters.map(named),
    notFor: new Map(Array.from(view.notFor, ([id, eaters]) => [id, eaters.map(named)])),
  };
}

function named<Person extends object>(person: Person) {
  return { ...person, isViewer: false };
}
