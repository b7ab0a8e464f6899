import { t } from '@lingui/core/macro';
import type { ExportedCosts } from '../../../../domain/trip/transfer/tripExport.ts';
import { formatDecimal } from '../../../../domain/costs/split/amountText.ts';
import { textOf } from '../../../../domain/text/asText.ts';
import { receiptName } from '../../../../domain/costs/receipt.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { oneLine } from '../../labels/plainText.ts';

export interface CostsLines {
  readonly title: string;
  /** Users' texts are each on one line. */
  readonly lines: readonly string[];
}

/** Costs as lists for text and paper; none without receipts and payments. */
export function costsLines({
  currency,
  spent,
  receipts,
  balances = [],
  payments = [],
}: ExportedCosts): CostsLines[] {
  const receiptLines = receipts.map((receipt) => receiptLine(receipt, currency));
  const open = balances.filter(({ paid, share, balance }) =>
    [paid, share, balance].some((one) => Number(one) !== 0),
  );
  const all = shown(spent, currency);
  const parts = [
    { title: t`Receipts: ${all}`, lines: receiptLines },
    { title: t`Balances`, lines: open.map((balance) => balanceLine(balance, currency)) },
    { title: t`Payments`, lines: payments.map((payment) => paymentLine(payment, currency)) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function paymentLine(payment: NonNullable<ExportedCosts['payments']>[number], currency: string): string {
  const date = monthDayLabel(payment.date);
  const from = oneLine(payment.from);
  const to = oneLine(payment.to);
  const amount = shown(payment.amount, currency);
  return t`${date}: ${from} to ${to}, ${amount}`;
}

function payerText(name: string, isRefund: boolean): string {
  return isRefund ? t`back to ${name}` : t`paid by ${name}`;
}

function receiptLine(receipt: ExportedCosts['receipts'][number], tripCurrency: string): string {
  const { date, amount, tripAmount, currency, paidBy } = receipt;
  const foreign = currency === tripCurrency ? '' : ` (${shown(amount, currency)})`;
  const payer = paidBy === null ? '' : `, ${payerText(oneLine(paidBy), Number(amount) < 0)}`;
  const name = oneLine(textOf(receiptName(receipt)));
  return `${monthDayLabel(date)}: ${name}, ${shown(tripAmount, tripCurrency)}${foreign}${payer}`;
}

function balanceLine(
  { name, paid, share, balance }: NonNullable<ExportedCosts['balances']>[number],
  currency: string,
): string {
  const own = shown(paid, currency);
  const due = shown(share, currency);
  const figures = t`paid ${own}, share ${due}`;
  return `${oneLine(name)}: ${figures}, ${standing(balance, currency)}`;
}

function standing(balance: string, currency: string): string {
  const cents = Number(balance);
  if (cents === 0) return t`even`;
  const open = shown(balance.replace('-', ''), currency);
  return cents > 0 ? t`gets back ${open}` : t`owes ${open}`;
}

/** Decimal text as the viewer's browser writes money. */
function shown(amount: string, currency: string): string {
  return formatDecimal(amount, currency);
}
