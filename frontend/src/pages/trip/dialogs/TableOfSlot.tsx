import type { SlotId } from '../../../meal/slot.ts';
import { MealConflicts } from '../../../table/meal/MealConflicts.tsx';
import { SlotPeople } from '../../../table/meal/SlotPeople.tsx';
import type { TripTable } from '../../../table/tripTable.ts';
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
  const problems = useMealProblems(tripId, slot);
  return (
    <>
      <SlotPeople tripId={tripId} slot={slot} eaters={table.eaters} present={present} viewerId={viewerId} />
      {problems !== null && <MealConflicts {...problems} present={present} canEdit={canEdit} />}
    </>
  );
}
