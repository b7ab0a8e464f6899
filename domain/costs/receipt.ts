import { msg, type Part } from '../text/message.ts';
import type { CalendarDate } from '../time/calendarDate.ts';

export const RECEIPT_KINDS = ['groceries', 'other'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export const RECEIPT_SPLITS = ['by-portions', 'equal', 'shares'] as const;
export type ReceiptSplit = (typeof RECEIPT_SPLITS)[number];

/** A receipt is of a day at most so long before or after its trip. */
export const RECEIPT_DAYS_AROUND = 366;

/** What somebody paid for the group, as stored. */
export interface PaidReceipt {
  readonly id: string;
  /** A participant. */
  readonly paidById: string;
  /** In the smallest unit of its own currency; below 0 for a refund. */
  readonly amountCents: number;
  /** ISO 4217; null: the trip's. */
  readonly currency: string | null;
  /** Decimal text: what one of its currency is in the trip's; null: 1. */
  readonly rate: string | null;
  readonly label: string;
  readonly date: CalendarDate;
  readonly kind: ReceiptKind;
  readonly split: ReceiptSplit;
  /** By portions: the meals it was for; empty: all. */
  readonly mealIds: readonly string[];
  /**
   * Among whom it is split: equally, as typed, or as frozen. Empty while its shares follow the table.
   */
  readonly shares: readonly StoredShare[];
  readonly frozenAt: Date | null;
  readonly version: number;
}

export interface StoredShare {
  readonly participantId: string;
  /** Typed ones in the receipt's currency, frozen ones in the trip's; null: equal parts. */
  readonly amountCents: number | null;
  /** Of a frozen share: what was eaten. */
  readonly portionQuarters: number | null;
}

/** Groceries follow who eats, unless said otherwise. */
export function usualSplit(kind: ReceiptKind): ReceiptSplit {
  return kind === 'groceries' ? 'by-portions' : 'equal';
}

/** Its shares change with the table. */
export function followsAttendance({ split, frozenAt }: Pick<PaidReceipt, 'split' | 'frozenAt'>): boolean {
  return split === 'by-portions' && frozenAt === null;
}

/** What it was for; the kind stands in for an empty label. */
export function receiptName({ label, kind }: Pick<PaidReceipt, 'label' | 'kind'>): Part {
  if (label.trim() !== '') return label;
  return kind === 'groceries' ? msg('receipt.groceries', 'Groceries') : msg('receipt.other', 'Other costs');
}
