import { useMemo } from 'react';
import { tripTable, type TripWithTable } from './tripTable.ts';

/** Who eats on a trip. */
export function useTripTable({ participants, eaters, attendanceExceptions, rules }: TripWithTable) {
  return useMemo(
    () => ({ table: tripTable({ participants, eaters, attendanceExceptions, rules }) }),
    [participants, eaters, attendanceExceptions, rules],
  );
}
