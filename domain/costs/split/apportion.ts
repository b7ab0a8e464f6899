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
  const parts = partsOf(weights);
  if (parts.total === 0n) return weights.map(({ participantId }) => ({ participantId, cents: 0 }));
  const amount = Math.abs(cents);
  const { whole, remainders } = divided(amount, parts);
  const isFirst = (index: number) => Number(weights[index]?.participantId === first);
  // The units left over are fewer than the fractions. Equal fractions stay by id: the sort is stable.
  const byRemainder = parts.byId
    .filter((index) => (remainders[index] ?? 0) > 0)
    .sort((a, b) => {
      const [one, other] = [remainders[a] ?? 0, remainders[b] ?? 0];
      return one === other ? isFirst(b) - isFirst(a) : one > other ? -1 : 1;
    });
  const left = amount - whole.reduce((sum, one) => sum + one, 0);
  for (const index of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return weights.map(({ participantId }, index) => {
    const share = whole[index] ?? 0;
    return { participantId, cents: cents < 0 && share > 0 ? -share : share };
  });
}

interface Parts {
  readonly parts: readonly bigint[];
  readonly total: bigint;
  /** Indices of the weights. */
  readonly byId: readonly number[];
}

/** Many receipts of a trip have the same weights. */
const PARTS = new WeakMap<readonly Weight[], Parts>();

function partsOf(weights: readonly Weight[]): Parts {
  const known = PARTS.get(weights);
  if (known !== undefined) return known;
  const parts = wholeNumbers(weights.map(({ weight }) => weight));
  const idAt = (index: number) => weights[index]?.participantId ?? '';
  const byId = [...weights.keys()].sort((a, b) => (idAt(a) < idAt(b) ? -1 : 1));
  const found = { parts, total: parts.reduce((sum, part) => sum + part, 0n), byId };
  PARTS.set(weights, found);
  return found;
}

/** `amount * part / total` for each part; numbers are several times faster, as long as they are exact. */
function divided(
  amount: number,
  { parts, total }: Parts,
): { readonly whole: number[]; readonly remainders: readonly (number | bigint)[] } {
  if (BigInt(amount) * total > BigInt(Number.MAX_SAFE_INTEGER)) {
    const products = parts.map((part) => BigInt(amount) * part);
    return {
      whole: products.map((product) => Number(product / total)),
      remainders: products.map((product) => product % total),
    };
  }
  const divisor = Number(total);
  const products = parts.map((part) => amount * Number(part));
  const remainders = products.map((product) => product % divisor);
  return {
    whole: products.map((product, index) => (product - (remainders[index] ?? 0)) / divisor),
    remainders,
  };
}
