/** An exact fraction in lowest terms; the denominator is positive. Thirds of a cup never drift. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `numerator / denominator` in lowest terms. @throws RangeError when the denominator is 0 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot be divided by zero.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = sign * greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Sum of two fractions. */
export function sum(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** Product of two fractions. */
export function product(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** `a / b`. @throws RangeError when b is 0 */
export function quotient(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Below 0 when a is the smaller one, above 0 when it is the larger one, else 0. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The whole part of a fraction that is not negative. */
export function wholePart(value: Rational): bigint {
  return value.numerator / value.denominator;
}

/** '1 1/2', '3', '2/3': a fraction that is not negative, as recipes write it. */
export function fractionText(value: Rational): string {
  const whole = wholePart(value);
  const rest = value.numerator % value.denominator;
  if (rest === 0n) return whole.toString();
  const fraction = `${rest}/${value.denominator}`;
  return whole === 0n ? fraction : `${whole} ${fraction}`;
}

/** '1.25': a fraction as a decimal number, or null when no decimal number of at most 6 places is exactly that. */
export function decimalText(value: Rational): string | null {
  const millionths = value.numerator * 1_000_000n;
  if (millionths % value.denominator !== 0n) return null;
  const digits = (millionths / value.denominator).toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

const THIRDS = [rational(1n, 3n), rational(2n, 3n)];

/**
 * The number with a third for what is written as one: .33, .333, .66, .67, .667 … up to six places. Of metric units
 * these are decimals: a can of 0.33 l.
 */
export function withThirds(value: Rational): Rational {
  const whole = rational(wholePart(value));
  const rest = sum(value, rational(-whole.numerator));
  const third = THIRDS.find((one) =>
    [2n, 3n, 4n, 5n, 6n].some((places) => isRounded(rest, one, 10n ** places)),
  );
  return third === undefined ? value : sum(whole, third);
}

/** Whether a value is the other one, cut off or rounded to so many parts of one. */
function isRounded(value: Rational, exact: Rational, parts: bigint): boolean {
  const cut = (exact.numerator * parts) / exact.denominator;
  const rounded = (2n * exact.numerator * parts + exact.denominator) / (2n * exact.denominator);
  return [cut, rounded].some((digits) => compare(value, rational(digits, parts)) === 0);
}
