/** An amount of dollars as people read it: 299 cents are "$2.99", 129900 are "$1,299.00". Cents stay whole numbers. */
export function formatMoney(amountCents: number): string {
  const { sign, dollars, cents } = parts(amountCents);
  return `${sign}$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** An amount as a decimal number of dollars in a text: 299 cents are "2.99". */
export function decimalMoney(amountCents: number): string {
  const { sign, dollars, cents } = parts(amountCents);
  return `${sign}${dollars}.${cents}`;
}

function parts(amountCents: number): { sign: string; dollars: string; cents: string } {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return { sign: amountCents < 0 ? '-' : '', dollars: digits.slice(0, -2), cents: digits.slice(-2) };
}
