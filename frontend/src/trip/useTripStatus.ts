import { useCallback } from 'react';
import {
  earliestOpenEndDate,
  tripStatus,
  type TripDates,
  type TripStatus,
} from '../../../domain/trip/trip.ts';
import { useDate, useToday } from '../browser/hooks/useNow.ts';

/** Now; the function changes with the dates that it depends on. */
export function useTripStatus(): (dates: TripDates) => TripStatus {
  const today = useToday();
  const openFrom = useDate(earliestOpenEndDate);
  return useCallback((dates: TripDates) => tripStatus(dates, today, openFrom), [today, openFrom]);
}
