import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { shoppingListParts } from '../../../../domain/shopping/list/shoppingList.ts';
import type { PlannedTrip } from '../../../../domain/plan/plan.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';

/** A list before it goes to the sections: each row is in one of them. */
export interface ListParts {
  /** To buy or bought. */
  readonly rows: readonly CartRow[];
  readonly atHome: readonly CartGroup[];
  readonly leftOut: readonly CartGroup[];
  /** Of meals that the trip dropped or does not need. */
  readonly outside: readonly CartGroup[];
}

export function listParts(trip: PlannedTrip, all: readonly CartRow[]): ListParts {
  const { rows, atHome, leftOut, outside } = shoppingListParts(trip, all);
  return { rows, atHome: groupRows(atHome), leftOut: groupRows(leftOut), outside: groupRows(outside) };
}
