/** In lowest terms, with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** @throws RangeError for denominator 0 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot be divided by zero.');
  if (denominator === 1n) return { numerator, denominator };
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = sign * greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Whole numbers in the same proportions. */
export function wholeNumbers(values: readonly Rational[]): bigint[] {
  const denominator = values.reduce(
    (all, { denominator }) =>
      denominator === 1n || all % denominator === 0n
        ? all
        : (all / greatestDivisor(all, denominator)) * denominator,
    1n,
  );
  if (denominator === 1n) return values.map(({ numerator }) => numerator);
  return values.map((value) => value.numerator * (denominator / value.denominator));
}

export function sum(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function product(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws RangeError if b is 0 */
export function quotient(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Not for negative numbers. */
export function wholePart(value: Rational): bigint {
  return value.numerator / value.denominator;
}

/**
 * Nearest multiple of a step, at least one of it; not for negative numbers.
 * @param from the part of a step from which it is one more
 */
export function nearestMultiple(value: Rational, step: Rational, from = rational(1n, 2n)): Rational {
  const rest = rational(from.denominator - from.numerator, from.denominator);
  const count = wholePart(sum(quotient(value, step), rest));
  return product(step, rational(count < 1n ? 1n : count));
}

/** '1 1/2', '3', '2/3'; not for negative numbers. */
export function fractionText(value: Rational): string {
  const whole = wholePart(value);
  const rest = value.numerator % value.denominator;
  if (rest === 0n) return whole.toString();
  const fraction = `${rest}/${value.denominator}`;
  return whole === 0n ? fraction : `${whole} ${fraction}`;
}

/** '1.25'; null unless exact in 6 places. */
export function decimalText(value: Rational): string | null {
  const millionths = value.numerator * 1_000_000n;
  if (millionths % value.denominator !== 0n) return null;
  const digits = (millionths / value.denominator).toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

const THIRDS = [rational(1n, 3n), rational(2n, 3n)];

/** .33 or .667 becomes thirds; not for metric units. */
export function withThirds(value: Rational): Rational {
  const whole = rational(wholePart(value));
  const rest = sum(value, rational(-whole.numerator));
  const third = THIRDS.find((one) =>
    [2n, 3n, 4n, 5n, 6n].some((places) => isRounded(rest, one, 10n ** places)),
  );
  return third === undefined ? value : sum(whole, third);
}

/** Cut off or rounded. */
function isRounded(value: Rational, exact: Rational, parts: bigint): boolean {
  const cut = (exact.numerator * parts) / exact.denominator;
  const rounded = (2n * exact.numerator * parts + exact.denominator) / (2n * exact.denominator);
  return [cut, rounded].some((digits) => compare(value, rational(digits, parts)) === 0);
}
