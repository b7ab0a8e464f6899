import { useMemo } from 'react';
import { tripAttendance, type TripWithEaters } from './tripAttendance.ts';

/** Who eats on a trip. */
export function useTripAttendance({ participants, eaters, attendanceExceptions, rules }: TripWithEaters) {
  return useMemo(
    () => ({ attendance: tripAttendance({ participants, eaters, attendanceExceptions, rules }) }),
    [participants, eaters, attendanceExceptions, rules],
  );
}
