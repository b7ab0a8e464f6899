import { atHomeOf, toCheckOf } from '../../../../domain/shopping/home/staples.ts';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import { groupRows } from '../../../../domain/shopping/shopping.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';

/** A list before it goes to the sections: each row is in one of them. */
export interface ListParts {
  /** To buy or bought. */
  readonly rows: readonly CartRow[];
  /** Staples that nobody has looked for at home. */
  readonly toCheck: readonly CartGroup[];
  readonly atHome: readonly CartGroup[];
  readonly leftOut: readonly CartGroup[];
}

/** @param canAnswer false: nobody can say what is at home any more */
export function listParts(all: readonly CartRow[], canAnswer: boolean): ListParts {
  const [isToCheck, isAtHome] = [toCheckOf(all), atHomeOf(all)];
  const parts = {
    rows: [] as CartRow[],
    toCheck: [] as CartRow[],
    atHome: [] as CartRow[],
    leftOut: [] as CartRow[],
  };
  for (const row of all) {
    if (isLeftOut(row)) parts.leftOut.push(row);
    else if (isAtHome(row)) parts.atHome.push(row);
    else if (canAnswer && isToCheck(row)) parts.toCheck.push(row);
    else parts.rows.push(row);
  }
  return {
    rows: parts.rows,
    toCheck: groupRows(parts.toCheck),
    atHome: groupRows(parts.atHome),
    leftOut: groupRows(parts.leftOut),
  };
}

/** What is to buy or bought, with staples that are not checked. */
export function withoutOffTheList(all: readonly CartRow[]): readonly CartRow[] {
  const isAtHome = atHomeOf(all);
  return all.filter((row) => !isLeftOut(row) && !isAtHome(row));
}
