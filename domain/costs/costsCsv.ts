import { decimalAmount } from '../money/costs/amountText.ts';
import type { Transfer } from '../money/costs/balance.ts';
import { settlement } from '../money/costs/settlement.ts';
import type { CalendarDate } from '../time/calendarDate.ts';
import type { TripCosts } from './tripCosts.ts';

interface Settled {
  readonly currency: string;
  readonly nameOf: (participantId: string) => string;
  /** Marked as paid. */
  readonly transfers: readonly (Transfer & { readonly date: CalendarDate })[];
}

/** An amount stays a number, which has no sign but minus. */
type Cell = string | { readonly amount: string };

/** Byte order mark, by which spreadsheets take the text for UTF-8. */
const UTF8_MARK = '\uFEFF';

/** Tables of receipts with everybody's shares, balances and payments. */
export function costsCsv(costs: TripCosts, { currency, nameOf, transfers }: Settled): string {
  const people = costs.balances.map(({ participantId }) => participantId);
  const amount = (cents: number, of = currency): Cell => ({ amount: decimalAmount(cents, of) });
  const receipts = costs.receipts.map(({ receipt, cents, shares }): Cell[] => {
    const own = receipt.currency ?? currency;
    const shareOf = new Map(shares.map((share) => [share.participantId, share.cents]));
    return [
      ...[receipt.date, receipt.label, receipt.kind, receipt.split, nameOf(receipt.paidById)],
      ...[amount(receipt.amountCents, own), own, receipt.rate === null ? '' : { amount: receipt.rate }],
      ...[amount(cents), ...people.map((id) => amount(shareOf.get(id) ?? 0))],
    ];
  });
  const toPay = settlement(costs.balances);
  const rows: Cell[][] = [
    [
      ...['Date', 'Label', 'Kind', 'Split', 'Paid by', 'Amount', 'Currency', 'Rate', `Amount in ${currency}`],
      ...people.map(nameOf),
    ],
    ...receipts,
    [],
    ['Name', 'Paid', 'Share', 'Transferred', 'Balance'],
    ...costs.balances.map(({ participantId, paid, share, transferred, balance }): Cell[] => [
      ...[nameOf(participantId), amount(paid), amount(share), amount(transferred), amount(balance)],
    ]),
    [],
    ['From', 'To', 'Amount', 'Paid on'],
    ...transfers.map(({ fromId, toId, cents, date }): Cell[] => [
      ...[nameOf(fromId), nameOf(toId), amount(cents), date],
    ]),
    ...toPay.map(({ fromId, toId, cents }): Cell[] => [nameOf(fromId), nameOf(toId), amount(cents), '']),
  ];
  return `${UTF8_MARK}${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets calculate with what begins so, also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell.amount;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
