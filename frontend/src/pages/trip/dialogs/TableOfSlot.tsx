import type { SlotId } from '../../../plan/slot.ts';
import { MealConflicts } from '../../../people/meal/MealConflicts.tsx';
import { SlotPeople } from '../../../people/meal/SlotPeople.tsx';
import type { TripTable } from '../../../people/tripTable.ts';
import { VerdictsFailure } from '../../../people/verdict/VerdictsFailure.tsx';
import { useMealProblems } from '../../../people/verdict/useMealProblems.ts';

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
