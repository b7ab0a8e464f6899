import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import type { Trip } from '../../entities/trip.entity.ts';

/** Added to the date of a meal that changes its slot with others: a slot holds one meal at every moment. */
export const ASIDE_DAYS = 1_000_000;

/** @throws BAD_USER_INPUT for a day outside of the trip */
export function requireDay({ startDate, endDate }: Trip, date: string): void {
  if (date < startDate || date > endDate)
    throw new AppError('BAD_USER_INPUT', msg('trip.dateOutside', 'The date has to be a day of the trip.'), {
      field: 'date',
    });
}
