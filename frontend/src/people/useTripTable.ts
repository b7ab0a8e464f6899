import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { tripTable } from './tripTable.ts';
import { useTripTableFragment, type TripTableFragment } from './TripTable.generated.ts';

/** Who eats on a trip. */
export function useTripTable(ref: FragmentType<TripTableFragment>) {
  const trip = useTripTableFragment(ref);
  return useMemo(() => ({ table: tripTable(trip) }), [trip]);
}
