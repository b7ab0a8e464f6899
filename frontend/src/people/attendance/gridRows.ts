import { eaterGroups, type EaterGroup } from '../../../../domain/people/eater/group.ts';
import type { Folds } from '../group/useFolds.ts';
import { underHost } from '../group/underHost.ts';
import type { TripEater } from '../tripAttendance.ts';

/** A row of the grid: a group, or a person. */
export type GridRow =
  | { readonly id: string; readonly group: EaterGroup<TripEater> }
  | { readonly id: string; readonly eater: TripEater; readonly isUnderHost: boolean };

/** @param eaters in seat order. @returns the rows that are not folded away; of trips without groups one for each person */
export function gridRows(eaters: readonly TripEater[], { isFolded }: Folds): readonly GridRow[] {
  const groups = eaterGroups(eaters);
  if (groups.length === 0) return personRows(eaters);
  return groups.flatMap((group) => [
    { id: groupRowId(group), group },
    ...(isFolded(group.name) ? [] : personRows(group.eaters)),
  ]);
}

function personRows(eaters: readonly TripEater[]): GridRow[] {
  const isUnderHost = underHost(eaters);
  return eaters.map((eater) => ({ id: eater.id, eater, isUnderHost: isUnderHost(eater) }));
}

/** Ids of eaters have no colon. */
function groupRowId({ name }: EaterGroup<TripEater>): string {
  return `group:${name ?? ''}`;
}
