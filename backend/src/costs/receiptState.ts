import { msg } from '../../../domain/text/message.ts';
import { RECEIPT_DAYS_AROUND, usualSplit, type StoredShare } from '../../../domain/costs/receipt.ts';
import type { AmountFields, ReceiptFields } from '../../../domain/costs/receiptFields.ts';
import { tripCents } from '../../../domain/costs/tripCosts.ts';
import {
  decimalAmount,
  formatAmount,
  MAX_CENTS,
  readDecimal,
} from '../../../domain/costs/split/amountText.ts';
import { currencyDigits } from '../../../domain/money/currencyDigits.ts';
import { addDays, type CalendarDate } from '../../../domain/time/calendarDate.ts';
import { notOfTrip } from '../access/require.ts';
import { badInput } from '../base/errors.ts';
import type { ReceiptRow } from '../reads/costRows.ts';

/** What people write in a receipt. */
export type WrittenReceipt = Pick<
  ReceiptRow,
  | 'paidById'
  | 'amountCents'
  | 'currency'
  | 'rate'
  | 'label'
  | 'date'
  | 'kind'
  | 'split'
  | 'mealIds'
  | 'shares'
>;

/** Of a new receipt, what it has without being said. */
export type UnwrittenReceipt = Pick<WrittenReceipt, 'paidById' | 'date' | 'kind'>;

/** What decides on whether a receipt can be as it is wanted. */
export interface ReceiptTrip {
  readonly currency: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** Accepted and pending participants: who pays and bears. */
  readonly travelling: readonly string[];
}

/**
 * A receipt with the given fields; absent ones are as before, or as is usual.
 * @param before null for a new receipt
 * @throws BAD_USER_INPUT with the field
 */
export function writtenReceipt(
  fields: ReceiptFields,
  before: WrittenReceipt | null,
  start: UnwrittenReceipt,
  trip: ReceiptTrip,
): WrittenReceipt {
  const paidById = fields.paidById ?? before?.paidById ?? start.paidById;
  const date = fields.date ?? before?.date ?? start.date;
  const kind = fields.kind ?? before?.kind ?? start.kind;
  const given = fields.currency === undefined ? (before?.currency ?? null) : fields.currency;
  const currency = given === trip.currency ? null : given;
  const isOwnCurrency = fields.currency !== undefined && currency === null;
  const hasOtherCurrency = isOwnCurrency || (before !== null && currency !== before.currency);
  const rate = fields.rate === undefined ? (hasOtherCurrency ? null : (before?.rate ?? null)) : fields.rate;
  // A rate alone stands for a currency that its caller does not name.
  if (isOwnCurrency && rate !== null)
    throw badInput(
      'rate',
      msg('receipt.rateOfTripCurrency', 'An amount in the currency of the trip has no exchange rate.'),
    );
  if (currency !== null && rate === null)
    throw badInput('rate', msg('receipt.rateMissing', 'Another currency needs its exchange rate.'));
  const own = currency ?? trip.currency;
  const amountCents = centsIn(fields, own, 'amount') ?? amountIn(own, before, trip.currency);
  if (amountCents === undefined || amountCents === 0)
    throw badInput(
      'amount',
      msg('receipt.amountMissing', 'Please enter an amount, below 0 for money that came back.'),
    );
  requireTripAmount(tripCents({ amountCents, currency, rate }, trip.currency));
  requireNear(date, trip);
  const known = new Set([...trip.travelling, ...(before === null ? [] : peopleOf(before))]);
  requireKnown([paidById], known, 'paidById');
  const split = fields.split ?? before?.split ?? usualSplit(kind);
  const written = {
    paidById,
    amountCents,
    currency,
    rate,
    date,
    kind,
    split,
    label: fields.label ?? before?.label ?? '',
  };
  const same = before?.split === split ? before : null;
  switch (split) {
    case 'by-portions':
      return { ...written, mealIds: distinct(fields.mealIds ?? same?.mealIds ?? []), shares: [] };
    case 'equal': {
      const sharers = fields.participantIds ?? same?.shares.map(({ participantId }) => participantId);
      return { ...written, mealIds: [], shares: equalShares(sharers ?? trip.travelling, known) };
    }
    case 'shares': {
      const typed = fields.shares?.map((share, index) => ({
        participantId: share.participantId,
        amountCents: centsIn(share, own, `shares.${index}.amount`) ?? 0,
      }));
      return {
        ...written,
        mealIds: [],
        shares: typedShares(typed ?? same?.shares ?? [], written, own, known),
      };
    }
  }
}

