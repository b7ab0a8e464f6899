import { wholeNumbers, type Rational } from '../../number/rational.ts';

export interface Weight {
  readonly participantId: string;
  /** Not negative. */
  readonly weight: Rational;
}

export interface Share {
  readonly participantId: string;
  /** In the currency's smallest unit. */
  readonly cents: number;
}

/**
 * Splits an amount by weights, by the largest remainder: everybody gets the whole cents of their exact share, and the
 * cents left over go to the largest fractions. Equal fractions: to `first` (who paid), then by id, so that the order of
 * the weights does not matter.
 * @param cents a refund is negative
 * @returns in the order of the weights; they add up to `cents`, unless no weight is above 0: then nobody has a share
 */
export function apportion(cents: number, weights: readonly Weight[], first: string | null): Share[] {
  const parts = wholeNumbers(weights.map(({ weight }) => weight));
  const total = parts.reduce((sum, part) => sum + part, 0n);
  if (total === 0n) return weights.map(({ participantId }) => ({ participantId, cents: 0 }));
  const divide = divider(Math.abs(cents), total);
  const exact = weights.map(({ participantId }, index) => {
    const { whole, remainder } = divide(parts[index] ?? 0n);
    return { participantId, whole, remainder };
  });
  const left = Math.abs(cents) - exact.reduce((sum, share) => sum + share.whole, 0);
  // The cents left over are fewer than the fractions.
  const byRemainder = exact
    .filter(({ remainder }) => remainder > 0)
    .sort((a, b) => {
      if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
      const payerFirst = Number(b.participantId === first) - Number(a.participantId === first);
      return payerFirst === 0 ? (a.participantId < b.participantId ? -1 : 1) : payerFirst;
    });
  for (let index = 0; index < left; index += 1) {
    const share = byRemainder[index];
    if (share !== undefined) share.whole += 1;
  }
  return exact.map(({ participantId, whole }) => ({
    participantId,
    cents: cents < 0 && whole > 0 ? -whole : whole,
  }));
}

interface Quotient {
  readonly whole: number;
  readonly remainder: number | bigint;
}

/** `cents * part / total`; numbers are several times faster, as long as they are exact. */
function divider(cents: number, total: bigint): (part: bigint) => Quotient {
  const [amount, parts] = [BigInt(cents), Number(total)];
  if (amount * total <= BigInt(Number.MAX_SAFE_INTEGER))
    return (part) => {
      const product = cents * Number(part);
      const remainder = product % parts;
      return { whole: (product - remainder) / parts, remainder };
    };
  return (part) => {
    const product = amount * part;
    return { whole: Number(product / total), remainder: product % total };
  };
}
