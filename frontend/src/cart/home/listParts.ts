import { atHomeOf } from '../../../../domain/shopping/home/staples.ts';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import { groupRows } from '../../../../domain/shopping/shopping.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';

/** A list before it goes to the sections: each row is in one of them. */
export interface ListParts {
  /** To buy or bought. */
  readonly rows: readonly CartRow[];
  readonly atHome: readonly CartGroup[];
  readonly leftOut: readonly CartGroup[];
}

export function listParts(all: readonly CartRow[]): ListParts {
  const isAtHome = atHomeOf(all);
  const leftOut = all.filter(isLeftOut);
  const others = all.filter((row) => !isLeftOut(row));
  return {
    rows: others.filter((row) => !isAtHome(row)),
    atHome: groupRows(others.filter(isAtHome)),
    leftOut: groupRows(leftOut),
  };
}
