import { AppError } from '../base/errors.ts';
import type { Trip } from '../entities/trip.entity.ts';

/** @throws BAD_USER_INPUT for a day outside of the trip */
export function requireDay({ startDate, endDate }: Trip, date: string): void {
  if (date < startDate || date > endDate)
    throw new AppError('BAD_USER_INPUT', 'The date has to be a day of the trip.', { field: 'date' });
}
