import { decimalAmount } from './split/amountText.ts';
import type { Transfer } from './split/balance.ts';
import { settlement } from './split/settlement.ts';
import { csvFile } from '../text/csv.ts';
import type { CalendarDate } from '../time/calendarDate.ts';
import type { TripCosts } from './tripCosts.ts';

interface Settled {
  readonly currency: string;
  readonly nameOf: (participantId: string) => string;
  /** Marked as paid. */
  readonly transfers: readonly (Transfer & { readonly date: CalendarDate })[];
}

/** Tables of receipts with everybody's shares, balances and payments. */
export function costsCsv(costs: TripCosts, { currency, nameOf, transfers }: Settled): string {
  const people = costs.balances.map(({ participantId }) => participantId);
  const amount = (cents: number, of = currency) => decimalAmount(cents, of);
  const receipts = costs.receipts.map(({ receipt, cents, shares }) => {
    const own = receipt.currency ?? currency;
    const shareOf = new Map(shares.map((share) => [share.participantId, share.cents]));
    return [
      ...[receipt.date, receipt.label, receipt.kind, receipt.split, nameOf(receipt.paidById)],
      ...[amount(receipt.amountCents, own), own, receipt.rate],
      ...[amount(cents), ...people.map((id) => amount(shareOf.get(id) ?? 0))],
    ];
  });
  const toPay = settlement(costs.balances);
  const heads = [
    ...['Date', 'Label', 'Kind', 'Split', 'Paid by', 'Amount', 'Currency', 'Rate', `Amount in ${currency}`],
    ...people.map(nameOf),
  ];
  return csvFile(heads, [
    ...receipts,
    [],
    ['Name', 'Paid', 'Share', 'Transferred', 'Balance'],
    ...costs.balances.map(({ participantId, paid, share, transferred, balance }) => [
      ...[nameOf(participantId), amount(paid), amount(share), amount(transferred), amount(balance)],
    ]),
    [],
    ['From', 'To', 'Amount', 'Paid on'],
    ...transfers.map(({ fromId, toId, cents, date }) => [
      ...[nameOf(fromId), nameOf(toId), amount(cents), date],
    ]),
    ...toPay.map(({ fromId, toId, cents }) => [nameOf(fromId), nameOf(toId), amount(cents), '']),
  ]);
}
