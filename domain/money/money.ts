import { currencyFormat } from '../text/formats.ts';

/** 129900 is "$1,299.00". */
export function formatMoney(amountCents: number): string {
  return currencyFormat('USD', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amountCents / 100,
  );
}

/** 299 is "2.99". */
export function decimalMoney(amountCents: number): string {
  const { sign, dollars, cents } = parts(amountCents);
  return `${sign}${dollars}.${cents}`;
}

function parts(amountCents: number): { sign: string; dollars: string; cents: string } {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return { sign: amountCents < 0 ? '-' : '', dollars: digits.slice(0, -2), cents: digits.slice(-2) };
}
