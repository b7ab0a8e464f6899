import { type Message, msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { fieldMsg } from '../text/fieldText.ts';
import { ACCOUNT_ACTIONS, ADMIN_READS, TRIP_ACTIONS } from './auditAction.ts';
import { dateField } from '../plan/dateFields.ts';
import { LIMITS } from '../limits.ts';
import { afterField, flagOrFalse, idField, optionalText, oneOfOr } from '../text/text.ts';

export const PAYMENT_SORTS = ['created', 'amount', 'customer'] as const;
export type PaymentSort = (typeof PAYMENT_SORTS)[number];

export const CREDIT_SORTS = ['joined', 'name', 'trips_remaining', 'purchased', 'spent'] as const;
export type CreditSort = (typeof CREDIT_SORTS)[number];

export const FINANCE_SORTS = [
  'net_profit',
  'revenue',
  'ai_cost',
  'trips_created',
  'trips_purchased',
  'name',
  'joined',
] as const;
export type FinanceSort = (typeof FINANCE_SORTS)[number];

const DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof DIRECTIONS)[number];

/** Default page sizes (specification, section 9). */
const USUAL_ROWS = { payments: 20, credits: 20, finances: 15, audit: 20 } as const;

/** A whole number or its digits; `usual` if absent. */
function wholeNumber(label: Message, min: number, max: number, usual: number) {
  const error = fieldMsg('number.outOfRange', '{label} has to be a whole number from {min} to {max}.', {
    label,
    min,
    max,
  });
  return z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return usual;
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    }),
    z.int({ error }).check(z.minimum(min, error), z.maximum(max, error)),
  );
}

function day(label: Message) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || value === '' ? null : value)),
    z.nullable(dateField(label)),
  );
}

const absentAsNull = z.transform((value: unknown) => value ?? null);

function pageOf(usualRows: number) {
  return {
    limit: wholeNumber(msg('field.limit', 'Limit'), 1, LIMITS.rowsAtOnce, usualRows),
    offset: wholeNumber(msg('field.offset', 'Offset'), 0, LIMITS.rowsSkipped, 0),
    /** In UTC, both included. */
    from: day(msg('field.from', 'From')),
    to: day(msg('field.to', 'To')),
  };
}

/** Part of a name or phone number. */
const search = z.pipe(absentAsNull, optionalText(msg('field.search', 'Search'), LIMITS.name));

/** Whether the text is storable and short enough. */
export function isSearch(text: string): boolean {
  return search.safeParse(text).success;
}

export const paymentPageFields = z.object({
  ...pageOf(USUAL_ROWS.payments),
  search,
  sort: oneOfOr(msg('field.sort', 'Sort'), PAYMENT_SORTS, 'created'),
  direction: oneOfOr(msg('field.direction', 'Direction'), DIRECTIONS, 'desc'),
});

/** Query of the credit list; dates of joining. */
export const creditPageFields = z.object({
  ...pageOf(USUAL_ROWS.credits),
  search,
  sort: oneOfOr(msg('field.sort', 'Sort'), CREDIT_SORTS, 'joined'),
  direction: oneOfOr(msg('field.direction', 'Direction'), DIRECTIONS, 'desc'),
});

/** Query of the financial report; the dates bound what is counted. */
export const financePageFields = z.object({
  ...pageOf(USUAL_ROWS.finances),
  search,
  sort: oneOfOr(msg('field.sort', 'Sort'), FINANCE_SORTS, 'net_profit'),
  direction: oneOfOr(msg('field.direction', 'Direction'), DIRECTIONS, 'desc'),
});

export const auditPageFields = z.object({
  ...pageOf(USUAL_ROWS.audit),
  after: afterField,
  action: z.pipe(
    absentAsNull,
    z.nullable(
      z.enum([...ADMIN_READS, ...TRIP_ACTIONS, ...ACCOUNT_ACTIONS], {
        error: fieldMsg('admin.actionMalformed', 'Action has to be one of the audited actions.'),
      }),
    ),
  ),
  tripId: z.pipe(absentAsNull, z.nullable(idField(msg('field.tripId', 'Trip id')))),
  changesOnly: flagOrFalse(msg('field.changesOnly', 'Changes only')),
});

export const trendFields = z.object({
  days: wholeNumber(msg('field.days', 'Days'), 1, LIMITS.trendDays, 90),
});
