import { t } from '@lingui/core/macro';
import {
  amountToType,
  exchanged,
  formatAmount,
  readAmount,
  readRate,
} from '../../../../domain/costs/split/amountText.ts';
import { receiptChangeFields } from '../../../../domain/costs/receiptFields.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { AddReceiptInput, ReceiptKind, ReceiptSplit } from '../../gql/schema.generated.ts';
import type { Versioned } from '../../forms/useVersionedDraft.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';

/** What a receipt pays for: its kind, and which meals. */
export type Target = 'all' | 'some' | 'other';

/** A receipt as it is typed. */
export interface ReceiptInput extends Versioned {
  readonly amount: string;
  readonly currency: string;
  /** '' in the trip's currency. */
  readonly rate: string;
  readonly label: string;
  readonly paidById: string;
  readonly date: string;
  readonly target: Target;
  readonly mealIds: readonly string[];
  readonly split: ReceiptSplit;
  /** Of an equal split. */
  readonly participantIds: readonly string[];
  /** Typed shares, by participant. */
  readonly shares: Readonly<Record<string, string>>;
}

export interface OwnShare {
  readonly participantId: string;
  readonly amountCents: number;
}

/** A receipt as it is saved; each field is one question to its people. */
export interface ReceiptValues {
  readonly amount: { readonly cents: number; readonly currency: string; readonly rate: string | null };
  readonly label: string;
  readonly paidById: string;
  readonly date: CalendarDate;
  readonly target: { readonly kind: ReceiptKind; readonly mealIds: readonly string[] };
  readonly split: {
    readonly split: ReceiptSplit;
    readonly participantIds: readonly string[];
    readonly shares: readonly OwnShare[];
  };
}

const RECEIPT_VALUES = ['amount', 'label', 'paidById', 'date', 'target', 'split'] as const;

export type ReceiptProblems = Partial<Record<keyof ReceiptInput, string>>;

const EQUAL_ALL = (trip: CostsTrip) => trip.people.filter(({ isMember }) => isMember).map(({ id }) => id);

/** Before anything is typed: paid by the viewer, today, for all meals. */
export function emptyReceipt(trip: CostsTrip, today: CalendarDate): ReceiptInput {
  return {
    version: null,
    amount: '',
    currency: trip.costs.currency,
    rate: '',
    label: '',
    paidById: trip.viewerId ?? '',
    date: today,
    target: 'all',
    mealIds: [],
    split: 'BY_PORTIONS',
    participantIds: EQUAL_ALL(trip),
    shares: {},
  };
}

/** @param ofShares null until they are read; only own shares need them */
export function receiptInput(
  trip: CostsTrip,
  receipt: Receipt,
  ofShares: ReceiptSharesOfFragment | null,
): ReceiptInput {
  const { amount, rate, label, paidById, date, kind, mealIds, split, participantIds, version } = receipt;
  const typed = (ofShares?.shares ?? []).flatMap(({ participantId, typedAmount }) =>
    split === 'SHARES' && typedAmount !== null
      ? [{ participantId, amountCents: typedAmount.amountCents }]
      : [],
  );
  return {
    version,
    label,
    paidById,
    date,
    split,
    amount: amountToType(amount.amountCents, amount.currency),
    currency: amount.currency,
    rate: rate ?? '',
    target: kind === 'OTHER' ? 'other' : mealIds.length > 0 ? 'some' : 'all',
    mealIds,
    participantIds: split === 'EQUAL' ? participantIds : EQUAL_ALL(trip),
    // Of a refund, too, as sizes.
    shares: Object.fromEntries(
      typed.map((own) => [own.participantId, amountToType(Math.abs(own.amountCents), amount.currency)]),
    ),
  };
}

/** Typed amount in the smallest unit of its currency; null if it is none. */
export function amountOf({ amount, currency }: Pick<ReceiptInput, 'amount' | 'currency'>): number | null {
  const cents = readAmount(amount, currency);
  return cents === 0 ? null : cents;
}

/** In the trip's currency; null while amount or rate cannot be read. */
export function tripAmountOf(input: ReceiptInput, tripCurrency: string): number | null {
  const cents = amountOf(input);
  if (cents === null || input.currency === tripCurrency) return cents;
  const rate = readRate(input.rate);
  return rate === null ? null : exchanged(cents, rate, input.currency, tripCurrency);
}

/** Money that came back: below 0. */
export function isRefund(input: Pick<ReceiptInput, 'amount' | 'currency'>): boolean {
  return /^\s*[-−]/.test(input.amount) || (amountOf(input) ?? 0) < 0;
}

/** Typed shares other than 0, with the sign of the amount; null where one cannot be read. */
function ownShares(input: ReceiptInput): readonly OwnShare[] | null {
  const { shares, currency } = input;
  const read = Object.entries(shares)
    .filter(([, text]) => text.trim() !== '')
    .map(([participantId, text]) => ({
      participantId,
      amountCents: signed(readAmount(text, currency), isRefund(input)),
    }));
  const isRead = (own: { participantId: string; amountCents: number | null }): own is OwnShare =>
    own.amountCents !== null;
  return read.every(isRead) ? read.filter(({ amountCents }) => amountCents !== 0) : null;
}

