import type { SlotId } from '../../../meal/slot.ts';
import { MealConflicts } from '../../../table/meal/MealConflicts.tsx';
import { SlotPeople } from '../../../table/meal/SlotPeople.tsx';
import type { TripTable } from '../../../table/tripTable.ts';
import { VerdictsFailure } from '../../../table/verdict/VerdictsFailure.tsx';
import { useMealProblems } from '../../../table/verdict/useMealProblems.ts';

interface TableOfSlotProps {
  readonly tripId: string;
  readonly slot: SlotId;
  readonly table: TripTable;
  readonly viewerId: string | null;
  /** Whether the viewer may change meals and ingredients. */
  readonly canEdit: boolean;
}

export function TableOfSlot({ tripId, slot, table, viewerId, canEdit }: TableOfSlotProps) {
  const present = table.at(slot).eaters;
  const { found, hasFailed, retry } = useMealProblems(tripId, slot);
  return (
    <>
      <SlotPeople tripId={tripId} slot={slot} table={table} viewerId={viewerId} />
      {hasFailed && <VerdictsFailure onRetry={retry} />}
      {found !== null && <MealConflicts tripId={tripId} {...found} present={present} canEdit={canEdit} />}
    </>
  );
}
