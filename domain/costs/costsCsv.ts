import { decimalAmount } from './split/amountText.ts';
import type { Transfer } from './split/balance.ts';
import { settlement } from './split/settlement.ts';
import { msg, type Part } from '../text/message.ts';
import { csvFile } from '../text/csv.ts';
import type { CalendarDate } from '../time/calendarDate.ts';
import type { TripCosts } from './tripCosts.ts';

interface Settled {
  readonly currency: string;
  readonly nameOf: (participantId: string) => Part;
  /** Marked as paid. */
  readonly transfers: readonly (Transfer & { readonly date: CalendarDate })[];
}

const AMOUNT = msg('costsCsv.amount', 'Amount');

const RECEIPT_HEADS = [
  msg('costsCsv.date', 'Date'),
  msg('costsCsv.label', 'Label'),
  msg('costsCsv.kind', 'Kind'),
  msg('costsCsv.split', 'Split'),
  msg('costsCsv.paidBy', 'Paid by'),
  AMOUNT,
  msg('costsCsv.currency', 'Currency'),
  msg('costsCsv.rate', 'Rate'),
];
const BALANCE_HEADS = [
  msg('costsCsv.name', 'Name'),
  msg('costsCsv.paid', 'Paid'),
  msg('costsCsv.share', 'Share'),
  msg('costsCsv.transferred', 'Transferred'),
  msg('costsCsv.balance', 'Balance'),
];
const TRANSFER_HEADS = [
  msg('costsCsv.from', 'From'),
  msg('costsCsv.to', 'To'),
  AMOUNT,
  msg('costsCsv.paidOn', 'Paid on'),
];

/** Tables of receipts with everybody's shares, balances and payments. */
export function costsCsv(costs: TripCosts, { currency, nameOf, transfers }: Settled): string {
  const people = costs.balances.map(({ participantId }) => participantId);
  const amount = (cents: number, of = currency) => decimalAmount(cents, of);
  const receipts = costs.receipts.map(({ receipt, cents, shares }) => {
    const own = receipt.currency ?? currency;
    const shareOf = new Map(shares.map((share) => [share.participantId, share.cents]));
    return [
      receipt.date,
      receipt.label,
      receipt.kind,
      receipt.split,
      nameOf(receipt.paidById),
      amount(receipt.amountCents, own),
      own,
      receipt.rate,
      amount(cents),
      ...people.map((id) => amount(shareOf.get(id) ?? 0)),
    ];
  });
  const toPay = settlement(costs.balances);
  const heads = [
    ...RECEIPT_HEADS,
    msg('costsCsv.amountIn', 'Amount in {currency}', { currency }),
    ...people.map(nameOf),
  ];
  return csvFile(heads, [
    ...receipts,
    [],
    BALANCE_HEADS,
    ...costs.balances.map(({ participantId, paid, share, transferred, balance }) => [
      nameOf(participantId),
      amount(paid),
      amount(share),
      amount(transferred),
      amount(balance),
    ]),
    [],
    TRANSFER_HEADS,
    ...transfers.map(({ fromId, toId, cents, date }) => [nameOf(fromId), nameOf(toId), amount(cents), date]),
    ...toPay.map(({ fromId, toId, cents }) => [nameOf(fromId), nameOf(toId), amount(cents), '']),
  ]);
}
