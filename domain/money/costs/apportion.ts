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
  const amount = BigInt(Math.abs(cents));
  const exact = weights.map(({ participantId }, index) => {
    const share = amount * (parts[index] ?? 0n);
    return { participantId, cents: Number(share / total), remainder: share % total };
  });
  const left = Math.abs(cents) - exact.reduce((sum, share) => sum + share.cents, 0);
  const byRemainder = [...exact].sort((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
    const payerFirst = Number(b.participantId === first) - Number(a.participantId === first);
    return payerFirst === 0 ? (a.participantId < b.participantId ? -1 : 1) : payerFirst;
  });
  for (const share of byRemainder.slice(0, left)) share.cents += 1;
  return exact.map((share) => ({
    participantId: share.participantId,
    cents: cents < 0 && share.cents > 0 ? -share.cents : share.cents,
  }));
}
