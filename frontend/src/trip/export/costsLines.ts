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
  const all = [
    { title: t`Receipts: ${shown(spent, currency)}`, lines: receiptLines },
    { title: t`Balances`, lines: open.map((balance) => balanceLine(balance, currency)) },
    {
      title: t`Payments`,
      lines: payments.map(
        ({ from, to, amount, date }) =>
          t`${monthDayLabel(date)}: ${oneLine(from)} to ${oneLine(to)}, ${shown(amount, currency)}`,
      ),
    },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function receiptLine(receipt: ExportedCosts['receipts'][number], tripCurrency: string): string {
  const { date, amount, tripAmount, currency, paidBy } = receipt;
  const foreign = currency === tripCurrency ? '' : ` (${shown(amount, currency)})`;
  const verb = Number(amount) < 0 ? t`back to` : t`paid by`;
  const payer = paidBy === null ? '' : `, ${verb} ${oneLine(paidBy)}`;
  const name = oneLine(textOf(receiptName(receipt)));
  return `${monthDayLabel(date)}: ${name}, ${shown(tripAmount, tripCurrency)}${foreign}${payer}`;
}

function balanceLine(
  { name, paid, share, balance }: NonNullable<ExportedCosts['balances']>[number],
  currency: string,
): string {
  const figures = t`paid ${shown(paid, currency)}, share ${shown(share, currency)}`;
  return `${oneLine(name)}: ${figures}, ${standing(balance, currency)}`;
}

function standing(balance: string, currency: string): string {
  const cents = Number(balance);
  if (cents === 0) return 'even';
  return `${cents > 0 ? 'gets back' : 'owes'} ${shown(balance.replace('-', ''), currency)}`;
}

/** Decimal text as the viewer's browser writes money. */
function shown(amount: string, currency: string): string {
  return formatDecimal(amount, currency);
}
