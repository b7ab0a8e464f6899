import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { slotLines, tripTable } from './tripTable.ts';
import { useTripTableFragment, type TripTableFragment } from './TripTable.generated.ts';

/** Who eats on a trip, and the line of each slot. */
export function useTripTable(ref: FragmentType<TripTableFragment>) {
  const trip = useTripTableFragment(ref);
  return useMemo(() => {
    const table = tripTable(trip);
    return { table, lines: slotLines(trip, table) };
  }, [trip]);
}
