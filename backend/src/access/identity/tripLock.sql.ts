import { statement } from '../../db/statement.ts';
import type { Trip } from '../../entities/trip.entity.ts';

/** Locks of trips for what no gate admits to them; the order is that of `lockUser`. */

const TRIP = 'trips where id = $1';

export const lockTripById = statement<unknown>('lock_trip_by_id', `select from ${TRIP} for no key update`);

/** A shared lock: dates stay until the transaction ends. */
export const steadyTripById = statement<Pick<Trip, 'name' | 'startDate' | 'endDate'>>(
  'steady_trip_by_id',
  `select name, start_date as "startDate", end_date as "endDate" from ${TRIP} for share`,
);