/** Null for a share that takes money from somebody's share of a payment. */
function signed(cents: number | null, isBack: boolean): number | null {
  if (cents === null || cents === 0) return cents;
  if (isBack) return -Math.abs(cents);
  return cents > 0 ? cents : null;
}

/** What own shares leave of the amount: above 0 too little, below too much; null while something cannot be read. */
export function leftToShare(input: ReceiptInput): number | null {
  const cents = amountOf(input);
  const shares = ownShares(input);
  if (cents === null || shares === null) return null;
  const left = cents - shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cents < 0 && left !== 0 ? -left : left;
}

/** Fields of the API, by what is typed. */
export const FIELD_OF: Readonly<Record<string, keyof ReceiptInput>> = {
  amount: 'amount',
  amountCents: 'amount',
  currency: 'currency',
  rate: 'rate',
  label: 'label',
  paidById: 'paidById',
  date: 'date',
  mealIds: 'mealIds',
  participantIds: 'participantIds',
  shares: 'shares',
  split: 'split',
  kind: 'target',
};

/** What the form says where the API's words are for programs. */
const OWN_WORDS: ReceiptProblems = {
  rate: t`Please enter the rate, like 1.0842.`,
  date: t`Please choose a day.`,
};

/** By the fields of the API. */
function refusedFields(input: ReceiptInput, tripCurrency: string): ReceiptProblems {
  const change = receiptChange(receiptValues(input, tripCurrency), RECEIPT_VALUES, tripCurrency);
  // Kind and split are chosen, and have other names in GraphQL.
  const { error } = receiptChangeFields.safeParse({ ...change, kind: undefined, split: undefined });
  const problems: { -readonly [Field in keyof ReceiptProblems]: string } = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = FIELD_OF[String(path[0])] ?? 'label';
    problems[field] ??= OWN_WORDS[field] ?? message;
  }
  return problems;
}

/** Why the input cannot be saved, by field. */
export function receiptProblems(input: ReceiptInput, tripCurrency: string): ReceiptProblems {
  const { currency, target, mealIds, split, participantIds } = input;
  const left = split === 'SHARES' ? leftToShare(input) : 0;
  return {
    ...refusedFields(input, tripCurrency),
    ...(amountOf(input) === null && {
      amount: t`Please enter an amount, like ${{ example: formatAmount(1250, currency) }}.`,
    }),
    ...(target === 'some' && mealIds.length === 0 && { mealIds: t`Please choose at least one meal.` }),
    ...(split === 'EQUAL' &&
      participantIds.length === 0 && { participantIds: t`Please choose at least one person.` }),
    ...(left === null && split === 'SHARES' && { shares: t`Please check the amounts.` }),
    ...(left !== null && left !== 0 && { shares: leftText(left, currency) }),
  };
}

/** "$4.00 left to split", "$2.00 too much" */
export function leftText(left: number, currency: string): string {
  const size = formatAmount(Math.abs(left), currency);
  return left < 0 ? t`${size} too much` : t`${size} left to split`;
}

/** Of input without problems. */
export function receiptValues(input: ReceiptInput, tripCurrency: string): ReceiptValues {
  const { currency, rate, label, paidById, date, target, mealIds, split, participantIds } = input;
  return {
    amount: {
      cents: amountOf(input) ?? 0,
      currency,
      rate: currency === tripCurrency ? null : rate.trim().replace(',', '.'),
    },
    label: label.trim(),
    paidById,
    date,
    target: { kind: target === 'other' ? 'OTHER' : 'GROCERIES', mealIds: target === 'some' ? mealIds : [] },
    split: {
      split,
      participantIds: split === 'EQUAL' ? participantIds : [],
      shares: split === 'SHARES' ? (ownShares(input) ?? []) : [],
    },
  };
}

type Change = Omit<AddReceiptInput, 'tripId'>;

/** Only these fields, to keep other people's changes. */
export function receiptChange(
  values: ReceiptValues,
  fields: readonly (keyof ReceiptValues)[],
  tripCurrency: string,
): Partial<Change> {
  const { amount, target, split } = values;
  const has = (field: keyof ReceiptValues) => fields.includes(field);
  return {
    ...(has('amount') && {
      amountCents: amount.cents,
      currency: amount.currency === tripCurrency ? null : amount.currency,
      rate: amount.rate,
    }),
    ...(has('label') && { label: values.label }),
    ...(has('paidById') && { paidById: values.paidById }),
    ...(has('date') && { date: values.date }),
    ...(has('target') && { kind: target.kind, mealIds: [...target.mealIds] }),
    ...(has('split') && {
      split: split.split,
      ...(split.split === 'EQUAL' && { participantIds: [...split.participantIds] }),
      ...(split.split === 'SHARES' && { shares: [...split.shares] }),
    }),
  };
}