/** Decimals of a receipt, for servers of the version before. */
export function storedDigits(
  { currency }: Pick<WrittenReceipt, 'currency'>,
  trip: Pick<ReceiptTrip, 'currency'>,
): Pick<ReceiptRow, 'amountDigits' | 'shareDigits'> {
  return {
    amountDigits: currencyDigits(currency ?? trip.currency),
    shareDigits: currencyDigits(trip.currency),
  };
}

/** The amount as it was; undefined where the decimals of another currency would make it another one. */
function amountIn(own: string, before: WrittenReceipt | null, tripCurrency: string): number | undefined {
  if (before === null) return undefined;
  const isAlike = currencyDigits(own) === currencyDigits(before.currency ?? tripCurrency);
  return isAlike ? before.amountCents : undefined;
}

/** "12.50" in USD, "1250" in JPY. */
const EXAMPLE_CENTS = 1_250;

/**
 * Cents of either form of an amount; undefined without one.
 * @throws BAD_USER_INPUT for text that is no amount of the currency
 */
export function centsIn(
  { amountCents, amount }: AmountFields,
  currency: string,
  field: string,
): number | undefined {
  if (amountCents !== undefined || amount === undefined) return amountCents;
  const cents = readDecimal(amount, currency);
  if (cents === null)
    throw badInput(
      field,
      msg('costs.amountMalformed', 'Please enter an amount in {currency}, such as {example}.', {
        currency,
        example: decimalAmount(EXAMPLE_CENTS, currency),
      }),
    );
  return cents;
}

function requireTripAmount(cents: number): void {
  if (Math.abs(cents) > MAX_CENTS)
    throw badInput('amount', msg('costs.amountTooLarge', 'This amount is too large.'));
  if (cents === 0)
    throw badInput(
      'rate',
      msg('receipt.amountVanishes', 'At this rate, the amount is nothing in the currency of the trip.'),
    );
}

/** @throws BAD_USER_INPUT for a day more than a year before or after the trip */
export function requireNear(
  date: CalendarDate,
  { startDate, endDate }: Omit<ReceiptTrip, 'currency' | 'travelling'>,
): void {
  if (date < addDays(startDate, -RECEIPT_DAYS_AROUND) || date > addDays(endDate, RECEIPT_DAYS_AROUND))
    throw badInput('date', msg('receipt.dateTooFar', 'The date has to be within a year of the trip.'));
}

function peopleOf({ paidById, shares }: WrittenReceipt): string[] {
  return [paidById, ...shares.map(({ participantId }) => participantId)];
}

function requireKnown(ids: readonly string[], known: ReadonlySet<string>, field: string): void {
  if (!ids.every((id) => known.has(id))) throw notOfTrip(field);
}

function equalShares(ids: readonly string[], known: ReadonlySet<string>): StoredShare[] {
  const sharers = distinct(ids);
  if (sharers.length === 0)
    throw badInput('participantIds', msg('receipt.nobodyShares', 'Please choose at least one person.'));
  requireKnown(sharers, known, 'participantIds');
  return sharers.map((participantId) => ({ participantId, amountCents: null, portionQuarters: null }));
}

function typedShares(
  typed: readonly Pick<StoredShare, 'participantId' | 'amountCents'>[],
  { amountCents }: Pick<WrittenReceipt, 'amountCents'>,
  currency: string,
  known: ReadonlySet<string>,
): StoredShare[] {
  const ids = typed.map(({ participantId }) => participantId);
  requireKnown(ids, known, 'shares');
  if (distinct(ids).length < ids.length)
    throw badInput('shares', msg('receipt.shareTwice', 'Each person can have one share.'));
  // 0 on either side fits.
  if (typed.some((share) => Math.sign(share.amountCents ?? 0) === -Math.sign(amountCents)))
    throw badInput(
      'shares',
      msg('receipt.shareSign', 'Shares have the sign of the amount: below 0 for money that came back.'),
    );
  const left = amountCents - typed.reduce((sum, share) => sum + (share.amountCents ?? 0), 0);
  if (left !== 0) {
    const amount = formatAmount(Math.abs(left), currency);
    throw badInput(
      'shares',
      left > 0 === amountCents > 0
        ? msg('receipt.leftToShare', '{amount} left to share out.', { amount })
        : msg('receipt.sharedTooMuch', 'The shares are {amount} more than the amount.', { amount }),
    );
  }
  return typed
    .map((share) => ({ ...share, portionQuarters: null }))
    .sort((one, other) => (one.participantId < other.participantId ? -1 : 1));
}

/** In the order of ids, as stored ones are read. */
function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
