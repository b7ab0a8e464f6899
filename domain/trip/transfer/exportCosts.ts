import type { PaidReceipt } from '../../costs/receipt.ts';
import { spentCents } from '../../costs/tripCosts.ts';
import { decimalAmount } from '../../costs/split/amountText.ts';
import type { Balance, Transfer } from '../../costs/split/balance.ts';
import type { CalendarDate } from '../../time/calendarDate.ts';
import type { ExportedCosts } from './tripExport.ts';
import type { NameOf } from './tripSchedule.ts';

type SourceReceipt = Pick<
  PaidReceipt,
  'date' | 'label' | 'kind' | 'split' | 'paidById' | 'amountCents' | 'currency' | 'rate'
>;

/** What a trip's costs are exported from. */
export interface SourceCosts {
  readonly currency: string;
  readonly costs: {
    readonly receipts: readonly { readonly receipt: SourceReceipt; readonly cents: number }[];
    readonly balances: readonly Balance[];
  };
  /** Marked as paid. */
  readonly transfers: readonly (Transfer & { readonly date: CalendarDate })[];
}

export function isWithoutCosts({ costs, transfers }: SourceCosts): boolean {
  return costs.receipts.length === 0 && transfers.length === 0;
}

export function exportedCosts({ currency, costs, transfers }: SourceCosts, nameOf: NameOf): ExportedCosts {
  const amount = (cents: number) => decimalAmount(cents, currency);
  return {
    currency,
    spent: amount(spentCents(costs)),
    receipts: costs.receipts.map(({ receipt, cents }) => {
      const own = receipt.currency ?? currency;
      return {
        date: receipt.date,
        label: receipt.label,
        kind: receipt.kind,
        split: receipt.split,
        paidBy: nameOf(receipt.paidById),
        amount: decimalAmount(receipt.amountCents, own),
        currency: own,
        rate: receipt.rate,
        tripAmount: amount(cents),
      };
    }),
    balances: costs.balances.map(({ participantId, paid, share, transferred, balance }) => ({
      name: nameOf(participantId) ?? '',
      paid: amount(paid),
      share: amount(share),
      transferred: amount(transferred),
      balance: amount(balance),
    })),
    payments: transfers.map(({ fromId, toId, cents, date }) => ({
      from: nameOf(fromId) ?? '',
      to: nameOf(toId) ?? '',
      amount: amount(cents),
      date,
    })),
  };
}

/** The receipts alone, without who paid. */
export function withoutPayers({ currency, spent, receipts }: ExportedCosts): ExportedCosts {
  return { currency, spent, receipts: receipts.map((receipt) => ({ ...receipt, paidBy: null })) };
}
