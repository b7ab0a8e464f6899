import { product, type Rational } from '../../number/rational.ts';
import {
  joinedParts,
  shownPart,
  sumOf,
  type Part,
  type QuantityText,
  type SummedText,
  type Conversion,
} from '../amount/quantitySum.ts';
import { foodWeight, type FoodWeight } from './foodWeights.ts';

interface RawAndCooked {
  /** As measured. */
  readonly summed: readonly Part[];
  /** Raw, as shops sell it. */
  readonly parts: readonly Part[];
  readonly unread: readonly QuantityText[];
  readonly conversions: readonly Conversion[];
}

/**
 * Cooked and raw of one line are never added as the same: 3 cups of cooked rice are 1 cup raw. Where that is not known,
 * they stand side by side: "1 lb + 2 cups cooked".
 * @param key of `foodKey`
 */
export function rawAndCooked(
  key: string,
  rows: readonly (SummedText & { readonly isCooked?: boolean })[],
): RawAndCooked {
  const raw = sumOf(rows.filter(({ isCooked }) => isCooked !== true));
  const cooked = sumOf(rows.filter(({ isCooked }) => isCooked === true));
  if (cooked.parts.length === 0)
    return {
      summed: raw.parts,
      parts: raw.parts,
      unread: [...raw.unread, ...cooked.unread],
      conversions: [],
    };
  const food = foodWeight(key);
  const known = cooked.parts.flatMap((part) => rawOf(part, food) ?? []);
  const unknown = cooked.parts.filter((part) => rawOf(part, food) === null).flatMap(shownPart);
  return {
    summed: [...raw.parts, ...known.map(({ from }) => ({ ...from, asWritten: asCooked(from) }))],
    parts: joinedParts([...raw.parts, ...known.map(({ to }) => to)]),
    unread: [...raw.unread, ...unknown.map(withWord), ...cooked.unread],
    conversions: known,
  };
}

function rawOf(part: Part, { rawOfCooked }: FoodWeight): Conversion | null {
  if (rawOfCooked === null || part.dimension === 'count') return null;
  const factor = part.dimension.endsWith('Volume') ? rawOfCooked.volume : rawOfCooked.weight;
  return { from: part, to: times(part, factor), factor, needsFood: true, isCooked: true };
}

function times(part: Part, factor: Rational): Part {
  const [low, high] = [product(part.amount.low, factor), product(part.amount.high, factor)];
  return { ...part, amount: { low, high, isAbout: true }, asWritten: null };
}

function asCooked(part: Part): QuantityText {
  const [first, ...rest] = shownPart(part);
  return rest.length > 0 || first === undefined
    ? { quantity: shownPart(part).map(labelled).join(' + '), unit: 'cooked' }
    : withWord(first);
}

function labelled({ quantity, unit }: QuantityText): string {
  return [quantity, unit].filter(Boolean).join(' ');
}

function withWord({ quantity, unit }: QuantityText): QuantityText {
  return { quantity, unit: [unit, 'cooked'].filter(Boolean).join(' ') };
}
